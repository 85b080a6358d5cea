import { expect, test } from 'vitest';
import { useContentSystem } from './content-system.ts';
import { getKitchen, inside } from './responses.ts';

useContentSystem();

const nothing = { value: null, label: null, key: null };

test.each([
  ['tone', { value: 'dark', label: 'Donker', key: 'dark' }],
  ['listed', { value: 'l', label: 'Large', key: 'l' }],
  ['one_radio', { value: 'no_thanks', label: 'Nee dank', key: 'no_thanks' }],
  ['one_button', { value: 'start', label: 'Begin', key: 'start' }],
])('%s is a choice with its label', async (field, choice) => {
  expect((await getKitchen('choices-full'))[field]).toEqual(choice);
});

test('a choice that is no option is its own label', async () => {
  expect((await getKitchen('choices-full'))['off_list']).toEqual({
    value: 'purple',
    label: 'purple',
    key: 'purple',
  });
});

test('a whole number in text is a number', async () => {
  const numbered = (await getKitchen('choices-full'))['numbered'];
  expect(inside(numbered, 'value')).toBe(2);
  expect(inside(numbered, 'label')).toBe('Twee');
});

test.each([
  [
    'several',
    [
      { key: 'red', value: 'red', label: 'Rood' },
      { key: 'blue', value: 'blue', label: 'Blauw' },
    ],
  ],
  ['boxes', [{ key: 'blue', value: 'blue', label: 'Blauw' }]],
])('%s holds several choices', async (field, choices) => {
  expect((await getKitchen('choices-full'))[field]).toEqual(choices);
  expect((await getKitchen('choices-empty'))[field]).toEqual([]);
});

test.each(['tone', 'off_list', 'numbered', 'listed', 'one_radio', 'one_button'])(
  '%s without a choice',
  async (field) => {
    expect((await getKitchen('choices-empty'))[field]).toEqual(nothing);
  },
);

test('a dictionary adds what it knows of the choice', async () => {
  const { colour, colours } = await getKitchen('choices-full');
  expect(colour).toEqual({ value: 'red', hex: '#ff0000', label: 'Rood', key: 'red' });
  expect(colours).toEqual([
    { value: 'blue', hex: '#0000ff', label: 'Blauw', key: 'blue' },
    { value: 'red', hex: '#ff0000', label: 'Rood', key: 'red' },
  ]);
});

test('a dictionary may be a file of JSON or of comma-separated values', async () => {
  expect(await getKitchen('choices-full')).toMatchObject({
    material: { value: 'oak', label: 'Eiken', key: 'oak', origin: 'Drenthe' },
    finish: { value: 'gloss', label: 'Glans', key: 'gloss', sheen: 'hoog' },
  });
});

test('a dictionary without a choice', async () => {
  const { colour, colours } = await getKitchen('choices-empty');
  expect(colour).toMatchObject(nothing);
  expect(colours).toEqual([]);
});

test('dates are moments in UTC', async () => {
  expect(await getKitchen('choices-full')).toMatchObject({
    day: '2026-03-14T00:00:00.000000Z',
    moment: '2026-03-14T09:30:00.000000Z',
    period: { start: '2026-03-14T00:00:00.000000Z' },
  });
});

test('a period ends on its last day', async () => {
  const { period } = await getKitchen('choices-full');
  expect(Object.keys(Object(period)).toSorted()).toEqual(['end', 'start']);
  expect(inside(period, 'end')).toMatch(/^2026-03-20T(00:00:00|23:59:59)\.\d{6}Z$/);
});

test.each(['day', 'moment', 'period'])('%s without a date is null', async (field) => {
  expect(await getKitchen('choices-empty')).toHaveProperty(field, null);
});
