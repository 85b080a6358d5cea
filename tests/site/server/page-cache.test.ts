import { randomBytes } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { createPageCache, type PageCache, type RenderedResponse } from '../../../site/server/page-cache.ts';

const MINUTE_MS = 60_000;

const responseWith = (status: number, headers: RenderedResponse['headers'] = {}): RenderedResponse => ({
  status,
  headers,
  body: new Uint8Array(100),
  parameters: [],
  isCacheable: status === 200,
});

/** Stores pages one after the other, because the order in which they are compressed at once is random. */
async function fill(cache: PageCache, count: number) {
  for (let at = 0; at < count; at += 1) await cache.get(`page ${at}`, async () => responseWith(200));
}

test.each([301, 404, 503])(
  'The page cache returns an uncacheable response with status %d but does not store it',
  async (status) => {
    const cache = createPageCache();
    expect((await cache.get('page', async () => responseWith(status))).status).toBe(status);
    expect(cache.usage()).toEqual({ entries: 0, bytes: 0 });
    expect((await cache.get('page', async () => responseWith(200))).status).toBe(200);
  },
);

test('The page cache renders a page once', async () => {
  const cache = createPageCache();
  await cache.get('page', async () => responseWith(200));
  expect((await cache.get('page', async () => responseWith(503))).status).toBe(200);
});

test('The size of a cached page includes its key, its headers, both bodies and an overhead', async () => {
  const sizeOf = async (key: string, response: RenderedResponse) => {
    const cache = createPageCache();
    await cache.get(key, async () => response);
    return cache.usage().bytes;
  };
  const withoutTexts = await sizeOf('', responseWith(200));
  expect(withoutTexts).toBeGreaterThan(100 + 500);
  expect(await sizeOf('x'.repeat(2_000), responseWith(200, { etag: 'y'.repeat(3_000) }))).toBe(
    withoutTexts + 2_000 + 'etag'.length + 3_000,
  );
  // Compression does not make random bytes smaller.
  const random = { ...responseWith(200), body: new Uint8Array(randomBytes(10_000)) };
  expect(await sizeOf('', random)).toBeGreaterThan(withoutTexts - 200 + 2 * 10_000);
});

test('The page cache compresses a page to a smaller size after it was rendered unchanged', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const cache = createPageCache();
    const get = () => cache.get('page', async () => responseWith(200));
    expect((await get()).brotli?.quality).toBe('fast');
    vi.setSystemTime(Date.now() + 6_000);
    expect((await get()).brotli?.quality).toBe('fast');
    await expect.poll(async () => (await get()).brotli?.quality).toBe('small');
  } finally {
    vi.useRealTimers();
  }
});

test('The page cache deletes the least recently used pages above its limits of entries and bytes', async () => {
  const byEntries = createPageCache({ maxEntries: 10 });
  await fill(byEntries, 50);
  expect(byEntries.usage().entries).toBe(10);

  const maxBytes = 20_000;
  const byBytes = createPageCache({ maxBytes });
  await fill(byBytes, 50);
  expect(byBytes.usage().entries).toBeGreaterThan(1);
  expect(byBytes.usage().bytes).toBeLessThanOrEqual(maxBytes);
  expect((await byBytes.get('page 0', async () => responseWith(503))).status).toBe(503);
});

test('The page cache deletes an expired page without a request for it', async () => {
  vi.useFakeTimers();
  try {
    const cache = createPageCache();
    await fill(cache, 3);
    await vi.advanceTimersByTimeAsync(4 * MINUTE_MS);
    expect(cache.usage().entries).toBe(3);
    await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);
    expect(cache.usage()).toEqual({ entries: 0, bytes: 0 });
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  ['a page without a limit', undefined, 305],
  ['a page with a limit of 30 seconds', 30_000, 30],
  ['a page with a limit below the fresh time', 2_000, 2],
])('The page cache returns %s only until its limit', async (_page, maxAgeMs, seconds) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const cache = createPageCache();
    const get = (body: string) =>
      cache.get('page', async () => ({ ...responseWith(200, { body }), maxAgeMs }));
    await get('first');
    vi.setSystemTime(Date.now() + seconds * 1_000 - 500);
    // The entry may already be stale. The cache then returns it first and refreshes it afterwards.
    expect((await get('first')).headers['body']).toBe('first');

    cache.clear();
    await get('second');
    vi.setSystemTime(Date.now() + seconds * 1_000 + 500);
    expect((await get('third')).headers['body']).toBe('third');
  } finally {
    vi.useRealTimers();
  }
});
