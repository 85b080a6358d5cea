import { expect, test } from 'vitest';
import { useContentSystem } from './content-system.ts';
import { getIds } from './responses.ts';
import { idsWhere } from './sample-entries.ts';

useContentSystem();

test.each([
  ['flag', 'false', ['w-false', 'w-none']],
  ['flag:is', 'true', ['w-one', 'w-true']],
  ['flag:not', 'false', ['w-none', 'w-one', 'w-true', 'w-zero']],
  ['flag:not', 'true', ['w-false', 'w-none', 'w-zero']],
  ['amount:not', '7', ['w-none', 'w-one', 'w-zero']],
  ['amount', '7.0', ['w-false', 'w-true']],
])('Filter %s=%s compares values of different types', async (filter, value, ids) => {
  expect(await idsWhere('switches', { [filter]: value })).toEqual(ids);
});

const blankNotes = ['w-false', 'w-true'];
const filledNotes = ['w-none', 'w-one', 'w-zero'];
const emptyFlags = ['w-false', 'w-none'];
const setFlags = ['w-one', 'w-true', 'w-zero'];

test.each(['is_empty', 'is_blank', 'doesnt_exist', 'not_set', 'isnt_set', 'null'])(
  'Filter condition %s counts false and empty text as empty',
  async (condition) => {
    for (const yes of ['true', '1']) {
      expect(await idsWhere('switches', { [`note:${condition}`]: yes })).toEqual(blankNotes);
      expect(await idsWhere('switches', { [`flag:${condition}`]: yes })).toEqual(emptyFlags);
    }
    for (const no of ['false', '0']) {
      expect(await idsWhere('switches', { [`note:${condition}`]: no })).toEqual(filledNotes);
      expect(await idsWhere('switches', { [`flag:${condition}`]: no })).toEqual(setFlags);
    }
  },
);

test.each(['exists', 'isset'])(
  'Filter condition %s holds for false but not for empty text',
  async (condition) => {
    expect(await idsWhere('switches', { [`flag:${condition}`]: 'true' })).toEqual(['w-false', ...setFlags]);
    expect(await idsWhere('switches', { [`note:${condition}`]: '1' })).toEqual(filledNotes);
    expect(await idsWhere('switches', { [`note:${condition}`]: 'false' })).toEqual(blankNotes);
    expect(await idsWhere('switches', { [`flag:${condition}`]: '0' })).toEqual(['w-none']);
  },
);

test.each([
  ['is_alpha', ['w-none']],
  ['is_alpha_numeric', ['w-none']],
  ['is_numeric', ['w-false', 'w-one', 'w-true']],
  ['is_url', []],
  ['is_embeddable', []],
  ['is_email', ['w-zero']],
])('Filter condition %s finds all other entries with false or 0', async (condition, matching) => {
  const all = ['w-false', 'w-none', 'w-one', 'w-true', 'w-zero'];
  const others = all.filter((id) => !matching.includes(id));
  expect(await idsWhere('switches', { [`note:${condition}`]: 'true' })).toEqual(matching);
  expect(await idsWhere('switches', { [`note:${condition}`]: 'false' })).toEqual(others);
  expect(await idsWhere('switches', { [`note:${condition}`]: '0' })).toEqual(others);
});

test.each([
  ['is_past', 'true', ['w-true']],
  ['is_past', 'false', ['w-false']],
  ['is_past', '0', ['w-false']],
  ['is_before', 'false', ['w-false']],
  ['is_future', 'true', ['w-false']],
  ['is_future', 'false', ['w-true']],
  ['is_after', 'false', ['w-true']],
])('Filter condition %s=%s compares with now', async (condition, value, ids) => {
  expect(await idsWhere('switches', { [`checked:${condition}`]: value })).toEqual(ids);
});

test.each([
  ['greater_than_or_equal_to', ['w-false', 'w-true', 'w-zero']],
  ['gt', ['w-zero']],
  ['less_than_or_equal_to', ['w-false', 'w-true']],
])('Filter condition %s compares numeric text by value', async (condition, ids) => {
  expect(await idsWhere('switches', { [`amount:${condition}`]: '7' })).toEqual(ids);
});

test('Filter conditions gt and lt compare dates by time', async () => {
  expect(await idsWhere('switches', { 'checked:lt': '2001-01-01T10:01' })).toEqual(['w-true']);
  expect(await idsWhere('switches', { 'checked:gt': '2001-01-01T09:59' })).toEqual(['w-false', 'w-true']);
});

test('Filter doesnt_begin_with equals doesnt_start_with', async () => {
  expect(await idsWhere('switches', { 'title:doesnt_begin_with': 'switch' })).toEqual([]);
  expect(await idsWhere('switches', { 'title:doesnt_begin_with': 'x' })).toHaveLength(5);
});

test.each(['status', 'status:is'])(
  'Filter %s=any replaces the default filter and tests nothing',
  async (filter) => {
    const ids = await getIds('/api/collections/switches/entries', {
      filter: { [filter]: 'any' },
      sort: 'title',
    });
    expect(ids.toSorted()).toEqual(['w-draft', 'w-false', 'w-none', 'w-one', 'w-true', 'w-zero']);
  },
);
