import { isRecord } from '#renderer/parse/is-record';
import { type OwnPath, readOwnPath } from '#renderer/parse/link';
import type { ContentPicture, RelatedEntry } from './model.ts';

// Reads values of the content system's JSON, which differ between Statamic versions (contract §5.2, §13.4). All functions accept any value.

/** Returns a non-empty string, or null. */
export function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Returns a finite number, or null for any other value. */
export function numberOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** Returns an object, or an empty one for any other value. PHP serialises an empty map as `[]`. */
export function mapOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

/** Returns the URL of a link field, which is a string in Statamic 5 and an object in Statamic 6. */
export function linkOf(value: unknown): string | null {
  return textOf(isRecord(value) ? value['url'] : value);
}

/** Returns a path of this site, or null for any other value. */
export function ownPathOf(value: unknown): OwnPath | null {
  return readOwnPath(textOf(value) ?? '') ?? null;
}

/** Returns the handle of a collection, blueprint or taxonomy, which is `{ title, handle }` or a string. */
export function handleOf(value: unknown): string | null {
  return textOf(isRecord(value) ? value['handle'] : value);
}

/** Returns a related entry, or null for null, a missing value (Statamic 6 omits parents) or a bare id, which has no URL. */
export function relatedOf(value: unknown): RelatedEntry | null {
  if (!isRecord(value)) return null;
  const id = textOf(value['id']);
  return id === null ? null : { id, title: textOf(value['title']), url: ownPathOf(value['url']) };
}

/** Returns the picture of a field, or the first one of a list. Null if it is missing or has no id. Size and focus point are usually missing. */
export function pictureOf(value: unknown): ContentPicture | null {
  const asset: unknown = Array.isArray(value) ? value[0] : value;
  if (!isRecord(asset)) return null;
  const id = textOf(asset['id']);
  if (id === null) return null;
  return {
    id,
    url: textOf(asset['url']),
    permalink: textOf(asset['permalink']),
    alt: typeof asset['alt'] === 'string' ? asset['alt'] : null,
    width: numberOf(asset['width']),
    height: numberOf(asset['height']),
    focus: textOf(asset['focus_css']) ?? focusPosition(asset['focus']),
  };
}

/** Converts `40-60-1` (40 % from the left, 60 % from the top, zoom 1) to a CSS position. */
function focusPosition(value: unknown): string | null {
  const [, left, top] = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)(?:-|$)/.exec(textOf(value) ?? '') ?? [];
  return left === undefined || top === undefined ? null : `${left}% ${top}%`;
}
