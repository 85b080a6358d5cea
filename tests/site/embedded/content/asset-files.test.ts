import { expect, test } from 'vitest';
import { served } from './temporary-project.ts';

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
  ['bytes=0-1,4-5', 200, '0123456789', null],
])('a player that asks for %s gets that part of the film', async (range, status, text, told) => {
  const { get } = await served(project);
  const answer = await get('/assets/film.mp4', { headers: { Range: range } });
  expect(answer).toMatchObject({ status, body: text });
  expect(answer.headers.get('Content-Range')).toBe(told);
  expect(answer.headers.get('Content-Type')).toContain('video/mp4');
});

test('a browser that still has the file is told so', async () => {
  const { get } = await served(project);
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
])('%s is not given away', async (path) => {
  const { get } = await served(project);
  expect((await get(path)).status).toBe(404);
});

test('a private file has no address, but the API knows it', async () => {
  const { get } = await served(project);
  const { body } = await get('/api/assets/papers/contract.txt?fields=url,permalink,path');
  expect(body).toEqual({ data: { url: null, permalink: null, path: 'contract.txt' } });
});
