import * as v from 'valibot';
import { type Picture, pictureUrl } from '#renderer/media/picture';
import { createFields } from '#renderer/parse/fields';
import type { ParseContext } from '#renderer/parse/parse-context';
import type { Section } from '#renderer/sections/section';
import type { Locale } from '#site/i18n/locale';
import { SOCIAL_CARD, socialCardUrl } from '#site/media/images';
import type { SocialPicture } from '#site/seo/head';
import type { ContentClient, Entry, Globals } from '#site/services/content';
import { enrichPictures } from './content/enrich-pictures.ts';

/** Pictures that editors chose for sharing. */
export type EditorPictures = {
  /** For this page. */
  readonly ofPage?: Picture | undefined;
  /** For pages without one of their own that suits. */
  readonly ofSite?: Picture | undefined;
};

type PictureContext = {
  readonly content: ContentClient;
  readonly globals: Globals;
  readonly locale: Locale;
  readonly parseContext: ParseContext;
};

/** Wide enough for search engines, in pixels. */
const ARTICLE_WIDTH = 1080;

/** What editors chose for a page and for the site, with sizes, focus points and descriptions in the page's language. */
export async function loadEditorPictures(
  entry: Pick<Entry, 'seo'> | undefined,
  { content, globals, locale, parseContext }: PictureContext,
): Promise<EditorPictures> {
  const fields = [entry?.seo.picture, globals['seo']?.['image']];
  // Nothing stands in the place of these: nobody waits for their colours.
  const details = { content, placeholderColours: async () => new Map<string, string>() };
  const detailed = await enrichPictures(fields, locale.language, details);
  const { picture } = createFields(parseContext);
  const [ofPage, ofSite] = detailed.map((field) => {
    const read = v.safeParse(picture, field);
    return read.success ? read.output : undefined;
  });
  return { ofPage, ofSite };
}

/**
 * The picture that a page is shared with: the one chosen for it, else what it opens with, else the first on it that lies, else any
 * it shows, else the site's.
 */
export function chooseSocialPicture(
  { ofPage, ofSite }: EditorPictures,
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
  return ofPage ?? shown.above ?? lying ?? shown.below ?? inside[0] ?? ofSite;
}

/** The same as networks and messengers are told of it. */
export function toSocialPicture(picture: Picture | undefined, siteUrl: string): SocialPicture | undefined {
  return picture && { url: siteUrl + socialCardUrl(picture), alt: picture.alt, ...SOCIAL_CARD };
}

/** The same as search engines are told of it: without the brand's name on it. */
export function articlePictureUrl(picture: Picture | undefined, siteUrl: string): string | undefined {
  return picture && siteUrl + pictureUrl(picture.src, ARTICLE_WIDTH, 'jpeg');
}
