/** A section from the CMS before validation. */
export type RawSection = {
  /** JSON path: `sections[3]`. */
  readonly path: string;
  /** The set's handle with hyphens: `text-with-image` for `text_with_image`. */
  readonly type: string;
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
};

type Migration = (section: RawSection) => RawSection;

/** Pure functions from an old format of a section to the next one, oldest first. */
const migrations: readonly Migration[] = [singleCtaToList, imageSideToPosition];

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

/** Converts a section from any earlier format to the current one, so that schemas support one format only. */
export function migrate(section: RawSection): RawSection {
  return migrations.reduce((current, migration) => migration(current), section);
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Sections had one `cta: /contact` with a `cta_label` before they had a list of calls to action. */
function singleCtaToList(section: RawSection): RawSection {
  const { cta, cta_label: label, ...fields } = section.fields;
  if (cta === undefined || label === undefined || fields['ctas'] !== undefined) return section;
  return { ...section, fields: { ...fields, ctas: [{ id: 'cta', label, link: cta, style: 'primary' }] } };
}

/** `image_position` was `left` or `right` before it followed the writing direction. */
function imageSideToPosition(section: RawSection): RawSection {
  const side = section.fields['image_position'];
  const key = typeof side === 'object' && side !== null && 'value' in side ? side.value : side;
  if (key !== 'left' && key !== 'right') return section;
  return { ...section, fields: { ...section.fields, image_position: key === 'left' ? 'start' : 'end' } };
}
