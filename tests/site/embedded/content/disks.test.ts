import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readDisks } from '../../../../site/embedded/content/project/disks.ts';
import { serveProject, write } from './temporary-project.ts';

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
