import { mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startContentServer } from '#embedded/content';
import { clock, createProject, notes, serveFolder, serveProject, write } from './temporary-project.ts';

const first = '/api/collections/notes/entries/n1';

test('Content server serves an empty folder as a project without content', async () => {
  const { get } = await serveProject({});
  expect(await get('/api/globals')).toMatchObject({ status: 200, body: { data: [] } });
  expect((await get('/api/entries-by-uri?uri=/')).status).toBe(404);
});

test('Content server serves a project of one site without settings, blueprints or trees', async () => {
  const { get, url } = await serveProject(notes);
  const { body } = await get('/api/entries-by-uri?uri=notes/first/');
  expect(body).toMatchObject({
    data: {
      id: 'n1',
      title: 'First note',
      locale: 'default',
      url: '/notes/first',
      permalink: 'https://www.example.test/notes/first',
      api_url: `${url}/api/collections/notes/entries/n1`,
      blueprint: { title: 'Default', handle: 'default' },
    },
  });
});

test('Content server serves the last valid version of a file until its syntax error is corrected', async () => {
  const { directory, get, log } = await serveProject(notes);
  const path = 'content/collections/notes/first.md';
  await write(directory, path, '---\nid: n1\ntitle: [never closed\n---\n');
  await expect.poll(() => log).toContainEqual(expect.stringMatching(`^${path}:[34]: .`));
  expect((await get(first)).body).toMatchObject({ data: { title: 'First note' } });

  await write(directory, path, '---\nid: n1\ntitle: Corrected\n---\n');
  await expect.poll(() => get(first)).toMatchObject({ body: { data: { title: 'Corrected' } } });
});

test('Content server keeps the last version of a file that it can no longer open, and reports the file', async () => {
  const path = 'content/collections/notes/first.md';
  const { directory, get, log } = await serveProject(notes);
  await rm(join(directory, path));
  // A link to itself is a file that exists and that no user can open.
  await symlink('first.md', join(directory, path));
  await expect
    .poll(() => log)
    .toContainEqual(expect.stringMatching(`^${path}:1: The file cannot be read: ELOOP`));
  expect((await get(first)).body).toMatchObject({ data: { title: 'First note' } });
});

test('Content server reports files and folders that it cannot open at the start, and serves the others', async () => {
  const directory = await createProject(notes);
  await symlink('closed.md', join(directory, 'content/collections/notes/closed.md'));
  await symlink('users', join(directory, 'users'));
  const { get, log } = await serveFolder(directory, { isWatched: false });
  expect((await get(first)).status).toBe(200);
  expect(log).toEqual([
    expect.stringMatching(/^users:1: The folder cannot be read: ELOOP/),
    expect.stringMatching(/^content\/collections\/notes\/closed\.md:1: The file cannot be read: ELOOP/),
  ]);
});

test('Content server serves the last valid project while a site has an invalid URL', async () => {
  const { directory, get, log } = await serveProject(notes);
  await write(directory, 'resources/sites.yaml', "default:\n  url: 'http://['\n");
  await expect
    .poll(() => log)
    .toContainEqual(expect.stringContaining('sites.yaml, default: expected a URL, got "http://["'));
  expect(await get(first)).toMatchObject({ status: 200 });

  await write(directory, 'resources/sites.yaml', "default:\n  url: '/'\n");
  await write(directory, 'content/collections/notes/first.md', '---\nid: n1\ntitle: Corrected\n---\n');
  await expect.poll(() => get(first)).toMatchObject({ body: { data: { title: 'Corrected' } } });
});

test('Content server does not start if api.php is invalid or cannot be read', async () => {
  const invalid = {
    ...notes,
    'config/statamic/api.php': "<?php return ['resources' => ['collections' => !true]];",
  };
  await expect(serveProject(invalid)).rejects.toThrow('config/statamic/api.php: Unexpected ! in the array');

  const directory = await createProject(notes);
  await mkdir(join(directory, 'config/statamic'), { recursive: true });
  await symlink('api.php', join(directory, 'config/statamic/api.php'));
  await expect(serveFolder(directory)).rejects.toThrow(
    'config/statamic/api.php: the settings of the API cannot be read',
  );
});

