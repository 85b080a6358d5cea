import type { RawSection } from './raw-section.ts';

type Migration = (section: RawSection) => RawSection;

/** Shapes that pages were saved in before, oldest first. Each rule turns one of them into the next; none looks at the clock or outside. */
const migrations: readonly Migration[] = [singleCallToList, pictureSideToPosition];

/** Brings a section of any age to today's shape, so that schemas know one shape only. */
export function migrate(section: RawSection): RawSection {
  return migrations.reduce((current, migration) => migration(current), section);
}

/** `cta: /contact` with `cta_label`, before sections could have two calls. */
function singleCallToList(section: RawSection): RawSection {
  const { cta, cta_label: label, ...fields } = section.fields;
  if (cta === undefined || label === undefined || fields['ctas'] !== undefined) return section;
  return { ...section, fields: { ...fields, ctas: [{ id: 'cta', label, link: cta, style: 'primary' }] } };
}

/** `image_position: left | right`, before positions followed the writing direction. */
function pictureSideToPosition(section: RawSection): RawSection {
  const side = section.fields['image_position'];
  const key = typeof side === 'object' && side !== null && 'value' in side ? side.value : side;
  if (key !== 'left' && key !== 'right') return section;
  return { ...section, fields: { ...section.fields, image_position: key === 'left' ? 'start' : 'end' } };
}
