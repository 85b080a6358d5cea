import { isVectorPicture, type Picture, pictureUrl } from '#renderer/media/picture';
import type { ParseContext } from '#renderer/parse/parse-context';
import type { Section } from '#renderer/sections/section';
import type { Locale } from '#site/i18n/locale';
import { SOCIAL_CARD, socialCardUrl } from '#site/media/images';
import type { SocialPicture } from '#site/seo/head';
import type { ContentClient, Entry, Globals } from '#site/services/content';
import { loadPictures } from './content/load-pictures.ts';

/** Social pictures that editors selected. */
export type EditorPictures = {
  /** Selected for this page. */
  readonly ofPage?: Picture | undefined;
  /** Default for pages without a picture. */
  readonly ofSite?: Picture | undefined;
};

type PictureContext = {
  readonly content: ContentClient;
  readonly globals: Globals;
  readonly locale: Locale;
  readonly parseContext: ParseContext;
};

/** Width of article pictures for search engines, in pixels. */
const ARTICLE_WIDTH = 1080;

/** Loads the pictures that editors selected for a page and for the site, with size, focus point and alt text. */
export async function loadEditorPictures(
  entry: Pick<Entry, 'seo'> | undefined,
  { content, globals, locale, parseContext }: PictureContext,
): Promise<EditorPictures> {
  const fields = [entry?.seo.picture, globals['seo']?.['image']];
  // These pictures are not rendered on the page, so they need no placeholder colour.
  const placeholderColors = async () => new Map<string, string>();
  const [ofPage, ofSite] = await loadPictures(fields, { content, placeholderColors, locale, parseContext });
  return { ofPage, ofSite };
}

/**
 * Chooses the social picture of a page, in this order:
 *
 * 1. the picture that editors selected for the page
 * 2. the picture above the sections
 * 3. the first landscape picture of a section
 * 4. the picture below the sections
 * 5. the first picture of a section
 * 6. the default of the site
 *
 * SVG files are skipped, because a social card cannot show them.
 */
export function chooseSocialPicture(
  { ofPage, ofSite }: EditorPictures,
  pictures: {
    readonly above: Picture | undefined;
    readonly below: Picture | undefined;
    readonly sections: readonly Section[];
  },
): Picture | undefined {
  const sectionPictures = pictures.sections.flatMap(({ props }) =>
    'picture' in props && props.picture && !isVectorPicture(props.picture.src) ? [props.picture] : [],
  );
  const landscape = sectionPictures.find(({ width = 0, height = 0 }) => width > height);
  const candidates = [ofPage, pictures.above, landscape, pictures.below, sectionPictures[0], ofSite];
  return candidates.find((picture) => picture && !isVectorPicture(picture.src));
}

/** Returns a picture with the URL and size of its social card. */
export function toSocialPicture(picture: Picture | undefined, siteUrl: string): SocialPicture | undefined {
  return picture && { url: siteUrl + socialCardUrl(picture), alt: picture.alt, ...SOCIAL_CARD };
}

/** Returns the URL of a picture for search engines, without the logo of the social card. */
export function articlePictureUrl(picture: Picture | undefined, siteUrl: string): string | undefined {
  return picture && new URL(pictureUrl(picture.src, ARTICLE_WIDTH, 'jpeg'), siteUrl).href;
}
