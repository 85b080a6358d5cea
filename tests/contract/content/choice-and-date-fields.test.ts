import { expect, test } from 'vitest';
import { useContentSystem } from './content-system.ts';
import { getFieldSample, propertyOf } from './responses.ts';

useContentSystem();

const emptyChoice = { value: null, label: null, key: null };

test.each([
  ['tone', { value: 'dark', label: 'Donker', key: 'dark' }],
  ['listed', { value: 'l', label: 'Large', key: 'l' }],
  ['one_radio', { value: 'no_thanks', label: 'Nee dank', key: 'no_thanks' }],
  ['one_button', { value: 'start', label: 'Begin', key: 'start' }],
])('Choice field %s has value, label and key', async (field, choice) => {
  expect((await getFieldSample('choices-full'))[field]).toEqual(choice);
});

test('Choice that is not an option is its own label', async () => {
  expect((await getFieldSample('choices-full'))['off_list']).toEqual({
    value: 'purple',
    label: 'purple',
    key: 'purple',
  });
});

test('Choice with a whole number as text has a numeric value', async () => {
  const numbered = (await getFieldSample('choices-full'))['numbered'];
  expect(propertyOf(numbered, 'value')).toBe(2);
  expect(propertyOf(numbered, 'label')).toBe('Twee');
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
])('Multiple choice field %s is a list', async (field, choices) => {
  expect((await getFieldSample('choices-full'))[field]).toEqual(choices);
  expect((await getFieldSample('choices-empty'))[field]).toEqual([]);
});

test.each(['tone', 'off_list', 'numbered', 'listed', 'one_radio', 'one_button'])(
  'Empty choice field %s has null for value, label and key',
  async (field) => {
    expect((await getFieldSample('choices-empty'))[field]).toEqual(emptyChoice);
  },
);

test('Dictionary field adds the columns of the dictionary', async () => {
  const { colour, colours } = await getFieldSample('choices-full');
  expect(colour).toEqual({ value: 'red', hex: '#ff0000', label: 'Rood', key: 'red' });
  expect(colours).toEqual([
    { value: 'blue', hex: '#0000ff', label: 'Blauw', key: 'blue' },
    { value: 'red', hex: '#ff0000', label: 'Rood', key: 'red' },
  ]);
});

test('Dictionary can be a JSON or CSV file', async () => {
  expect(await getFieldSample('choices-full')).toMatchObject({
    material: { value: 'oak', label: 'Eiken', key: 'oak', origin: 'Drenthe' },
    finish: { value: 'gloss', label: 'Glans', key: 'gloss', sheen: 'hoog' },
  });
});

test('Empty dictionary field has null for value, label and key', async () => {
  const { colour, colours } = await getFieldSample('choices-empty');
  expect(colour).toMatchObject(emptyChoice);
  expect(colours).toEqual([]);
});

test('Date fields are formatted in UTC', async () => {
  expect(await getFieldSample('choices-full')).toMatchObject({
    day: '2026-03-14T00:00:00.000000Z',
    moment: '2026-03-14T09:30:00.000000Z',
    period: { start: '2026-03-14T00:00:00.000000Z' },
  });
});

test('Date fields have no seconds unless the field enables them', async () => {
  expect(await getFieldSample('choices-full')).toMatchObject({
    moment_with_seconds: '2026-03-14T09:30:00.000000Z',
    exact_moment: '2026-03-14T09:30:15.000000Z',
    moment_without_time: '2026-03-14T09:30:00.000000Z',
  });
});

test.each(['period', 'timed_period'])('Both ends of the date range %s begin their day', async (field) => {
  expect((await getFieldSample('choices-full'))[field]).toEqual({
    start: '2026-03-14T00:00:00.000000Z',
    end: '2026-03-20T00:00:00.000000Z',
  });
});

test.each(['day', 'moment', 'period'])('Empty date field %s is null', async (field) => {
  expect(await getFieldSample('choices-empty')).toHaveProperty(field, null);
});
