import { readdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readDisks } from '../../../../site/embedded/content/project/disks.ts';
import { createProject, serveFolder, serveProject, write } from './temporary-project.ts';

const project = {
  'config/filesystems.php': `<?php
    return [
      'default' => env('FILESYSTEM_DISK', 'local'),
      'disks' => [
        'pictures' => ['driver' => 'local', 'root' => public_path('img'), 'url' => '/media/pictures/', 'visibility' => 'public'],
        'files' => ['driver' => 'local', 'root' => storage_path('files'), 'url' => env('APP_URL').'/files'],
        'remote' => ['driver' => 'local', 'root' => base_path('media/cdn'), 'url' => 'https://cdn.example.test/media'],
        'papers' => ['driver' => 'local', 'root' => public_path('assets/papers')],
        'outside' => ['driver' => 'local', 'root' => base_path('../elsewhere'), 'url' => '/outside'],
      ],
    ];`,
  'content/assets/pictures.yaml': 'title: Pictures\ndisk: pictures\n',
  'content/assets/files.yaml': 'title: Files\ndisk: files\n',
  'content/assets/remote.yaml': 'title: Remote\ndisk: remote\n',
  'content/assets/papers.yaml': 'title: Papers\ndisk: papers\n',
  'public/img/lamp.txt': 'lamp',
  'public/img/.meta/lamp.txt.yaml': 'data: { alt: A lamp }\n',
  'storage/files/guide.txt': 'guide',
  'storage/forms/contact.txt': 'private',
  'media/cdn/film.txt': 'film',
  'public/assets/papers/contract.txt': 'private',
};

test.each([
  ['pictures/lamp.txt', '/media/pictures/lamp.txt', 'lamp'],
  ['files/guide.txt', '/files/guide.txt', 'guide'],
])('Asset %s has the URL of its disk and is served there', async (asset, address, text) => {
  const { get, url } = await serveProject(project);
  expect((await get(`/api/assets/${asset}?fields=url,permalink`)).body).toEqual({
    data: { url: address, permalink: `${url}${address}` },
  });
  expect(await get(address)).toMatchObject({ status: 200, body: text });
});

test('Asset of a disk with an absolute URL has that URL and is served at its path', async () => {
  const { get } = await serveProject(project);
  const address = 'https://cdn.example.test/media/film.txt';
  expect((await get('/api/assets/remote/film.txt?fields=url,permalink')).body).toEqual({
    data: { url: address, permalink: address },
  });
  expect(await get('/media/film.txt')).toMatchObject({ status: 200, body: 'film' });
});

test('Asset has the meta file of its disk', async () => {
  const { get } = await serveProject(project);
  expect((await get('/api/assets/pictures/lamp.txt?fields=alt')).body).toEqual({ data: { alt: 'A lamp' } });
});

test('Asset of a disk without a URL is private', async () => {
  const { get } = await serveProject(project);
  expect((await get('/api/assets/papers/contract.txt?fields=url,permalink,path')).body).toEqual({
    data: { url: null, permalink: null, path: 'contract.txt' },
  });
  expect((await get('/assets/papers/contract.txt')).status).toBe(404);
});

test.each([
  '/img/lamp.txt',
  '/pictures/lamp.txt',
  '/media/pictures/.meta/lamp.txt.yaml',
  '/media/pictures/%2e%2e/assets/papers/contract.txt',
  '/files/../forms/contact.txt',
  '/files/..%2Fforms%2Fcontact.txt',
])('Disks do not serve %s', async (path) => {
  const { get } = await serveProject(project);
  expect((await get(path)).status).toBe(404);
});

