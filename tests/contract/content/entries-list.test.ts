import { expect, test } from 'vitest';
import { get, useContentSystem } from './content-system.ts';
import { getIds, pageOf } from './responses.ts';

useContentSystem();

const nl = { filter: { site: 'nl' }, site: 'nl' };

test('Entry list contains only the entries of its collection', async () => {
  const ids = await getIds('/api/collections/samples/entries', { sort: 'slug' });
  expect(ids).toHaveLength(8);
  expect(ids.every((id) => id.startsWith('s-'))).toBe(true);
});

test('Entry list excludes drafts', async () => {
  const ids = await getIds('/api/collections/pages/entries', { ...nl, sort: 'order', limit: 100 });
  expect(ids).not.toContain('draft-nl');
  expect(ids).toContain('draft-child-nl');
});

test('Entry list excludes scheduled entries', async () => {
  expect(await getIds('/api/collections/articles/entries', { ...nl, sort: '-date' })).toEqual([
    'art-lamp-nl',
    'art-wood-nl',
    'art-time-nl',
  ]);
});

test('Entry list excludes expired entries and includes later ones', async () => {
  expect(await getIds('/api/collections/vacancies/entries', { sort: 'date' })).toEqual(['vac-new']);
});

test('Entry list ignores .yaml files', async () => {
  const ids = await getIds('/api/collections/samples/entries', { sort: 'slug' });
  expect(ids).toContain('s-amber');
  expect(ids).not.toContain('s-yaml');
});

test('Entry list contains complete entries', async () => {
  const { body } = await get('/api/collections/pages/entries/about-nl');
  const { data } = pageOf(
    await get('/api/collections/pages/entries', { filter: { id: 'about-nl' }, sort: 'title' }),
  );
  expect({ data: data[0] }).toEqual(body);
});

test('Parameter fields selects the keys and their order', async () => {
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

test('Parameter fields returns null for an unknown field', async () => {
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

test('Parameter fields=* returns every field', async () => {
  const whole = pageOf(await get('/api/collections/articles/entries', { ...nl, sort: '-date' }));
  const starred = pageOf(
    await get('/api/collections/articles/entries', { ...nl, sort: '-date', fields: '*' }),
  );
  expect(starred.data).toEqual(whole.data);
});

test('Parameter fields applies to a single entry, as one list or repeated', async () => {
  const path = '/api/collections/articles/entries/art-lamp-nl';
  const expected = { data: { title: 'De lamp ontwaakt', id: 'art-lamp-nl' } };
  const commas = await get(path, { fields: 'title,id' });
  expect(commas.body).toEqual(expected);
  expect(Object.keys(pageKeys(commas.body))).toEqual(['title', 'id']);
  expect((await get(`${path}?fields[]=title&fields[]=id`)).body).toEqual(expected);
  // Above index 20 the parameter is a map instead of a list.
  expect((await get(`${path}?fields[0]=title&fields[22]=id`)).body).toEqual(expected);
});

test('Entry is found by its slug', async () => {
  const response = await get('/api/collections/articles/entries/hout');
  expect(response.body).toMatchObject({ data: { id: 'art-wood-nl', slug: 'hout' } });
});

test('Entry id takes precedence over an equal slug', async () => {
  const response = await get('/api/collections/samples/entries/s-amber');
  expect(response.body).toMatchObject({ data: { id: 's-amber', slug: 'amber-lamp' } });
});

function pageKeys(body: unknown): object {
  return typeof body === 'object' && body !== null && 'data' in body ? Object(body.data) : {};
}
