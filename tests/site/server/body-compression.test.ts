import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createBodyCompression } from '../../../site/server/body-compression.ts';

const textOf = (length: number) =>
  new TextEncoder().encode(Array.from({ length }, (_, index) => `<li>Lamp ${index * index}</li>`).join(''));
const BODY = textOf(2_000);

test('The compressed body of a page is replaced by a smaller one when the page is rendered again unchanged', async () => {
  const compressBody = createBodyCompression();
  const first = await compressBody(BODY, { previous: undefined, isAwaited: true });
  expect(first.quality).toBe('fast');

  const second = await compressBody(BODY, { previous: { body: BODY, brotli: first }, isAwaited: false });
  expect(second.quality).toBe('small');
  expect(second.body.byteLength).toBeLessThan(first.body.byteLength);
  expect(new Uint8Array(brotliDecompressSync(second.body))).toEqual(BODY);

  const third = await compressBody(BODY, { previous: { body: BODY, brotli: second }, isAwaited: false });
  expect(third).toBe(second);
});

test('A changed body is compressed fast', async () => {
  const compressBody = createBodyCompression();
  const brotli = await compressBody(BODY, { previous: undefined, isAwaited: true });
  const changed = textOf(1_999);
  const result = await compressBody(changed, { previous: { body: BODY, brotli }, isAwaited: false });
  expect(result.quality).toBe('fast');
  expect(new Uint8Array(brotliDecompressSync(result.body))).toEqual(changed);
});

test('A client that waits gets the compressed body that exists', async () => {
  const compressBody = createBodyCompression();
  const brotli = await compressBody(BODY, { previous: undefined, isAwaited: true });
  expect(await compressBody(BODY, { previous: { body: BODY, brotli }, isAwaited: true })).toBe(brotli);
});

test('One body at a time is compressed to a smaller size', async () => {
  const compressBody = createBodyCompression();
  const brotli = await compressBody(BODY, { previous: undefined, isAwaited: true });
  const rendering = { previous: { body: BODY, brotli }, isAwaited: false };
  const [first, second] = await Promise.all([compressBody(BODY, rendering), compressBody(BODY, rendering)]);
  expect(first.quality).toBe('small');
  expect(second).toBe(brotli);
  expect((await compressBody(BODY, rendering)).quality).toBe('small');
});
