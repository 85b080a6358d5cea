import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readStaticFiles } from '../../../site/server/static-files.ts';

test('readStaticFiles serves a build in a hidden folder, but not the build’s own hidden files', async () => {
  const home = mkdtempSync(join(tmpdir(), 'lantern-'));
  const build = join(home, '.projects/site/dist');
  mkdirSync(join(build, '_build'), { recursive: true });
  mkdirSync(join(build, '.vite'));
  writeFileSync(join(build, '_build/entry.js'), 'start()');
  writeFileSync(join(build, '.vite/notes.txt'), 'ours');

  const files = await readStaticFiles(build);
  const get = (path: string) => files(new Request(`https://www.example.test${path}`));
  expect(await (await get('/_build/entry.js'))?.text()).toBe('start()');
  expect(await get('/.vite/notes.txt')).toBeUndefined();
  rmSync(home, { recursive: true });
});

test('readStaticFiles serves the compressed file only to browsers that accept it', async () => {
  const build = mkdtempSync(join(tmpdir(), 'lantern-'));
  writeFileSync(join(build, 'entry.js'), 'start()');
  writeFileSync(join(build, 'entry.js.br'), 'compressed');
  const files = await readStaticFiles(build);
  const get = async (accepted: string) => {
    const headers = { 'accept-encoding': accepted };
    const response = await files(new Request('https://www.example.test/entry.js', { headers }));
    return [await response?.text(), response?.headers.get('content-encoding')];
  };
  expect(await get('gzip, br;q=0.8')).toEqual(['compressed', 'br']);
  expect(await get('gzip, br;q=0')).toEqual(['start()', null]);
  rmSync(build, { recursive: true });
});

test('readStaticFiles gives each version of an icon an ETag, and does not send a version that the client has', async () => {
  const build = mkdtempSync(join(tmpdir(), 'lantern-'));
  mkdirSync(join(build, '_build'));
  writeFileSync(join(build, '_build/entry.js'), 'start()');
  writeFileSync(join(build, 'icon.svg'), '<svg/>');
  writeFileSync(join(build, 'icon.svg.br'), 'compressed');
  const files = await readStaticFiles(build);
  const get = (path: string, headers: Record<string, string> = {}) =>
    files(new Request(`https://www.example.test${path}`, { headers }));

  const plain = (await get('/icon.svg'))?.headers.get('etag') ?? '';
  const compressed = (await get('/icon.svg', { 'accept-encoding': 'br' }))?.headers.get('etag') ?? '';
  expect(plain).toMatch(/^"[\w-]{16}"$/);
  expect(compressed).not.toBe(plain);
  const unchanged = await get('/icon.svg', { 'if-none-match': `W/${plain}` });
  expect([unchanged?.status, await unchanged?.text(), unchanged?.headers.get('etag')]).toEqual([
    304,
    '',
    plain,
  ]);
  expect(unchanged?.headers.get('cache-control')).toContain('max-age=86400');
  expect((await get('/icon.svg', { 'if-none-match': compressed }))?.status).toBe(200);
  expect((await get('/_build/entry.js'))?.headers.has('etag')).toBe(false);
  rmSync(build, { recursive: true });
});
