import { expect, test } from 'vitest';
import { migrate, splitBardSets } from '#renderer/parse/raw-section';

const section = (fields: Readonly<Record<string, unknown>>) => ({
  path: 'sections[0]',
  type: 'hero',
  id: 'a',
  fields,
});

test('migrate converts a single call to action to a list', () => {
  expect(migrate(section({ cta: '/contact', cta_label: 'Contact' })).fields).toEqual({
    ctas: [{ id: 'cta', label: 'Contact', link: '/contact', style: 'primary' }],
  });
});

test('migrate ignores a single call to action beside a list', () => {
  const fields = { cta: '/a', cta_label: 'A', ctas: [] };
  expect(migrate(section(fields)).fields).toEqual(fields);
});

test.each([
  ['left', 'start'],
  [{ value: 'right', label: 'Rechts', key: 'right' }, 'end'],
])('migrate converts the image position %j to %j', (side, position) => {
  expect(migrate(section({ image_position: side })).fields).toEqual({ image_position: position });
});

test('migrate does not change the current format and is idempotent', () => {
  const today = section({ image_position: 'start', ctas: [] });
  expect(migrate(today)).toBe(today);
  const older = section({ image_position: 'left', cta: '/a', cta_label: 'A' });
  expect(migrate(migrate(older))).toEqual(migrate(older));
});

test('Sets in running text are converted to the current format', () => {
  const image = { type: 'text_with_image', id: 'image', image_position: 'right' };
  const [, set] = splitBardSets(section({ content: [{ type: 'text', text: '<p>Text</p>' }, image] }));
  expect(set).toMatchObject({ type: 'text-with-image', fields: { image_position: 'end' } });
});
