import { expect, test } from 'vitest';
import { get, useContentSystem } from './content-system.ts';
import { getIds, pageOf } from './responses.ts';

useContentSystem();

const nl = { filter: { site: 'nl' }, site: 'nl' };

test('a list holds the entries of one collection and no others', async () => {
  const ids = await getIds('/api/collections/samples/entries', { sort: 'slug' });
  expect(ids).toHaveLength(8);
  expect(ids.every((id) => id.startsWith('s-'))).toBe(true);
});

test('drafts are not listed', async () => {
  const ids = await getIds('/api/collections/pages/entries', { ...nl, sort: 'order', limit: 100 });
  expect(ids).not.toContain('draft-nl');
  expect(ids).toContain('draft-child-nl');
});

test('a scheduled entry is not listed before its date', async () => {
  expect(await getIds('/api/collections/articles/entries', { ...nl, sort: '-date' })).toEqual([
    'art-lamp-nl',
    'art-wood-nl',
    'art-time-nl',
  ]);
});

test('an expired entry is not listed after its date, and one ahead of it is', async () => {
  expect(await getIds('/api/collections/vacancies/entries', { sort: 'date' })).toEqual(['vac-new']);
});

test('a .yaml file among the entries is no entry', async () => {
  const ids = await getIds('/api/collections/samples/entries', { sort: 'slug' });
  expect(ids).toContain('s-amber');
  expect(ids).not.toContain('s-yaml');
});

test('listed entries are as whole as single ones', async () => {
  const { body } = await get('/api/collections/pages/entries/about-nl');
  const { data } = pageOf(
    await get('/api/collections/pages/entries', { filter: { id: 'about-nl' }, sort: 'title' }),
  );
  expect({ data: data[0] }).toEqual(body);
});

test('fields chooses the keys and their order, and adds no id', async () => {
  const { data } = pageOf(
    await get('/api/collections/articles/entries', { ...nl, sort: '-date', limit: 1, fields: 'url,title' }),
  );
  expect(data.map((entry) => Object.entries(entry))).toEqual([
    [
      ['url', '/nl/nieuws/2026/03/14/lamp'],
      ['title', 'De lamp ontwaakt'],
    ],
  ]);
});

test('a field nobody knows is null', async () => {
  const { data } = pageOf(
    await get('/api/collections/articles/entries', {
      ...nl,
      sort: '-date',
      limit: 1,
      fields: 'id,no_such_field',
    }),
  );
  expect(data).toEqual([{ id: 'art-lamp-nl', no_such_field: null }]);
});

test('fields=* is every field', async () => {
  const whole = pageOf(await get('/api/collections/articles/entries', { ...nl, sort: '-date' }));
  const starred = pageOf(
    await get('/api/collections/articles/entries', { ...nl, sort: '-date', fields: '*' }),
  );
  expect(starred.data).toEqual(whole.data);
});

test('a single entry honours fields too, as a list or as several', async () => {
  const path = '/api/collections/articles/entries/art-lamp-nl';
  const chosen = { data: { title: 'De lamp ontwaakt', id: 'art-lamp-nl' } };
  const commas = await get(path, { fields: 'title,id' });
  expect(commas.body).toEqual(chosen);
  expect(Object.keys(pageKeys(commas.body))).toEqual(['title', 'id']);
  expect((await get(`${path}?fields[]=title&fields[]=id`)).body).toEqual(chosen);
});

test('an entry is found by its slug', async () => {
  const answer = await get('/api/collections/articles/entries/hout');
  expect(answer.body).toMatchObject({ data: { id: 'art-wood-nl', slug: 'hout' } });
});

test('an id wins over a slug that looks the same', async () => {
  const answer = await get('/api/collections/samples/entries/s-amber');
  expect(answer.body).toMatchObject({ data: { id: 's-amber', slug: 'amber-lamp' } });
});

function pageKeys(body: unknown): object {
  return typeof body === 'object' && body !== null && 'data' in body ? Object(body.data) : {};
}
