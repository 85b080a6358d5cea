import { expect, test } from 'vitest';
import { useContentSystem } from './content-system.ts';
import { getFieldSample, propertyOf } from './responses.ts';

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
])('Field %s with a value is returned as stored', async (field, value) => {
  expect((await getFieldSample('plain-full'))[field]).toEqual(value);
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
])('Field %s without a value is null', async (field) => {
  const entry = await getFieldSample('plain-empty');
  expect(entry).toHaveProperty(field, null);
});

test('Toggle without a value is false', async () => {
  expect((await getFieldSample('plain-empty'))['a_toggle']).toBe(false);
});

test('Width field is a choice', async () => {
  expect((await getFieldSample('plain-full'))['a_width']).toMatchObject({ value: 50, key: 50 });
  expect((await getFieldSample('plain-empty'))['a_width']).toEqual({ value: null, label: null, key: null });
});

test.each(['a_section', 'a_spacer', 'a_revealer'])('Layout field %s is null', async (field) => {
  expect(await getFieldSample('plain-full')).toHaveProperty(field, null);
  expect(await getFieldSample('plain-empty')).toHaveProperty(field, null);
});

test('Code field has value, code and mode', async () => {
  const entry = await getFieldSample('plain-full');
  expect(entry['some_code']).toEqual({ value: 'lamp: on', code: 'lamp: on', mode: 'yaml' });
  expect(entry['moded_code']).toEqual({ value: '<b>hoi</b>', code: '<b>hoi</b>', mode: 'htmlmixed' });
});

test('Empty code field has the same keys', async () => {
  const code = (await getFieldSample('plain-empty'))['some_code'];
  expect(Object.keys(Object(code)).toSorted()).toEqual(['code', 'mode', 'value']);
  expect(propertyOf(code, 'code')).toBeNull();
});

test('Icon field is the SVG markup', async () => {
  expect((await getFieldSample('plain-full'))['an_icon']).toMatch(/^\s*<svg[\s\S]*<circle[\s\S]*<\/svg>\s*$/);
});

test('Field with the value null has its default', async () => {
  expect((await getFieldSample('plain-empty'))['a_default']).toBe('By default');
});
