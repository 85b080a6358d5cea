import { expect, test } from 'vitest';
import { useContentSystem } from './content-system.ts';
import { all, idsWhere, without } from './sample-entries.ts';

useContentSystem();

test.each(['is', 'equals'])('%s', async (condition) => {
  expect(await idsWhere('samples', { [`title:${condition}`]: 'amber LAMP' })).toEqual(['s-amber']);
});

test.each(['not', 'isnt', 'aint'])('%s', async (condition) => {
  expect(await idsWhere('samples', { [`title:${condition}`]: 'amber LAMP' })).toEqual(
    without('samples', 's-amber'),
  );
});

test.each(['exists', 'isset'])('%s', async (condition) => {
  expect(await idsWhere('samples', { [`title:${condition}`]: 'true' })).toEqual(without('samples', 's-none'));
});

test.each(['doesnt_exist', 'is_empty', 'null', 'not_set'])('%s', async (condition) => {
  expect(await idsWhere('samples', { [`title:${condition}`]: 'true' })).toEqual(['s-none']);
});

test('contains', async () => {
  expect(await idsWhere('samples', { 'title:contains': 'LAMP' })).toEqual(['s-amber', 's-brass']);
});

test('doesnt_contain', async () => {
  const ids = await idsWhere('samples', { 'title:doesnt_contain': 'LAMP', 'title:exists': 'true' });
  expect(ids).toEqual(without('samples', 's-amber', 's-brass', 's-none'));
});

test('in takes values between bars, not commas', async () => {
  expect(await idsWhere('samples', { 'slug:in': 'amber-lamp|cedar-bench' })).toEqual(['s-amber', 's-cedar']);
  expect(await idsWhere('samples', { 'slug:in': 'amber-lamp,cedar-bench' })).toEqual([]);
});

test('not_in', async () => {
  expect(await idsWhere('samples', { 'slug:not_in': 'amber-lamp|cedar-bench' })).toEqual(
    without('samples', 's-amber', 's-cedar'),
  );
});

test.each(['starts_with', 'begins_with'])('%s', async (condition) => {
  expect(await idsWhere('samples', { [`title:${condition}`]: 'aMBER' })).toEqual(['s-amber']);
});

test('doesnt_start_with', async () => {
  const ids = await idsWhere('samples', { 'title:doesnt_start_with': 'amber', 'title:exists': 'true' });
  expect(ids).toEqual(without('samples', 's-amber', 's-none'));
});

test('ends_with', async () => {
  expect(await idsWhere('samples', { 'title:ends_with': 'LAMP' })).toEqual(['s-amber', 's-brass']);
});

test('doesnt_end_with', async () => {
  const ids = await idsWhere('samples', { 'title:doesnt_end_with': 'lamp', 'title:exists': 'true' });
  expect(ids).toEqual(without('samples', 's-amber', 's-brass', 's-none'));
});

test.each([
  ['gt', ['n-100', 'n-42']],
  ['greater_than', ['n-100', 'n-42']],
  ['gte', ['n-10', 'n-100', 'n-42']],
  ['lt', ['n-5']],
  ['less_than', ['n-5']],
  ['lte', ['n-10', 'n-5']],
])('%s compares numbers as numbers', async (condition, ids) => {
  expect(await idsWhere('numbers', { [`title:${condition}`]: '10' })).toEqual(ids);
});

test.each(['matches', 'match', 'regex'])('%s', async (condition) => {
  expect(await idsWhere('samples', { [`title:${condition}`]: '^(AMBER|cedar) ' })).toEqual([
    's-amber',
    's-cedar',
  ]);
});

test('doesnt_match', async () => {
  const ids = await idsWhere('samples', { 'title:doesnt_match': '^(AMBER|cedar) ', 'title:exists': 'true' });
  expect(ids).toEqual(without('samples', 's-amber', 's-cedar', 's-none'));
});

test.each([
  ['is_alpha', ['o-alpha'], ['o-alnum', 'o-digits', 'o-mail', 'o-url', 'o-video', 'o-words']],
  ['is_alpha_numeric', ['o-alnum', 'o-alpha', 'o-digits'], ['o-mail', 'o-url', 'o-video', 'o-words']],
  ['is_numeric', ['o-digits'], ['o-alnum', 'o-alpha', 'o-mail', 'o-url', 'o-video', 'o-words']],
  ['is_url', ['o-url', 'o-video'], ['o-alnum', 'o-alpha', 'o-digits', 'o-mail', 'o-words']],
  ['is_embeddable', ['o-video'], ['o-alnum', 'o-alpha', 'o-digits', 'o-mail', 'o-url', 'o-words']],
  ['is_email', ['o-mail'], ['o-alnum', 'o-alpha', 'o-digits', 'o-url', 'o-video', 'o-words']],
])('%s', async (condition, holds, fails) => {
  const ids = await idsWhere('oddities', { [`title:${condition}`]: 'true' });
  expect(ids).toEqual(expect.arrayContaining(holds));
  expect(ids.filter((id) => fails.includes(id))).toEqual([]);
});

test.each(['is_after', 'is_future'])('%s', async (condition) => {
  expect(await idsWhere('moments', { [`starts:${condition}`]: '2026-06-01' })).toEqual([
    'd-autumn',
    'd-summer',
  ]);
});

test.each(['is_before', 'is_past'])('%s', async (condition) => {
  expect(await idsWhere('moments', { [`starts:${condition}`]: '2026-06-01' })).toEqual(['d-spring']);
});

test('overlaps', async () => {
  expect(await idsWhere('colour_sets', { 'colours:overlaps': 'red|green' })).toEqual(all.colour_sets);
  expect(await idsWhere('colour_sets', { 'colours:overlaps': 'red' })).toEqual(['c-red']);
});

test('doesnt_overlap', async () => {
  expect(await idsWhere('colour_sets', { 'colours:doesnt_overlap': 'blue' })).toEqual(['c-green']);
});
