/** A section as it came from the CMS, not yet understood, with its place in the JSON. */
export type RawSection = {
  readonly path: string;
  /** The set's handle in our spelling: `text-with-image` for `text_with_image`. */
  readonly type: string;
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
};

/** Takes one item of the CMS's list apart; gives the reason instead when it is no section at all. */
export function readRawSection(item: unknown, path: string): RawSection | { readonly reason: string } {
  if (!isRecord(item))
    return { reason: `Expected an object, received ${item === null ? 'null' : typeof item}` };
  const { type, id, ...fields } = item;
  if (typeof type !== 'string' || type === '') return { reason: 'Expected a "type" naming the section' };
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
