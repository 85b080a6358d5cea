import { expect, test } from 'vitest';
import { useContentSystem } from './content-system.ts';
import { getIds } from './responses.ts';
import { idsByCollection, idsWhere, idsExcept } from './sample-entries.ts';

useContentSystem();

const vacanciesWhere = (filter: Record<string, unknown>) =>
  getIds('/api/collections/vacancies/entries', { filter, sort: 'slug' });

test.each(Object.entries(idsByCollection))(
  'List of %s without filters contains all entries',
  async (collection, ids) => {
    expect((await getIds(`/api/collections/${collection}/entries`, { sort: 'slug' })).toSorted()).toEqual(
      ids,
    );
  },
);

test('Filter without a condition tests equality, ignoring case', async () => {
  expect(await idsWhere('samples', { title: 'BRASS LAMP' })).toEqual(['s-brass']);
});

test('Several filters are combined with AND', async () => {
  expect(await idsWhere('samples', { 'title:contains': 'lamp', slug: 'amber-lamp' })).toEqual(['s-amber']);
  expect(await idsWhere('samples', { 'title:contains': 'lamp', slug: 'cedar-bench' })).toEqual([]);
});

test('Two conditions on one field are combined with AND', async () => {
  expect(await idsWhere('samples', { 'title:contains': 'lamp', 'title:starts_with': 'brass' })).toEqual([
    's-brass',
  ]);
});

test('Filter with a dot tests a nested value', async () => {
  expect(await idsWhere('samples', { 'specs.rank': '3' })).toEqual(['s-amber']);
  expect(await idsWhere('samples', { 'specs.rank:gte': '7' })).toEqual(['s-double-2', 's-imposter']);
});

test('Filter with an unknown condition is ignored', async () => {
  expect(await idsWhere('samples', { 'title:frobs': 'x' })).toEqual(idsByCollection.samples);
});

test('Filter value true is a boolean and digits are a number', async () => {
  expect(await idsWhere('oddities', { title: 'true' })).toEqual(['o-true']);
  expect(await idsWhere('numbers', { title: '42' })).toEqual(['n-42']);
});

test.each(['taxonomy:store_types', 'taxonomy:store_types:in', 'taxonomy:store_types:any'])(
  'Filter %s matches any of the comma-separated terms',
  async (filter) => {
    expect(await idsWhere('samples', { [filter]: 'flagship' })).toEqual(['s-amber', 's-brass']);
    expect(await idsWhere('samples', { [filter]: 'flagship,outlet' })).toEqual([
      's-amber',
      's-brass',
      's-cedar',
    ]);
  },
);

test('Filter taxonomy:…:all matches entries with every term', async () => {
  expect(await idsWhere('samples', { 'taxonomy:store_types:all': 'flagship,outlet' })).toEqual(['s-brass']);
});

test.each(['taxonomy:store_types:not', 'taxonomy:store_types:not_in'])(
  'Filter %s matches entries without the terms',
  async (filter) => {
    expect(await idsWhere('samples', { [filter]: 'flagship' })).toEqual(
      idsExcept('samples', 's-amber', 's-brass'),
    );
  },
);

test('Filter on the status replaces the default filter for published entries', async () => {
  expect(await vacanciesWhere({})).toEqual(['vac-new']);
  expect(await vacanciesWhere({ status: 'expired' })).toEqual(['vac-old']);
  expect(await vacanciesWhere({ published: 'true' })).toEqual(['vac-new', 'vac-old']);
});

test('Filter on uri finds an entry', async () => {
  const ids = await getIds('/api/collections/pages/entries', {
    filter: { uri: '/over-ons', site: 'nl' },
    limit: 1,
    sort: 'title',
  });
  expect(ids).toEqual(['about-nl']);
});

test('Filter on origin finds the localisations of an entry', async () => {
  const ids = await getIds('/api/collections/pages/entries', {
    filter: { origin: 'about-nl' },
    sort: 'title',
  });
  expect(ids).toEqual(['about-en']);
});
