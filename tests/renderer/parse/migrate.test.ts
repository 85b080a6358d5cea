import { expect, test } from 'vitest';
import { migrate } from '../../../renderer/parse/migrate.ts';

const section = (fields: Readonly<Record<string, unknown>>) => ({
  path: 'sections[0]',
  type: 'hero',
  id: 'a',
  fields,
});

test('a single call of an older page becomes a list of one', () => {
  expect(migrate(section({ cta: '/contact', cta_label: 'Contact' })).fields).toEqual({
    ctas: [{ id: 'cta', label: 'Contact', link: '/contact', style: 'primary' }],
  });
});

test('a list of calls wins over a single one left behind', () => {
  const fields = { cta: '/a', cta_label: 'A', ctas: [] };
  expect(migrate(section(fields)).fields).toEqual(fields);
});

test.each([
  ['left', 'start'],
  [{ value: 'right', label: 'Rechts', key: 'right' }, 'end'],
])('a picture on the %j stands at the %s', (side, position) => {
  expect(migrate(section({ image_position: side })).fields).toEqual({ image_position: position });
});

test('today’s shape passes through untouched, and twice is once', () => {
  const today = section({ image_position: 'start', ctas: [] });
  expect(migrate(today)).toBe(today);
  const older = section({ image_position: 'left', cta: '/a', cta_label: 'A' });
  expect(migrate(migrate(older))).toEqual(migrate(older));
});
