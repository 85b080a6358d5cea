import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFileCache } from '../../site/media/images/file-cache.ts';
import { createVersionLookup } from '../../site/media/images/original.ts';
import {
  createTestImages,
  newDirectory,
  startPictureServer,
  twoColours,
} from '../site/media/images/pictures.ts';
import { createRecordingLog, startOrigin } from '../site/origin.ts';
import { stopTimeLimits } from '../site/time-limits.ts';

stopTimeLimits();

const RED = [200, 0, 0] as const;
const pathOf = (name: string) => `/_image/w_320,f_webp/assets/${name}.png`;
const statusOf = (image: object | number) => (typeof image === 'number' ? image : 200);

/** Starts a content system with one picture. Its connections break off while `isDown` is set. */
async function startFailingServer() {
  const server = await startPictureServer({ '/assets/real.png': await twoColours(RED, RED) });
  const state = { isDown: false };
  const proxy = await startOrigin(async (response, { method, url }) => {
    if (state.isDown) return response.destroy();
    const picture = await fetch(server.url + url.pathname, { method });
    response.writeHead(picture.status, { etag: picture.headers.get('etag') ?? '' });
    response.end(new Uint8Array(await picture.arrayBuffer()));
  });
  return { url: proxy.url, files: server.files, state };
}

test('Versions of thousands of made-up pictures do not evict the version of a real picture', async () => {
  const { url, requests } = await startPictureServer({ '/assets/real.png': await twoColours(RED, RED) });
  const versionOf = createVersionLookup(createFileCache(newDirectory(), createRecordingLog().log), () => 0);
  const addressOf = (name: string) => new URL(`${url}/assets/${name}.png`);
  const version = await versionOf(addressOf('real'));
  expect(version).not.toBe('');

  // More than the largest number of stored versions. The lookup skips most of these checks, because too many are waiting.
  const madeUp = Array.from({ length: 2_100 }, (_, number) => versionOf(addressOf(`made-up-${number}`)));
  expect(new Set(await Promise.all(madeUp))).toEqual(new Set(['']));

  const checksOfReal = () =>
    requests.filter(({ url: { pathname } }) => pathname === '/assets/real.png').length;
  expect(await versionOf(addressOf('real'))).toBe(version);
  expect(checksOfReal()).toBe(1);
});

test('Renditions of pictures survive a restart during an outage, but not those of a deleted picture', async () => {
  const { url, files, state } = await startFailingServer();
  const directory = newDirectory();
  const restart = () => createTestImages(url, { directory }).renditions;
  expect(statusOf(await restart()(pathOf('real')))).toBe(200);

  state.isDown = true;
  expect(statusOf(await restart()(pathOf('real')))).toBe(200);

  state.isDown = false;
  delete files['/assets/real.png'];
  expect(await restart()(pathOf('real'))).toBe(404);
  state.isDown = true;
  // The deletion is stored in the background.
  await expect.poll(() => restart()(pathOf('real'))).toBe(502);
});

test('Made-up pictures cause at most 16 parallel checks of the content system', async () => {
  const heldChecks: (() => void)[] = [];
  const origin = await startOrigin((response, { method }) => {
    const send = () => response.writeHead(404).end();
    if (method === 'HEAD') heldChecks.push(send);
    else send();
  });
  const { renditions } = createTestImages(origin.url);
  const statuses: (number | object)[] = [];
  const calls = Array.from({ length: 400 }, async (_, number) => {
    statuses.push(await renditions(pathOf(`made-up-${number}`)));
  });
  // Calls above the limit of waiting checks do not wait.
  await expect.poll(() => statuses.length).toBe(400 - 16 - 256);
  expect(heldChecks).toHaveLength(16);

  const release = setInterval(() => heldChecks.splice(0).forEach((send) => send()));
  await Promise.all(calls);
  clearInterval(release);
  expect(new Set(statuses)).toEqual(new Set([404]));
});

test('The cache of rendered pictures on disk deletes the least recently used files above its limit', async () => {
  const directory = newDirectory();
  const files = createFileCache(directory, createRecordingLog().log, 1_000);
  for (const name of ['a', 'b', 'c']) await files.write(name, new Uint8Array(300));
  await files.read('a');
  await files.write('d', new Uint8Array(300));

  await expect.poll(() => readdirSync(directory).toSorted()).toEqual(['a', 'c', 'd']);
  expect(await files.read('b')).toBeUndefined();
  expect((await files.read('a'))?.byteLength).toBe(300);
});

test('A cache on disk logs failed writes once until a write succeeds, and leaves no incomplete file', async () => {
  const parent = newDirectory();
  const directory = join(parent, 'cache');
  const { log, lines } = createRecordingLog();
  const files = createFileCache(directory, log);
  const picture = new Uint8Array(300);

  writeFileSync(directory, 'a file in the place of the folder');
  for (const name of ['a', 'b', 'c']) await files.write(name, picture);
  expect(lines).toHaveLength(1);

  rmSync(directory);
  // A folder with the name of the picture makes the last step of the write fail.
  mkdirSync(join(directory, 'd'), { recursive: true });
  await files.write('a', picture);
  for (const name of ['d', 'd']) await files.write(name, picture);
  expect(lines).toHaveLength(2);
  expect(readdirSync(directory).toSorted()).toEqual(['a', 'd']);
});

test('The limit of the cache on disk includes the files of earlier processes, the oldest first', async () => {
  const directory = newDirectory();
  for (const [index, name] of ['newest', 'older', 'oldest'].entries()) {
    writeFileSync(join(directory, name), new Uint8Array(300));
    utimesSync(join(directory, name), 1_000 - index, 1_000 - index);
  }
  createFileCache(directory, createRecordingLog().log, 700);
  await expect.poll(() => readdirSync(directory).toSorted()).toEqual(['newest', 'older']);
});
