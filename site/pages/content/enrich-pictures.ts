import { isRecord } from '#renderer/parse/is-record';
import type { BaseLanguage } from '#site/i18n/locale';
import type { LoadPlaceholderColors } from '#site/media/images';
import type { ContentAsset, ContentClient } from '#site/services/content';

type Json = unknown;

type PictureDetails = {
  readonly assets: ReadonlyMap<string, ContentAsset>;
  readonly placeholderColors: ReadonlyMap<string, string>;
  readonly language: BaseLanguage;
};

/**
 * Adds picture data that the content API omits inside entries (contract §5.2): size, focus point and placeholder colour. It also
 * adds alt text and caption in the page's language. Each picture needs one cached request. If it fails, the picture stays unchanged.
 * A missing alt text falls back to the default alt text. A missing caption has no fallback.
 */
export async function enrichPictures(
  sections: readonly Json[],
  language: BaseLanguage,
  {
    content,
    placeholderColors,
  }: { readonly content: ContentClient; readonly placeholderColors: LoadPlaceholderColors },
) {
  const urls = new Map<string, string>();
  collect(sections, urls);
  const assets = new Map<string, ContentAsset>();
  await Promise.all(
    [...urls.keys()].map(async (id) => {
      const [container = '', path = ''] = id.split('::');
      const asset = await content.asset(container, path);
      if (asset.ok && asset.value) assets.set(id, asset.value);
    }),
  );
  const pictures = [...urls].filter(([id]) => assets.get(id)?.mimeType?.startsWith('image/'));
  const details = {
    assets,
    placeholderColors: await placeholderColors(pictures.map(([, url]) => url)),
    language,
  };
  return sections.map((section) => enrich(section, details));
}

/** Collects the URLs of all pictures by id. */
function collect(json: Json, urls: Map<string, string>) {
  if (Array.isArray(json)) for (const item of json) collect(item, urls);
  else if (isRecord(json)) {
    if (isPicture(json)) urls.set(json.id, json.url);
    else for (const value of Object.values(json)) collect(value, urls);
  }
}

function enrich(json: Json, details: PictureDetails): Json {
  if (Array.isArray(json)) return json.map((item) => enrich(item, details));
  if (!isRecord(json)) return json;
  if (!isPicture(json)) {
    return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, enrich(value, details)]));
  }
  const asset = details.assets.get(json.id);
  if (!asset) return json;
  const { width, height, focus, fields } = asset;
  const caption = fields[`caption_${details.language}`];
  return {
    ...json,
    width,
    height,
    focus_css: focus,
    alt: altOf(asset, details.language),
    ...(typeof caption === 'string' && caption ? { caption } : {}),
    placeholder_color: details.placeholderColors.get(json.url),
  };
}

/** Returns the alt text of a picture in a language, or its default alt text. */
export function altOf({ alt, fields }: ContentAsset, language: BaseLanguage): string | null {
  const localised = fields[`alt_${language}`];
  return typeof localised === 'string' && localised ? localised : alt;
}

/** Returns whether a value is a shallow asset (contract §5.2), whose id is `container::path`. */
function isPicture(json: Readonly<Record<string, unknown>>): json is { id: string; url: string } {
  return (
    typeof json['id'] === 'string' &&
    json['id'].includes('::') &&
    typeof json['url'] === 'string' &&
    'alt' in json
  );
}