/** Disks inside each other: `storage/app` is private, the folder `public` in it is public, and the folder `papers` in that is private. */
const nestedDisks = {
  'config/filesystems.php': `<?php
    return [
      'disks' => [
        'local' => ['driver' => 'local', 'root' => storage_path('app')],
        'public' => ['driver' => 'local', 'root' => storage_path('app/public'), 'url' => env('APP_URL').'/storage'],
        'papers' => ['driver' => 'local', 'root' => storage_path('app/public/papers')],
      ],
    ];`,
  'content/assets/files.yaml': 'title: Files\ndisk: local\n',
  'content/assets/pictures.yaml': 'title: Pictures\ndisk: public\n',
  'content/assets/papers.yaml': 'title: Papers\ndisk: papers\n',
  'storage/app/invoice.txt': 'private',
  'storage/app/public/lamp.txt': 'lamp',
  'storage/app/public/papers/contract.txt': 'private',
};

test('A public disk inside a private one is served at its URL', async () => {
  const { get } = await serveProject(nestedDisks);
  expect((await get('/api/assets/pictures/lamp.txt?fields=url')).body).toEqual({
    data: { url: '/storage/lamp.txt' },
  });
  expect(await get('/storage/lamp.txt')).toMatchObject({ status: 200, body: 'lamp' });
});

test('The files of private disks around and inside a public disk are not served', async () => {
  const { get } = await serveProject(nestedDisks);
  for (const path of [
    '/storage/papers/contract.txt',
    '/storage/%2e%2e%2finvoice.txt',
    '/storage/invoice.txt',
  ])
    expect((await get(path)).status, path).toBe(404);
});

test('A folder with a private and a public container is private', async () => {
  const { get } = await serveProject({
    ...nestedDisks,
    'config/filesystems.php': `<?php return ['disks' => [
      'public' => ['driver' => 'local', 'root' => storage_path('app/public'), 'url' => '/storage'],
      'papers' => ['driver' => 'local', 'root' => storage_path('app/public')],
    ]];`,
  });
  expect((await get('/storage/lamp.txt')).status).toBe(404);
});

test.each([
  ['a link to a private file', 'storage/app/public/link.txt', '../invoice.txt', '/storage/link.txt'],
  [
    'a link in a private folder',
    'storage/app/public/papers/link.txt',
    '../lamp.txt',
    '/storage/papers/link.txt',
  ],
  ['a private folder that is a link', 'storage/private', 'app/public/drafts', '/storage/drafts/draft.txt'],
])('A public disk does not serve the file of %s', async (_case, link, target, address) => {
  const directory = await createProject({
    ...nestedDisks,
    'config/filesystems.php': nestedDisks['config/filesystems.php'].replace(
      "'papers'",
      "'drafts' => ['driver' => 'local', 'root' => storage_path('private')], 'papers'",
    ),
    'content/assets/drafts.yaml': 'title: Drafts\ndisk: drafts\n',
    'storage/app/public/drafts/draft.txt': 'private',
  });
  await symlink(target, join(directory, link));
  const { get } = await serveFolder(directory);
  expect((await get(address)).status).toBe(404);
  expect((await get('/storage/lamp.txt')).status).toBe(200);
});

test('A public disk whose folder is a link is served', async () => {
  const directory = await createProject({
    'config/filesystems.php': nestedDisks['config/filesystems.php'].replace("'app/public')", "'shared')"),
    'content/assets/files.yaml': nestedDisks['content/assets/files.yaml'],
    'content/assets/pictures.yaml': nestedDisks['content/assets/pictures.yaml'],
    'storage/app/public/lamp.txt': 'lamp',
  });
  await symlink('app/public', join(directory, 'storage/shared'));
  const { get } = await serveFolder(directory);
  expect(await get('/storage/lamp.txt')).toMatchObject({ status: 200, body: 'lamp' });
});

test('A file added to the folder of a disk is served', async () => {
  const { directory, get } = await serveProject(project);
  await write(directory, 'media/cdn/new.txt', 'new');
  await expect.poll(() => get('/media/new.txt')).toMatchObject({ status: 200, body: 'new' });
});

