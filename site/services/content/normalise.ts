import type { ContentPicture, RelatedEntry } from './model.ts';

/** What the content system's versions write differently, made one (contract §5.2, §13.4). Pure; anything may be passed in. */

/** A string that says something; everything else is null. */
export function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

export function numberOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** A map as an object. PHP writes an empty one as `[]`; what is no map is an empty one. */
export function mapOf(value: unknown): Record<string, unknown> {
  return isMap(value) ? value : {};
}

/** A link as an address: Statamic 5 writes the address itself, Statamic 6 an object that has it. Null when it leads nowhere. */
export function linkOf(value: unknown): string | null {
  return textOf(isMap(value) ? value['url'] : value);
}

export type Choice = string | number | boolean;

/** A chosen option as its value; labels are the editor's language, not the visitor's. Null when nothing is chosen. */
export function choiceOf(value: unknown): Choice | null {
  const chosen = isMap(value) ? value['value'] : value;
  if (typeof chosen === 'number' || typeof chosen === 'boolean') return chosen;
  return textOf(chosen);
}

/** The handle of a collection, blueprint or taxonomy, written as `{ title, handle }`. */
export function handleOf(value: unknown): string | null {
  return textOf(isMap(value) ? value['handle'] : value);
}

/** A related item. Absent (Statamic 6 tells no parent), null and a bare id all are none: they cannot be linked to. */
export function relatedOf(value: unknown): RelatedEntry | null {
  if (!isMap(value)) return null;
  const id = textOf(value['id']);
  return id === null ? null : { id, title: textOf(value['title']), url: textOf(value['url']) };
}

/** A picture, also from a field that holds a list of one. Sizes and focus are rarely there. */
export function pictureOf(value: unknown): ContentPicture | null {
  const asset: unknown = Array.isArray(value) ? value[0] : value;
  if (!isMap(asset)) return null;
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

/** `40-60-1` is 40 % from the left, 60 % from the top, zoomed once. */
function focusPosition(value: unknown): string | null {
  const [, left, top] = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)(?:-|$)/.exec(textOf(value) ?? '') ?? [];
  return left === undefined || top === undefined ? null : `${left}% ${top}%`;
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
