import { expect, test } from 'vitest';
import { useContentSystem } from './content-system.ts';
import { getIds } from './responses.ts';
import { all, idsWhere, without } from './sample-entries.ts';

useContentSystem();

const vacanciesWhere = (filter: Record<string, unknown>) =>
  getIds('/api/collections/vacancies/entries', { filter, sort: 'slug' });

test.each(Object.entries(all))('unfiltered, %s has them all', async (collection, ids) => {
  expect((await getIds(`/api/collections/${collection}/entries`, { sort: 'slug' })).toSorted()).toEqual(ids);
});

test('a filter without a condition asks for equality, ignoring case', async () => {
  expect(await idsWhere('samples', { title: 'BRASS LAMP' })).toEqual(['s-brass']);
});

test('several filters must all hold', async () => {
  expect(await idsWhere('samples', { 'title:contains': 'lamp', slug: 'amber-lamp' })).toEqual(['s-amber']);
  expect(await idsWhere('samples', { 'title:contains': 'lamp', slug: 'cedar-bench' })).toEqual([]);
});

test('two conditions may be set on one field', async () => {
  expect(await idsWhere('samples', { 'title:contains': 'lamp', 'title:starts_with': 'brass' })).toEqual([
    's-brass',
  ]);
});

test('a dot leads into a nested value', async () => {
  expect(await idsWhere('samples', { 'specs.rank': '3' })).toEqual(['s-amber']);
  expect(await idsWhere('samples', { 'specs.rank:gte': '7' })).toEqual(['s-double-2', 's-imposter']);
});

test('a condition nobody knows is ignored', async () => {
  expect(await idsWhere('samples', { 'title:frobs': 'x' })).toEqual(all.samples);
});

test('true is a boolean and digits are a number', async () => {
  expect(await idsWhere('oddities', { title: 'true' })).toEqual(['o-true']);
  expect(await idsWhere('numbers', { title: '42' })).toEqual(['n-42']);
});

test.each(['taxonomy:store_types', 'taxonomy:store_types:in', 'taxonomy:store_types:any'])(
  '%s is any of the terms, between commas',
  async (filter) => {
    expect(await idsWhere('samples', { [filter]: 'flagship' })).toEqual(['s-amber', 's-brass']);
    expect(await idsWhere('samples', { [filter]: 'flagship,outlet' })).toEqual([
      's-amber',
      's-brass',
      's-cedar',
    ]);
  },
);

test('taxonomy …:all wants every term', async () => {
  expect(await idsWhere('samples', { 'taxonomy:store_types:all': 'flagship,outlet' })).toEqual(['s-brass']);
});

test.each(['taxonomy:store_types:not', 'taxonomy:store_types:not_in'])(
  '%s is none of the terms',
  async (filter) => {
    expect(await idsWhere('samples', { [filter]: 'flagship' })).toEqual(
      without('samples', 's-amber', 's-brass'),
    );
  },
);

test('where filtering by status is allowed, it takes the place of the filter that hides what is not published', async () => {
  expect(await vacanciesWhere({})).toEqual(['vac-new']);
  expect(await vacanciesWhere({ status: 'expired' })).toEqual(['vac-old']);
  expect(await vacanciesWhere({ published: 'true' })).toEqual(['vac-new', 'vac-old']);
});

test('entries are found by the uri of their page', async () => {
  const ids = await getIds('/api/collections/pages/entries', {
    filter: { uri: '/over-ons', site: 'nl' },
    limit: 1,
    sort: 'title',
  });
  expect(ids).toEqual(['about-nl']);
});

test('localised entries are found by their origin', async () => {
  const ids = await getIds('/api/collections/pages/entries', {
    filter: { origin: 'about-nl' },
    sort: 'title',
  });
  expect(ids).toEqual(['about-en']);
});
