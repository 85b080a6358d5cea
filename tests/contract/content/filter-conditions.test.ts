import { expect, test } from 'vitest';
import { useContentSystem } from './content-system.ts';
import { idsByCollection, idsWhere, idsExcept } from './sample-entries.ts';

useContentSystem();

test.each(['is', 'equals'])(
  'Filter condition %s compares the whole value, ignoring case',
  async (condition) => {
    expect(await idsWhere('samples', { [`title:${condition}`]: 'amber LAMP' })).toEqual(['s-amber']);
  },
);

test.each(['not', 'isnt', 'aint'])(
  'Filter condition %s excludes equal values, ignoring case',
  async (condition) => {
    expect(await idsWhere('samples', { [`title:${condition}`]: 'amber LAMP' })).toEqual(
      idsExcept('samples', 's-amber'),
    );
  },
);

test.each(['exists', 'isset'])('Filter condition %s matches items with a value', async (condition) => {
  expect(await idsWhere('samples', { [`title:${condition}`]: 'true' })).toEqual(
    idsExcept('samples', 's-none'),
  );
});

test.each(['doesnt_exist', 'is_empty', 'null', 'not_set'])(
  'Filter condition %s matches items without a value',
  async (condition) => {
    expect(await idsWhere('samples', { [`title:${condition}`]: 'true' })).toEqual(['s-none']);
  },
);

test('Filter condition contains matches a part of the value, ignoring case', async () => {
  expect(await idsWhere('samples', { 'title:contains': 'LAMP' })).toEqual(['s-amber', 's-brass']);
});

test('Filter condition doesnt_contain excludes items that contain the text', async () => {
  const ids = await idsWhere('samples', { 'title:doesnt_contain': 'LAMP', 'title:exists': 'true' });
  expect(ids).toEqual(idsExcept('samples', 's-amber', 's-brass', 's-none'));
});

test('Filter condition in splits values at bars, not commas', async () => {
  expect(await idsWhere('samples', { 'slug:in': 'amber-lamp|cedar-bench' })).toEqual(['s-amber', 's-cedar']);
  expect(await idsWhere('samples', { 'slug:in': 'amber-lamp,cedar-bench' })).toEqual([]);
});

test('Filter condition not_in excludes the listed values', async () => {
  expect(await idsWhere('samples', { 'slug:not_in': 'amber-lamp|cedar-bench' })).toEqual(
    idsExcept('samples', 's-amber', 's-cedar'),
  );
});

test.each(['starts_with', 'begins_with'])(
  'Filter condition %s matches the start of the value, ignoring case',
  async (condition) => {
    expect(await idsWhere('samples', { [`title:${condition}`]: 'aMBER' })).toEqual(['s-amber']);
  },
);

test('Filter condition doesnt_start_with excludes items that start with the text', async () => {
  const ids = await idsWhere('samples', { 'title:doesnt_start_with': 'amber', 'title:exists': 'true' });
  expect(ids).toEqual(idsExcept('samples', 's-amber', 's-none'));
});

test('Filter condition ends_with matches the end of the value, ignoring case', async () => {
  expect(await idsWhere('samples', { 'title:ends_with': 'LAMP' })).toEqual(['s-amber', 's-brass']);
});

test('Filter condition doesnt_end_with excludes items that end with the text', async () => {
  const ids = await idsWhere('samples', { 'title:doesnt_end_with': 'lamp', 'title:exists': 'true' });
  expect(ids).toEqual(idsExcept('samples', 's-amber', 's-brass', 's-none'));
});

test.each([
  ['gt', ['n-100', 'n-42']],
  ['greater_than', ['n-100', 'n-42']],
  ['gte', ['n-10', 'n-100', 'n-42']],
  ['lt', ['n-5']],
  ['less_than', ['n-5']],
  ['lte', ['n-10', 'n-5']],
])('Filter condition %s compares numbers by value', async (condition, ids) => {
  expect(await idsWhere('numbers', { [`title:${condition}`]: '10' })).toEqual(ids);
});

test.each(['matches', 'match', 'regex'])(
  'Filter condition %s matches a regular expression, ignoring case',
  async (condition) => {
    expect(await idsWhere('samples', { [`title:${condition}`]: '^(AMBER|cedar) ' })).toEqual([
      's-amber',
      's-cedar',
    ]);
  },
);

test('Filter condition doesnt_match excludes items that match the regular expression', async () => {
  const ids = await idsWhere('samples', { 'title:doesnt_match': '^(AMBER|cedar) ', 'title:exists': 'true' });
  expect(ids).toEqual(idsExcept('samples', 's-amber', 's-cedar', 's-none'));
});

test.each([
  ['is_alpha', ['o-alpha'], ['o-alnum', 'o-digits', 'o-mail', 'o-url', 'o-video', 'o-words']],
  ['is_alpha_numeric', ['o-alnum', 'o-alpha', 'o-digits'], ['o-mail', 'o-url', 'o-video', 'o-words']],
  ['is_numeric', ['o-digits'], ['o-alnum', 'o-alpha', 'o-mail', 'o-url', 'o-video', 'o-words']],
  ['is_url', ['o-url', 'o-video'], ['o-alnum', 'o-alpha', 'o-digits', 'o-mail', 'o-words']],
  ['is_embeddable', ['o-video'], ['o-alnum', 'o-alpha', 'o-digits', 'o-mail', 'o-url', 'o-words']],
  ['is_email', ['o-mail'], ['o-alnum', 'o-alpha', 'o-digits', 'o-url', 'o-video', 'o-words']],
])('Filter condition %s tests the format of the value', async (condition, matching, excluded) => {
  const ids = await idsWhere('oddities', { [`title:${condition}`]: 'true' });
  expect(ids).toEqual(expect.arrayContaining(matching));
  expect(ids.filter((id) => excluded.includes(id))).toEqual([]);
});

test.each(['is_after', 'is_future'])('Filter condition %s matches later dates', async (condition) => {
  expect(await idsWhere('moments', { [`starts:${condition}`]: '2026-06-01' })).toEqual([
    'd-autumn',
    'd-summer',
  ]);
});

test.each(['is_before', 'is_past'])('Filter condition %s matches earlier dates', async (condition) => {
  expect(await idsWhere('moments', { [`starts:${condition}`]: '2026-06-01' })).toEqual(['d-spring']);
});

test('Filter condition overlaps matches lists with any of the values', async () => {
  expect(await idsWhere('colour_sets', { 'colours:overlaps': 'red|green' })).toEqual(
    idsByCollection.colour_sets,
  );
  expect(await idsWhere('colour_sets', { 'colours:overlaps': 'red' })).toEqual(['c-red']);
});

test('Filter condition doesnt_overlap matches lists with none of the values', async () => {
  expect(await idsWhere('colour_sets', { 'colours:doesnt_overlap': 'blue' })).toEqual(['c-green']);
});