test('Content server stores a file whose name has too many bytes for the file system under a shorter name', async () => {
  const { get } = await serveProject({
    ...notes,
    'content/assets/assets.yaml': 'title: Assets\n',
    'resources/forms/photo.yaml': 'title: Photo\n',
    'resources/blueprints/forms/photo.yaml': 'fields:\n  - { handle: photo, field: { type: assets } }\n',
  });
  const body = new FormData();
  body.append('photo', new File(['first'], `${'字'.repeat(200)}.png`));
  body.append('photo', new File(['second'], `${'字'.repeat(210)}.png`));
  const headers = { accept: 'application/json' };
  const short = '字'.repeat(65);
  expect(await get('/!/forms/photo', { method: 'POST', body, headers })).toMatchObject({
    status: 200,
    body: { submission: { photo: [`${short}.png`, `${short}-2.png`] } },
  });
});

test('Content server accepts a form with a file while api.php is invalid, and keeps its resources closed', async () => {
  const { directory, get, log } = await serveProject({
    ...notes,
    'config/statamic/api.php': "<?php return ['resources' => ['assets' => true]];",
    'content/assets/assets.yaml': 'title: Assets\n',
    'resources/forms/photo.yaml': 'title: Photo\n',
    'resources/blueprints/forms/photo.yaml': 'fields:\n  - { handle: photo, field: { type: assets } }\n',
  });
  await write(directory, 'config/statamic/api.php', '<?php echo "not a configuration";');
  await expect
    .poll(() => log)
    .toContainEqual(expect.stringMatching(/^config\/statamic\/api\.php: .* last valid content/));
  const body = new FormData();
  body.set('photo', new File(['picture'], 'lamp.png'));
  expect(
    await get('/!/forms/photo', { method: 'POST', body, headers: { accept: 'application/json' } }),
  ).toMatchObject({
    status: 200,
    body: { submission: { photo: ['lamp.png'] } },
  });
  expect((await get('/assets/lamp.png')).status).toBe(200);
  expect((await get(first)).status).toBe(404);
});

test('Content server removes a deleted entry and does not repeat reported problems', async () => {
  const { directory, get, log } = await serveProject({
    ...notes,
    'content/collections/notes/nameless.md': '---\ntitle: No id\n---\n',
  });
  expect(log.filter((line) => line.includes('nameless.md:1: The entry has no id.'))).toHaveLength(1);
  await rm(join(directory, 'content/collections/notes/first.md'));
  await expect.poll(() => get(first)).toMatchObject({ status: 404 });
  expect(log.filter((line) => line.includes('nameless.md'))).toHaveLength(1);
});

test('Content server reports contradictory files with their path and serves the others', async () => {
  const { get, log } = await serveProject({
    ...notes,
    'content/collections/notes/second.md': '---\nid: n1\ntitle: Twin\n---\n',
    'content/collections/notes/third.md': '---\nid: n3\norigin: nowhere\ntitle: Lost\n---\n',
    'content/collections/notes/unclosed.md': '---\nid: n4\n',
  });
  expect((await get(first)).status).toBe(200);
  expect(log).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /^content\/collections\/notes\/(?:first|second)\.md:1: The id n1 is already used/,
      ),
      expect.stringMatching(/^content\/collections\/notes\/third\.md:1: The origin nowhere is not an entry/),
      expect.stringMatching(/^content\/collections\/notes\/unclosed\.md:1: .*no closing/),
    ]),
  );
});

test('Content server reports an entry file in a site that its collection does not list, which leaves its id free', async () => {
  const { get, log } = await serveProject({
    'resources/sites.yaml': 'nl: { url: /nl/ }\nde: { url: /de/ }\n',
    'content/collections/notes.yaml': 'title: Notes\n',
    'content/collections/notes/de/first.md': '---\nid: n1\ntitle: Erste\n---\n',
    'content/collections/notes/nl/second.md': '---\nid: n1\ntitle: Tweede\n---\n',
  });
  expect((await get(first)).body).toMatchObject({ data: { title: 'Tweede', locale: 'nl' } });
  expect(log).toEqual([
    'content/collections/notes/de/first.md:1: The collection notes does not exist in the site de. Add the site to its sites, for example sites: [nl, de].',
  ]);
});