test('The shipped disks are root-relative for pictures and private for files of visitors', async () => {
  const php = await readFile(
    new URL('../../../../site/statamic/config/filesystems.php', import.meta.url),
    'utf8',
  );
  const disks = readDisks(php);
  expect(disks.get('assets')).toEqual({ folder: 'public/assets', url: '/assets' });
  expect(disks.get('submissions')).toEqual({ folder: 'storage/app/submissions', url: null });
  // The disks that Laravel and Statamic use.
  expect([...disks.keys()]).toEqual(expect.arrayContaining(['local', 'public']));
});

test('An invalid filesystems.php is reported, and disks keep their default folders', async () => {
  const { get, log } = await serveProject({
    'config/filesystems.php': '<?php echo 1;',
    'content/assets/assets.yaml': 'title: Assets\n',
    'public/assets/lamp.txt': 'lamp',
  });
  expect(log).toContainEqual(expect.stringMatching(/^config\/filesystems\.php:1: /));
  expect((await get('/assets/lamp.txt')).status).toBe(200);
});

test('A disk outside the project or with an invalid URL is reported, and its public folder is not served', async () => {
  const { get, log } = await serveProject({
    'config/filesystems.php': `<?php return ['disks' => [
      'papers' => ['driver' => 'local', 'root' => '/srv/papers', 'url' => '/papers'],
      'films' => ['driver' => 'local', 'root' => public_path('films'), 'url' => 'https://'],
    ]];`,
    'content/assets/papers.yaml': 'title: Papers\ndisk: papers\n',
    'content/assets/films.yaml': 'title: Films\ndisk: films\n',
    'public/papers/contract.txt': 'private',
    'public/films/film.txt': 'film',
  });
  expect(log).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /^config\/filesystems\.php:1: The folder of the disk papers is not in the project/,
      ),
      expect.stringMatching(/^config\/filesystems\.php:1: The URL of the disk films is invalid/),
    ]),
  );
  for (const container of ['papers', 'films'])
    expect((await get(`/api/assets/${container}`)).body).toMatchObject({ data: [] });
  expect((await get('/papers/contract.txt')).status).toBe(404);
  expect((await get('/films/film.txt')).status).toBe(404);
});

test.each(['//x', '/assets', '../config', ''])(
  'A container with the disk %j has no files and is reported',
  async (disk) => {
    const { get, log } = await serveProject({
      'content/assets/pictures.yaml': `title: Pictures\ndisk: '${disk}'\n`,
      'public/assets/lamp.txt': 'lamp',
      'public/config/lamp.txt': 'lamp',
    });
    expect((await get('/api/assets/pictures')).body).toMatchObject({ data: [] });
    expect(log).toEqual([
      `content/assets/pictures.yaml:1: disk: expected a name of letters, digits, "_" and "-", got "${disk}". The container has no files. Example: assets`,
    ]);
  },
);

test.each([
  ['../x', {}],
  [
    'papers',
    {
      'config/filesystems.php':
        "<?php return ['disks' => ['papers' => ['driver' => 'local', 'root' => '/srv/papers']]];",
    },
  ],
])('A form with a file for the unusable disk %s fails and stores nothing', async (disk, settings) => {
  const { directory, get, log } = await serveProject({
    ...settings,
    'content/assets/bad.yaml': `title: Bad\ndisk: ${disk}\n`,
    'resources/forms/contact.yaml': 'title: Contact\n',
    'resources/blueprints/forms/contact.yaml':
      'fields:\n  - { handle: photo, field: { type: assets, container: bad } }\n',
  });
  const body = new FormData();
  body.append('photo', new File(['photo'], 'photo.txt'));
  const headers = { accept: 'application/json' };
  expect((await get('/!/forms/contact', { method: 'POST', body, headers })).status).toBe(500);
  expect(log.at(-1)).toContain(
    'The form field photo has the asset container bad, whose disk cannot be used. Correct "disk" in content/assets/bad.yaml',
  );
  for (const folder of ['storage', 'submissions'])
    await expect(readdir(join(directory, folder))).rejects.toThrow('ENOENT');
});
