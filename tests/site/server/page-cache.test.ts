import { expect, test } from 'vitest';
import { type CachedResponse, createPageCache } from '../../../site/server/page-cache.ts';

const answer = (status: number): CachedResponse => ({
  status,
  headers: {},
  body: new Uint8Array(),
  brotli: new Uint8Array([1]),
  parameters: [],
});

test.each([404, 503])('a %d is handed out and not kept', async (status) => {
  const cache = createPageCache();
  expect((await cache.get('page', async () => answer(status))).status).toBe(status);
  expect((await cache.get('page', async () => answer(200))).status).toBe(200);
});

test('a page is made once', async () => {
  const cache = createPageCache();
  await cache.get('page', async () => answer(200));
  expect((await cache.get('page', async () => answer(503))).status).toBe(200);
});
