/** A section from the CMS before validation. */
export type RawSection = {
  /** JSON path: `sections[3]`. */
  readonly path: string;
  /** The set's handle with hyphens: `text-with-image` for `text_with_image`. */
  readonly type: string;
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
};

/** Splits an item of the CMS's list into type, id and fields. Returns a reason instead if the item is not a section. */
export function readRawSection(item: unknown, path: string): RawSection | { readonly reason: string } {
  if (!isRecord(item))
    return { reason: `Expected an object, received ${item === null ? 'null' : typeof item}` };
  const { type, id, ...fields } = item;
  if (typeof type !== 'string' || type === '')
    return { reason: 'Expected a "type" with the name of the section' };
  return {
    path,
    type: type.replaceAll('_', '-'),
    id: typeof id === 'string' || typeof id === 'number' ? String(id) : '',
    fields,
  };
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
