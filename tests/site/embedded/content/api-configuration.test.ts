import { expect, test } from 'vitest';
import { notes, serveProject } from './temporary-project.ts';

const api = (settings: string) => ({
  ...notes,
  'config/statamic/api.php': `<?php return [${settings}];`,
});
const entries = '/api/collections/notes/entries';

test.each([
  ["'notes' => ['allowed_filters' => ['slug']]", ['slug', 'title'], ['color']],
  ["'notes' => true", ['title'], ['slug']],
  ["'notes' => ['allowed_filters' => false]", [], ['slug', 'title']],
  [
    "'notes' => ['allowed_filters' => ['specs.weight']]",
    ['specs.weight', 'title'],
    ['specs', 'specs.height'],
  ],
])('Filters of a collection with %s and of * are joined', async (own, allowed, forbidden) => {
  for (const enabled of ["'enabled' => true, ", '']) {
    const all = `'*' => [${enabled}'allowed_filters' => ['title']]`;
    const { get } = await serveProject(api(`'resources' => ['collections' => [${all}, ${own}]]`));
    const statusOf = async (field: string) => (await get(`${entries}?filter[${field}]=x`)).status;
    for (const field of allowed) expect([field, await statusOf(field)]).toEqual([field, 200]);
    for (const field of forbidden) expect([field, await statusOf(field)]).toEqual([field, 422]);
    expect((await get(`${entries}?site=default`)).status).toBe(200);
  }
});

test.each(['true', "['notes']"])('Collections opened with %s allow no filter', async (value) => {
  const { get } = await serveProject(api(`'resources' => ['collections' => ${value}]`));
  expect((await get(entries)).status).toBe(200);
  expect((await get(`${entries}?filter[title]=x`)).status).toBe(422);
});

test.each([
  ['true', 200],
  ['false', 404],
  ["['nl']", 404],
  ['[]', 404],
  ["['*' => true]", 404],
])('Sites with the setting %s have the status %i', async (value, status) => {
  const { get } = await serveProject(api(`'resources' => ['sites' => ${value}]`));
  expect((await get('/api/sites')).status).toBe(status);
});

const related = {
  'config/statamic/api.php': `<?php return ['resources' => ['collections' => true, 'taxonomies' => true, 'navs' => true, 'globals' => true, 'assets' => true],
    'excluded_keys' => ['permalink', 'secret', 'handle', 'api_url', 'email']];`,
  'content/collections/notes.yaml': "title: Notes\nroute: '/{slug}'\ntaxonomies: [topics]\nstructure: {}\n",
  'content/collections/notes/first.md':
    '---\nid: n1\ntitle: First\nsecret: hidden\nfriend: n2\ntopics: [wood]\npicture: lamp.jpg\nupdated_by: u1\n---\n',
  'content/collections/notes/second.md': '---\nid: n2\ntitle: Second\n---\n',
  'content/taxonomies/topics.yaml': 'title: Topics\n',
  'content/taxonomies/topics/wood.yaml': 'title: Wood\nsecret: hidden\n',
  'content/assets/assets.yaml': 'title: Assets\n',
  'public/assets/lamp.jpg': '',
  'content/globals/company.yaml': 'title: Company\ndata: { phone: "1", secret: hidden }\n',
  'content/navigation/main.yaml': 'title: Main\n',
  'content/trees/navigation/main.yaml': 'tree:\n  - { id: b1, entry: n1, data: { secret: hidden } }\n',
  'users/kim@example.test.yaml': 'id: u1\nname: Kim\n',
  'resources/blueprints/collections/notes/note.yaml':
    'fields:\n  - { handle: friend, field: { type: entries, max_items: 1 } }\n  - { handle: picture, field: { type: assets, max_files: 1 } }\n',
};

test.each([
  ['an entry', `${entries}/n1`],
  ['a list of entries', entries],
  ['an entry by uri', '/api/entries-by-uri?uri=/first'],
  ['a term', '/api/taxonomies/topics/terms/wood'],
  ['a list of terms', '/api/taxonomies/topics/terms'],
  ['an asset', '/api/assets/assets/lamp.jpg'],
  ['a collection tree', '/api/collections/notes/tree'],
  ['a navigation tree', '/api/navs/main/tree'],
])('Excluded keys are omitted from %s and its short forms', async (_, path) => {
  const { get } = await serveProject(related);
  for (const fields of ['', 'id,secret,permalink']) {
    const { status, body } = await get(`${path}${path.includes('?') ? '&' : '?'}fields=${fields}`);
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toMatch(/"(?:secret|email)"|"friend":\{[^}]*"permalink"/);
    for (const item of itemsIn(body)) expect(Object.keys(item)).not.toContain('permalink');
  }
});

test('Excluded keys are omitted from short forms of entries, terms and assets', async () => {
  const { get } = await serveProject(related);
  expect((await get(`${entries}/n1?fields=friend,topics,picture,updated_by`)).body).toEqual({
    data: {
      friend: { id: 'n2', title: 'Second', url: '/second' },
      topics: [{ id: 'topics::wood', title: 'Wood', slug: 'wood', url: '/notes/topics/wood' }],
      picture: { id: 'assets::lamp.jpg', url: '/assets/lamp.jpg', alt: null },
      updated_by: { id: 'u1', name: 'Kim' },
    },
  });
});

test('A global set keeps handle and api_url although they are excluded', async () => {
  const { get, url } = await serveProject(related);
  const company = { phone: '1', handle: 'company', api_url: `${url}/api/globals/company` };
  expect((await get('/api/globals/company')).body).toEqual({ data: company });
  expect((await get('/api/globals')).body).toEqual({ data: [company] });
});

test.each([
  ["'secret-token'", 401],
  ["env('STATAMIC_API_AUTH_TOKEN', 'secret-token')", 401],
  ["env('STATAMIC_API_AUTH_TOKEN')", 200],
  ["''", 200],
])('With auth_token => %s, a call without a token has the status %i', async (value, status) => {
  const { get } = await serveProject({
    ...api(`'resources' => ['collections' => true], 'auth_token' => ${value}`),
    'resources/forms/contact.yaml': 'title: Contact\n',
  });
  expect((await get(entries)).status).toBe(status);
  expect((await get('/api/nothing')).status).toBe(status === 401 ? 401 : 404);
  expect((await get(entries, { headers: { Authorization: 'Bearer secret-token' } })).status).toBe(200);
  const submission = await get('/!/forms/contact', {
    method: 'POST',
    headers: { Accept: 'application/json' },
  });
  expect(submission.status).toBe(200);
});

/** Returns the items of a response: its data, or the pages of a tree. */
function itemsIn(body: unknown): object[] {
  const data: unknown = Object(body)['data'];
  const items: unknown[] = Array.isArray(data) ? data : [data];
  return items.map((item) => Object(Object(item)['page'] ?? item));
}
