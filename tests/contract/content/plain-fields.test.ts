import { expect, test } from 'vitest';
import { useContentSystem } from './content-system.ts';
import { getKitchen, inside } from './responses.ts';

useContentSystem();

test.each([
  ['a_text', 'Één regel'],
  ['a_textarea', 'Twee\nregels'],
  ['a_slug', 'een-slug'],
  ['a_color', '#ff8800'],
  ['a_video', 'https://www.youtube.com/watch?v=abc123xyz'],
  ['a_time', '14:30'],
  ['a_template', 'pages/special'],
  ['a_hidden', 'stil'],
  ['an_integer', 5],
  ['a_float', 2.5],
  ['a_range', 30],
  ['a_toggle', true],
  ['a_list', ['first', 'second']],
  ['a_table', [{ cells: ['Maat', 'Prijs'] }, { cells: ['S', '19'] }]],
  ['a_yaml', { deep: { deeper: [1, 2] } }],
  ['some_tags', ['warm', 'dim']],
  ['an_array', { one: 'Eén', two: 'Twee' }],
  ['a_keyed_array', { from: 'Rotterdam', to: 'Leiden' }],
  ['a_default', 'Toch geschreven'],
])('%s with a value', async (field, value) => {
  expect((await getKitchen('plain-full'))[field]).toEqual(value);
});

test.each([
  'a_text',
  'a_textarea',
  'a_slug',
  'a_color',
  'a_video',
  'a_time',
  'a_template',
  'a_hidden',
  'an_integer',
  'a_float',
  'a_range',
  'a_list',
  'a_table',
  'a_yaml',
  'some_tags',
  'an_array',
  'a_keyed_array',
  'an_icon',
])('%s without a value is null', async (field) => {
  const entry = await getKitchen('plain-empty');
  expect(entry).toHaveProperty(field, null);
});

test('a toggle nobody touched is off', async () => {
  expect((await getKitchen('plain-empty'))['a_toggle']).toBe(false);
});

test('a width is a choice', async () => {
  expect((await getKitchen('plain-full'))['a_width']).toMatchObject({ value: 50, key: 50 });
  expect((await getKitchen('plain-empty'))['a_width']).toEqual({ value: null, label: null, key: null });
});

test.each(['a_section', 'a_spacer', 'a_revealer'])('%s is there and null', async (field) => {
  expect(await getKitchen('plain-full')).toHaveProperty(field, null);
  expect(await getKitchen('plain-empty')).toHaveProperty(field, null);
});

test('code comes with its mode', async () => {
  const entry = await getKitchen('plain-full');
  expect(entry['some_code']).toEqual({ value: 'lamp: on', code: 'lamp: on', mode: 'yaml' });
  expect(entry['moded_code']).toEqual({ value: '<b>hoi</b>', code: '<b>hoi</b>', mode: 'htmlmixed' });
});

test('code that is empty has the same keys', async () => {
  const code = (await getKitchen('plain-empty'))['some_code'];
  expect(Object.keys(Object(code)).toSorted()).toEqual(['code', 'mode', 'value']);
  expect(inside(code, 'code')).toBeNull();
});

test('an icon is its drawing', async () => {
  expect((await getKitchen('plain-full'))['an_icon']).toMatch(/^\s*<svg[\s\S]*<circle[\s\S]*<\/svg>\s*$/);
});

test('a value of null gives way to the default', async () => {
  expect((await getKitchen('plain-empty'))['a_default']).toBe('By default');
});
