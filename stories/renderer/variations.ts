import { HOSTILE_HTML, HOSTILE_TEXTS } from './hostile.ts';

type Json = Readonly<Record<string, unknown>>;

/** What no schema knows, as a newer content system or an add-on would write it. */
const UNKNOWN = { from_another_time: { deep: [1, null, 'x'] }, onclick: 'window.owned = true' };
/** A picture in running text, up to its address. */
const IN_TEXT = /(<img\b[^>]*\bsrc=")[^"]+/g;
/** Fields that say which thing something is, not what is written on it. */
const NAMING = ['id', 'type', 'slug', 'handle', 'api_url'];

/** A section that an editor has only just put on the page. */
export function emptied({ id, type }: Json): Json {
  return { id: `${String(id)}-empty`, type };
}

/** The section when all its files have gone: assets, and pictures in running text. */
export function withoutPictures(section: Json): Json {
  return changed(section, (value) => {
    if (isAsset(value)) return null;
    return typeof value === 'string' ? value.replaceAll(IN_TEXT, '$1') : undefined;
  });
}

/** The section with fields that nobody knows, on it and on each of its rows. */
export function withUnknownFields(section: Json): Json {
  const withRows = Object.entries(section).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.map((row: unknown) => (isJson(row) ? { ...row, ...UNKNOWN } : row)) : value,
  ]);
  return { ...UNKNOWN, ...Object.fromEntries(withRows) };
}

/**
 * The section as an attacker would fill it in: hostile markup in place of each text, and code in place of every second address.
 * Files and choices stay, so that there is something to see what it does beside.
 */
export function hostile(section: Json): Json {
  let texts = 0;
  let links = 0;
  return changed(section, (value, name) => {
    if (isAsset(value)) return { ...value, alt: HOSTILE_TEXTS[0], caption: HOSTILE_TEXTS[1] };
    if (isChoice(value)) return value;
    if (typeof value !== 'string' || NAMING.includes(name)) return undefined;
    if (name === 'url') return (links += 1) % 2 === 0 ? 'javascript:window.owned=true' : value;
    if (value.includes('</')) return HOSTILE_HTML;
    const text = HOSTILE_TEXTS[texts % HOSTILE_TEXTS.length];
    texts += 1;
    return text;
  });
}

/** Whether there is a file in it that could go missing. */
export function hasPictures(section: Json): boolean {
  return JSON.stringify(withoutPictures(section)) !== JSON.stringify(section);
}

/**
 * A copy with other values in it.
 *
 * @param change gives the new value; `undefined` leaves this one, but looks at what is inside
 */
function changed(section: Json, change: (value: unknown, name: string) => unknown): Json {
  const changeOne = (value: unknown, name: string): unknown => {
    const instead = change(value, name);
    if (instead !== undefined) return instead;
    if (Array.isArray(value)) return value.map((item: unknown) => changeOne(item, name));
    return isJson(value) ? changeAll(value) : value;
  };
  const changeAll = (json: Json): Json =>
    Object.fromEntries(Object.entries(json).map(([name, value]) => [name, changeOne(value, name)]));
  return changeAll(section);
}

/** An asset as the content API gives it, film or picture. */
function isAsset(value: unknown): value is Json {
  return isJson(value) && String(value['id']).startsWith('assets::');
}

/** A select's value. */
function isChoice(value: unknown): value is Json {
  return isJson(value) && 'value' in value && 'key' in value;
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
