import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serveProject, write } from './temporary-project.ts';

const project = {
  'content/assets/assets.yaml': 'title: Assets\ndisk: assets\n',
  'content/assets/papers.yaml': 'title: Papers\ndisk: papers\n',
  'public/assets/film.mp4': '0123456789',
  'public/assets/.meta/film.mp4.yaml': 'data: { alt: A film }\n',
  'public/index.php': '<?php',
  'storage/app/papers/contract.txt': 'private',
};

test.each([
  ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
  ['bytes=7-', 206, '789', 'bytes 7-9/10'],
  ['bytes=-2', 206, '89', 'bytes 8-9/10'],
  ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
  ['bytes=99-', 416, '', 'bytes */10'],
  ['bytes=-0', 416, '', 'bytes */10'],
  ['Bytes=0-3', 206, '0123', 'bytes 0-3/10'],
  ['bytes=0-1,4-5', 200, '0123456789', null],
  ['bytes=5-3', 200, '0123456789', null],
  ['bytes=99-98', 200, '0123456789', null],
  ['bytes=-', 200, '0123456789', null],
  ['lines=0-3', 200, '0123456789', null],
])('Asset files respond to the range %s with status %i', async (range, status, text, contentRange) => {
  const { get } = await serveProject(project);
  const response = await get('/assets/film.mp4', { headers: { Range: range } });
  expect(response).toMatchObject({ status, body: text });
  expect(response.headers.get('Content-Range')).toBe(contentRange);
  expect(response.headers.get('Content-Type')).toContain('video/mp4');
});

test.each(['bytes=0-3', 'bytes=99-'])('Asset files ignore the range %s of a HEAD request', async (range) => {
  const { url } = await serveProject(project);
  const response = await fetch(`${url}/assets/film.mp4`, { method: 'HEAD', headers: { Range: range } });
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Length')).toBe('10');
});

test('Asset files ignore a range whose condition names another version', async () => {
  const { get } = await serveProject(project);
  const { headers } = await get('/assets/film.mp4');
  const requestPart = async (condition: string) =>
    (await get('/assets/film.mp4', { headers: { Range: 'bytes=0-3', 'If-Range': condition } })).body;
  expect(await requestPart(headers.get('ETag') ?? '')).toBe('0123');
  expect(await requestPart(headers.get('Last-Modified') ?? '')).toBe('0123');
  expect(await requestPart('"older"')).toBe('0123456789');
  expect(await requestPart('Thu, 01 Jan 2026 00:00:00 GMT')).toBe('0123456789');
});

test('Asset files respond with 304 if the ETag matches', async () => {
  const { get } = await serveProject(project);
  const etag = (await get('/assets/film.mp4')).headers.get('ETag') ?? '';
  expect((await get('/assets/film.mp4', { headers: { 'If-None-Match': etag } })).status).toBe(304);
});

test.each([
  '/assets/.meta/film.mp4.yaml',
  '/index.php',
  '/papers/contract.txt',
  '/assets/%2e%2e/index.php',
  '/assets/%',
  '/assets',
])('Asset files do not serve %s', async (path) => {
  const { get } = await serveProject(project);
  expect((await get(path)).status).toBe(404);
});

test('A private asset has no URL but is available in the API', async () => {
  const { get } = await serveProject(project);
  const { body } = await get('/api/assets/papers/contract.txt?fields=url,permalink,path');
  expect(body).toEqual({ data: { url: null, permalink: null, path: 'contract.txt' } });
});

test('Content server sends the current version of a replaced asset, and 404 for a removed one, before it notices the change', async () => {
  const { directory, get, log } = await serveProject(project, { isWatched: false });
  const before = await get('/assets/film.mp4');
  await write(directory, 'public/assets/film.mp4', 'a longer film');
  const after = await get('/assets/film.mp4');
  expect(after).toMatchObject({ status: 200, body: 'a longer film' });
  expect(after.headers.get('ETag')).not.toBe(before.headers.get('ETag'));

  await rm(join(directory, 'public/assets/film.mp4'));
  expect((await get('/assets/film.mp4')).status).toBe(404);
  expect(log).toEqual([]);
});

test('Assets are sorted and filtered by the time of their last change that their JSON has', async () => {
  const { get } = await serveProject({
    ...project,
    'config/statamic/api.php': `<?php return ['enabled' => true, 'resources' => [
      'assets' => ['assets' => ['enabled' => true, 'allowed_filters' => ['last_modified']]],
    ]];`,
    'public/assets/.meta/film.mp4.yaml': 'last_modified: 1773480600\n',
    'public/assets/new.txt': 'new',
    'public/assets/.meta/new.txt.yaml': 'last_modified: 1773480700\n',
    'public/assets/old.txt': 'old',
    'public/assets/.meta/old.txt.yaml': 'last_modified: 1573480600\n',
  });
  const pathsOf = async (query: string) => {
    const { body } = await get(`/api/assets/assets?${query}`);
    const { data } = body as { data: { path: string }[] };
    return data.map(({ path }) => path);
  };
  expect(await pathsOf('sort=-last_modified')).toEqual(['new.txt', 'film.mp4', 'old.txt']);
  expect(await pathsOf('filter[last_modified:is_before]=2026-01-01')).toEqual(['old.txt']);
  expect(await pathsOf('filter[last_modified:is_after]=2026-01-01&sort=path')).toEqual([
    'film.mp4',
    'new.txt',
  ]);
});
