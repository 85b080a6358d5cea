import * as v from 'valibot';
import { type Picture, pictureUrl } from '#renderer/media/picture';
import { createFields } from '#renderer/parse/fields';
import type { ParseContext } from '#renderer/parse/parse-context';
import type { Section } from '#renderer/sections/section';
import type { Locale } from '#site/i18n/locale';
import { SHARED, sharedAddress } from '#site/media/images';
import type { SharedPicture } from '#site/seo/head';
import type { ContentVisit, Entry, Globals } from '#site/services/content';
import { withPictureDetails } from './content/picture-details.ts';

/** Pictures that editors chose for sharing. */
export type ChosenPictures = {
  /** For this page. */
  readonly own?: Picture | undefined;
  /** For pages without one of their own that suits. */
  readonly ofSite?: Picture | undefined;
};

type Place = {
  readonly content: ContentVisit;
  readonly globals: Globals;
  readonly locale: Locale;
  readonly reading: ParseContext;
};

/** Wide enough for search engines, in pixels. */
const ARTICLE_WIDTH = 1080;

/** What editors chose for a page and for the site, with sizes, focus points and descriptions in the page's language. */
export async function chosenPictures(
  entry: Pick<Entry, 'seo'> | undefined,
  { content, globals, locale, reading }: Place,
): Promise<ChosenPictures> {
  const fields = [entry?.seo.picture, globals['seo']?.['image']];
  // Nothing stands in the place of these: nobody waits for their colours.
  const details = { content, grounds: async () => new Map<string, string>() };
  const detailed = await withPictureDetails(fields, locale.language, details);
  const { picture } = createFields(reading);
  const [own, ofSite] = detailed.map((field) => {
    const read = v.safeParse(picture, field);
    return read.success ? read.output : undefined;
  });
  return { own, ofSite };
}

/**
 * The picture that a page is shared with: the one chosen for it, else what it opens with, else the first on it that lies, else any
 * it shows, else the site's.
 */
export function pictureToShare(
  { own, ofSite }: ChosenPictures,
  shown: {
    readonly above: Picture | undefined;
    readonly below: Picture | undefined;
    readonly sections: readonly Section[];
  },
): Picture | undefined {
  const inside = shown.sections.flatMap(({ props }) =>
    'picture' in props && props.picture ? [props.picture] : [],
  );
  const lying = inside.find(({ width = 0, height = 0 }) => width > height);
  return own ?? shown.above ?? lying ?? shown.below ?? inside[0] ?? ofSite;
}

/** The same as networks and messengers are told of it. */
export function sharedPicture(picture: Picture | undefined, siteUrl: string): SharedPicture | undefined {
  return picture && { address: siteUrl + sharedAddress(picture), alt: picture.alt, ...SHARED };
}

/** The same as search engines are told of it: without the brand's name on it. */
export function articlePicture(picture: Picture | undefined, siteUrl: string): string | undefined {
  return picture && siteUrl + pictureUrl(picture.src, ARTICLE_WIDTH, 'jpeg');
}
