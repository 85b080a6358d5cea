import { expect, test } from 'vitest';
import { type RenderedResponse, createPageCache } from '../../../site/server/page-cache.ts';

const responseWith = (status: number): RenderedResponse => ({
  status,
  headers: {},
  body: new Uint8Array(),
  brotli: new Uint8Array([1]),
  parameters: [],
});

test.each([404, 503])(
  'the page cache returns a response with status %d but does not store it',
  async (status) => {
    const cache = createPageCache();
    expect((await cache.get('page', async () => responseWith(status))).status).toBe(status);
    expect((await cache.get('page', async () => responseWith(200))).status).toBe(200);
  },
);

test('the page cache renders a page once', async () => {
  const cache = createPageCache();
  await cache.get('page', async () => responseWith(200));
  expect((await cache.get('page', async () => responseWith(503))).status).toBe(200);
});
