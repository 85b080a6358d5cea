import type { Asset, ContentVisit } from '#site/content';
import type { Language } from '#site/locale';

type Json = unknown;

/**
 * Adds what the content API leaves out of pictures inside entries (contract §5.2): width, height, focus point and the alt text
 * in the page's language, from one asset call a picture, each asked once and cached. A picture whose call fails stays as it was.
 */
export async function withPictureDetails(
  sections: readonly Json[],
  content: ContentVisit,
  language: Language,
) {
  const ids = new Set<string>();
  collect(sections, ids);
  const details = new Map<string, Asset>();
  await Promise.all(
    [...ids].map(async (id) => {
      const [container = '', path = ''] = id.split('::');
      const asset = await content.asset(container, path);
      if (asset.ok && asset.value) details.set(id, asset.value);
    }),
  );
  return sections.map((section) => enrich(section, details, language));
}

function collect(json: Json, ids: Set<string>) {
  if (Array.isArray(json)) for (const item of json) collect(item, ids);
  else if (isRecord(json)) {
    if (isPicture(json)) ids.add(json.id);
    else for (const value of Object.values(json)) collect(value, ids);
  }
}

function enrich(json: Json, details: ReadonlyMap<string, Asset>, language: Language): Json {
  if (Array.isArray(json)) return json.map((item) => enrich(item, details, language));
  if (!isRecord(json)) return json;
  if (!isPicture(json)) {
    return Object.fromEntries(
      Object.entries(json).map(([key, value]) => [key, enrich(value, details, language)]),
    );
  }
  const asset = details.get(json.id);
  if (!asset) return json;
  const { width, height, focus, alt, fields } = asset;
  const translated = fields[`alt_${language}`];
  return {
    ...json,
    width,
    height,
    focus_css: focus,
    alt: typeof translated === 'string' && translated ? translated : alt,
  };
}

/** A shallow asset (contract §5.2): `container::path` as its id, and an address. */
function isPicture(json: Readonly<Record<string, unknown>>): json is { id: string; url: string } {
  return typeof json['id'] === 'string' && json['id'].includes('::') && 'url' in json && 'alt' in json;
}

function isRecord(json: Json): json is Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null;
}
