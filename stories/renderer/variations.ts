import { HOSTILE_HTML, HOSTILE_TEXTS } from './hostile.ts';

type Json = Readonly<Record<string, unknown>>;

/** Fields that no schema has. A newer content system or an add-on might add such fields. */
const UNKNOWN = { from_another_time: { deep: [1, null, 'x'] }, onclick: 'window.owned = true' };
/** Matches a picture in running text up to the end of its URL. The group ends before the URL. */
const IN_TEXT = /(<img\b[^>]*\bsrc=")[^"]+/g;
/** Fields that identify something; they contain no text for visitors. */
const IDENTIFIERS = ['id', 'type', 'slug', 'handle', 'api_url', 'shop_id'];

/** Returns a section without any field, as an editor adds it to a page. */
export function emptied({ id, type }: Json): Json {
  return { id: `${String(id)}-empty`, type };
}

/** Returns the section without its assets, without pictures in its running text, and without products, whose pictures would replace them. */
export function withoutPictures(section: Json): Json {
  return replaceValues(section, (value, name) => {
    if (isAsset(value) || name === 'shop_id') return null;
    return typeof value === 'string' ? value.replaceAll(IN_TEXT, '$1') : undefined;
  });
}

/** Returns the section with unknown fields, also in each row. */
export function withUnknownFields(section: Json): Json {
  const withRows = Object.entries(section).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.map((row: unknown) => (isJson(row) ? { ...row, ...UNKNOWN } : row)) : value,
  ]);
  return { ...UNKNOWN, ...Object.fromEntries(withRows) };
}

/**
 * Returns the section as an attacker might fill it in: hostile markup in each text, and `javascript:` in every second URL. Files and
 * choices stay the same, so that the section still renders.
 */
export function hostile(section: Json): Json {
  let texts = 0;
  let links = 0;
  return replaceValues(section, (value, name) => {
    if (isAsset(value)) return { ...value, alt: HOSTILE_TEXTS[0], caption: HOSTILE_TEXTS[1] };
    if (isChoice(value)) return value;
    if (typeof value !== 'string' || IDENTIFIERS.includes(name)) return undefined;
    if (name === 'url') return (links += 1) % 2 === 0 ? 'javascript:window.owned=true' : value;
    if (value.includes('</')) return HOSTILE_HTML;
    const text = HOSTILE_TEXTS[texts % HOSTILE_TEXTS.length];
    texts += 1;
    return text;
  });
}

/** Returns whether the section contains a picture: an asset, a picture in running text, or a product with a picture. */
export function hasPictures(section: Json): boolean {
  return JSON.stringify(withoutPictures(section)) !== JSON.stringify(section);
}

/**
 * Returns a copy with replaced values.
 *
 * @param change returns the new value; with `undefined` the value stays and its members are visited
 */
function replaceValues(section: Json, change: (value: unknown, name: string) => unknown): Json {
  const replaceValue = (value: unknown, name: string): unknown => {
    const replacement = change(value, name);
    if (replacement !== undefined) return replacement;
    if (Array.isArray(value)) return value.map((item: unknown) => replaceValue(item, name));
    return isJson(value) ? replaceAll(value) : value;
  };
  const replaceAll = (json: Json): Json =>
    Object.fromEntries(Object.entries(json).map(([name, value]) => [name, replaceValue(value, name)]));
  return replaceAll(section);
}

/** Returns whether a value is an asset of the content API. */
function isAsset(value: unknown): value is Json {
  return isJson(value) && String(value['id']).startsWith('assets::');
}

/** Returns whether a value is a select's value. */
function isChoice(value: unknown): value is Json {
  return isJson(value) && 'value' in value && 'key' in value;
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
