import type { RawSection } from './raw-section.ts';

type Migration = (section: RawSection) => RawSection;

/** Pure functions from an old shape of a section to the next one, oldest first. */
const migrations: readonly Migration[] = [singleCtaToList, imageSideToPosition];

/** Converts a section of any age to the current shape, so that schemas support one shape only. */
export function migrate(section: RawSection): RawSection {
  return migrations.reduce((current, migration) => migration(current), section);
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
