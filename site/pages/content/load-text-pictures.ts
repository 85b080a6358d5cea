import type { TextPicture } from '#renderer/parse/parse-context';
import type { BaseLanguage } from '#site/i18n/locale';
import type { LoadPlaceholderColors } from '#site/media/images';
import { tryDecode } from '#site/protocol/route-rules';
import type { ContentClient } from '#site/services/content';
import { altOf } from './enrich-pictures.ts';

/** The container of pictures that the site serves below `/assets/` (contract §10.7). */
const CONTAINER = 'assets';

/**
 * Loads the pictures in the HTML of a page's sections, by their `src`. Each picture needs one cached request. If it fails, or if the file is not
 * in the container, the result omits the picture.
 */
export async function loadTextPictures(
  sections: readonly unknown[],
  language: BaseLanguage,
  {
    content,
    placeholderColors,
  }: { readonly content: ContentClient; readonly placeholderColors: LoadPlaceholderColors },
): Promise<ReadonlyMap<string, TextPicture>> {
  const sources = new Set<string>();
  collect(sections, sources);
  const [colors, loaded] = await Promise.all([
    placeholderColors([...sources]),
    Promise.all(
      [...sources].map(async (src) => ({ src, asset: await content.asset(CONTAINER, pathOf(src)) })),
    ),
  ]);
  return new Map(
    loaded.flatMap(({ src, asset }): [string, TextPicture][] => {
      if (!asset.ok || !asset.value) return [];
      const { width, height, alt } = asset.value;
      const texts = { alt: altOf(asset.value, language) ?? '', defaultAlt: alt ?? '' };
      return [[src, { ...texts, width, height, placeholder_color: colors.get(src) }]];
    }),
  );
}

const PICTURE = /<img\s[^<>]*>/gi;
/** The attribute with double quotes, single quotes or none, as editors may write it in Markdown. */
const SOURCE = /\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/i;
const ASSET = /^\/assets\/./;

/** Collects the sources of pictures in all texts. Texts that are not HTML may add unused sources. */
function collect(json: unknown, sources: Set<string>) {
  if (typeof json === 'string') {
    for (const [tag] of json.matchAll(PICTURE)) {
      const [, double, single, unquoted] = SOURCE.exec(tag) ?? [];
      const src = double ?? single ?? unquoted;
      if (src !== undefined && ASSET.test(src)) sources.add(src.replaceAll('&amp;', '&'));
    }
  } else if (typeof json === 'object' && json !== null) {
    for (const value of Object.values(json)) collect(value, sources);
  }
}

/** Returns the decoded path inside the container. A path with an invalid escape is unchanged. */
function pathOf(src: string) {
  const [path = ''] = src.slice('/assets/'.length).split(/[?#]/);
  return tryDecode(path, decodeURIComponent) ?? path;
}