test('Content server serves no entry of a collection that lists only unknown sites, and reports them', async () => {
  const { get, log } = await serveProject({
    'resources/sites.yaml': 'nl: { url: /nl/ }\nde: { url: /de/ }\n',
    'content/collections/notes.yaml': 'title: Notes\nsites: [nll]\n',
    'content/collections/notes/nl/first.md': '---\nid: n1\ntitle: Eerste\n---\n',
    'content/taxonomies/topics.yaml': 'title: Topics\nsites: [nll]\n',
    'content/taxonomies/topics/lamps.yaml': 'title: Lamps\n',
  });
  expect((await get(first)).status).toBe(404);
  expect((await get('/api/collections/notes/entries')).body).toMatchObject({ data: [] });
  expect((await get('/api/taxonomies/topics/terms')).body).toMatchObject({ data: [] });
  expect(log).toEqual(
    expect.arrayContaining([
      'content/collections/notes.yaml:1: Unknown sites: nll. Use the keys of resources/sites.yaml.',
      'content/taxonomies/topics.yaml:1: Unknown sites: nll. Use the keys of resources/sites.yaml.',
    ]),
  );
});

test.each([
  ['no tree file', {}],
  ['an empty tree', { 'content/trees/collections/pages.yaml': 'tree: []\n' }],
  ['a tree of missing entries', { 'content/trees/collections/pages.yaml': 'tree: [{ entry: gone }]\n' }],
])('Collection with a root and %s has its first entry as home page', async (_, tree) => {
  const { get } = await serveProject({
    'content/collections/pages.yaml':
      "title: Pages\nroute: '{parent_uri}/{slug}'\nstructure: { root: true }\n",
    'content/collections/pages/a.md': '---\nid: a\ntitle: A\n---\n',
    'content/collections/pages/b.md': '---\nid: b\ntitle: B\n---\n',
    ...tree,
  });
  const uris = async () => (await get('/api/collections/pages/tree?fields=id,uri')).body;
  expect(await uris()).toMatchObject({
    data: [{ page: { id: 'a', uri: '/' } }, { page: { id: 'b', uri: '/b' } }],
  });
  expect((await get('/api/entries-by-uri?uri=/')).body).toMatchObject({ data: { id: 'a', order: 1 } });
});

test('Content server serves entries that are origins of each other', async () => {
  const { get } = await serveProject({
    'content/collections/notes.yaml': 'title: Notes\n',
    'content/collections/notes/a.md': '---\nid: a\norigin: b\ntitle: A\n---\n',
    'content/collections/notes/b.md': '---\nid: b\norigin: a\nsubtitle: B\n---\n',
  });
  expect((await get('/api/collections/notes/entries/a')).status).toBe(200);
  expect((await get('/api/collections/notes/entries/b')).status).toBe(200);
});

test('Content server publishes a scheduled entry at its time, in lists and in relations', async () => {
  let now = new Date('2026-03-14T11:59:00Z');
  const { get } = await serveProject(
    {
      'content/collections/news.yaml':
        "title: News\ndate: true\ndate_behavior: { past: public, future: private }\nroute: '/{slug}'\n",
      'content/collections/news/2026-03-14-1200.noon.md': '---\nid: noon\ntitle: Noon\n---\n',
      'content/collections/news/2026-01-01.old.md': '---\nid: old\ntitle: Old\nrelated: [noon]\n---\n',
      'resources/blueprints/collections/news/item.yaml':
        'fields:\n  - { handle: related, field: { type: entries } }\n  - { handle: date, field: { type: date, time_enabled: true } }\n',
    },
    { now: () => now },
  );
  const related = async () => (await get('/api/collections/news/entries/old?fields=related')).body;
  expect(await related()).toEqual({ data: { related: [] } });
  expect((await get('/api/entries-by-uri?uri=/noon')).status).toBe(404);
  expect((await get('/api/collections/news/entries')).body).toMatchObject({ meta: { total: 1 } });

  now = new Date('2026-03-14T12:00:00Z');
  expect(await related()).toMatchObject({ data: { related: [{ id: 'noon' }] } });
  expect((await get('/api/entries-by-uri?uri=/noon')).status).toBe(200);
  expect((await get('/api/collections/news/entries')).body).toMatchObject({ meta: { total: 2 } });
});

test('startContentServer rejects with EADDRINUSE if the port is in use', async () => {
  const { url, directory } = await serveProject(notes);
  const second = startContentServer({
    directory,
    port: Number(new URL(url).port),
    appUrl: 'https://www.example.test',
    submissionsDirectory: join(directory, 'submissions'),
    now: () => clock,
    log: () => {},
  });
  await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('Content server requires the bearer token if one is set', async () => {
  const { get } = await serveProject(notes, { bearerToken: 'open' });
  expect((await get('/api/globals')).status).toBe(401);
  expect((await get('/api/globals', { headers: { Authorization: 'Bearer open' } })).status).toBe(200);
});
