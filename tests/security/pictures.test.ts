import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  createTestImages,
  recordProcesses,
  startPictureServer,
  twoColours,
} from '../site/media/images/pictures.ts';
import { slowJpeg } from './slow-jpeg.ts';

const pathOf = (name: string, width = 320, format = 'webp') =>
  `/_image/w_${width},f_${format}/assets/${name}`;
const cardOf = (name: string) => `/_image/share_x50_y50,f_jpeg/assets/${name}`;
const statusOf = (image: object | number) => (typeof image === 'number' ? image : 200);
const picture = () => twoColours([226, 90, 24], [38, 44, 58]);

/** Each level uses the level below ten times, so the last level has 10,000 shapes. */
const NESTED = [1, 2, 3, 4].map(
  (level) => `<g id="l${level}">${`<use href="#l${level - 1}"/>`.repeat(10)}</g>`,
);
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><defs><circle id="l0" r="9"/>${NESTED.join('')}</defs><use href="#l4"/></svg>`;
const bytes = (text: string, encoding: BufferEncoding = 'utf8') =>
  new Uint8Array(Buffer.from(text, encoding));

const svgFiles: Readonly<Record<string, Uint8Array>> = {
  'drawing.svg': bytes(SVG),
  'named-as-photo.jpg': bytes(SVG),
  'named-as-photo.png': bytes(SVG),
  'no-extension': bytes(SVG),
  'with-prolog.jpg': bytes(`<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE svg>\n${SVG}`),
  'with-byte-order-mark.jpg': bytes(`\uFEFF${SVG}`),
  'after-a-comment.jpg': bytes(`<!-- ${'x'.repeat(900)} -->${SVG}`),
  'compressed.svgz': new Uint8Array(gzipSync(SVG)),
};

describe('The image endpoint does not decode', () => {
  test.each(Object.entries(svgFiles))('the SVG file %s', async (name, file) => {
    const { url } = await startPictureServer({ [`/assets/${name}`]: file });
    const { renditions, placeholderColors } = createTestImages(url);
    expect(await renditions(pathOf(name))).toBe(502);
    expect(await renditions(cardOf(name))).toBe(502);
    expect([...(await placeholderColors([`/assets/${name}`]))]).toEqual([]);
  });

  test('a TIFF file, which editors do not need', async () => {
    const tiff = new Uint8Array(
      await sharp(await picture())
        .tiff()
        .toBuffer(),
    );
    const { url } = await startPictureServer({ '/assets/scan.jpg': tiff });
    expect(await createTestImages(url).renditions(pathOf('scan.jpg'))).toBe(502);
  });

  test('SVG after it has rendered the logo of a social card', async () => {
    const { url } = await startPictureServer({
      '/assets/photo.png': await picture(),
      '/assets/drawing.jpg': bytes(SVG),
    });
    const { renditions } = createTestImages(url, { limits: { maxRenders: 1 } });
    expect(statusOf(await renditions(cardOf('photo.png')))).toBe(200);
    expect(await renditions(pathOf('drawing.jpg'))).toBe(502);
  });

  test('a picture with more than 64 million pixels', async () => {
    const large = sharp({ create: { width: 8_001, height: 8_000, channels: 3, background: '#888' } });
    const { url } = await startPictureServer({
      '/assets/a.png': new Uint8Array(await large.png().toBuffer()),
    });
    expect(await createTestImages(url).renditions(pathOf('a.png'))).toBe(502);
  });
});

test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
  'The image endpoint decodes %s, by its content',
  async (format) => {
    const file = new Uint8Array(
      await sharp(await picture())
        .toFormat(format)
        .toBuffer(),
    );
    const { url } = await startPictureServer({ '/assets/photo.jpg': file });
    expect(statusOf(await createTestImages(url).renditions(pathOf('photo.jpg')))).toBe(200);
  },
);

test('A picture that exceeds the time limit gets 502, and its process is stopped', async () => {
  const started = recordProcesses();
  const { url, files } = await startPictureServer({ '/assets/slow.jpg': slowJpeg() });
  const { renditions, lines } = createTestImages(url, { limits: { maxRenders: 1, maxRenderMs: 5_000 } });
  expect(await renditions(pathOf('slow.jpg'))).toBe(502);
  expect(String(lines[0]?.fields['err'])).toContain('longer than 5000 ms');
  expect(started).toHaveLength(1);
  await expect.poll(() => started[0]?.signalCode).toMatch(/SIGTERM|SIGKILL/);

  // On a busy machine, the start of the next process may exceed the time limit too.
  let attempt = 0;
  const statusOfNewPicture = async () => {
    attempt += 1;
    files[`/assets/${attempt}.png`] = await picture();
    return statusOf(await renditions(pathOf(`${attempt}.png`)));
  };
  await expect.poll(statusOfNewPicture).toBe(200);
});

test('A picture that failed is not fetched or rendered again in any size for ten minutes', async () => {
  let now = Date.now();
  const { url, fetchedPaths, files } = await startPictureServer({ '/assets/a.jpg': bytes('no picture') });
  const { renditions, placeholderColors, lines } = createTestImages(url, { now: () => now });
  for (const path of [pathOf('a.jpg'), pathOf('a.jpg', 640), pathOf('a.jpg', 320, 'avif'), cardOf('a.jpg')])
    expect(await renditions(path)).toBe(502);
  await placeholderColors(['/assets/a.jpg']);
  expect(fetchedPaths()).toHaveLength(1);
  expect(lines).toHaveLength(1);

  now += 10 * 60_000 + 1;
  expect(await renditions(pathOf('a.jpg'))).toBe(502);
  expect(fetchedPaths()).toHaveLength(2);

  files['/assets/a.jpg'] = await picture();
  now += 10_000;
  await expect.poll(async () => statusOf(await renditions(pathOf('a.jpg')))).toBe(200);
});

test('Made-up pictures do not evict the stored failure of another picture', async () => {
  const { url, fetchedPaths } = await startPictureServer({ '/assets/a.jpg': bytes('no picture') });
  const { renditions } = createTestImages(url);
  expect(await renditions(pathOf('a.jpg'))).toBe(502);
  for (let batch = 0; batch < 11; batch += 1) {
    const names = Array.from({ length: 100 }, (_, index) => `made-up-${batch}-${index}.jpg`);
    const statuses = await Promise.all(names.map((name) => renditions(pathOf(name))));
    expect(new Set(statuses)).toEqual(new Set([404]));
  }
  expect(await renditions(pathOf('a.jpg', 640))).toBe(502);
  expect(fetchedPaths().filter((path) => path === '/assets/a.jpg')).toHaveLength(1);
});

test('A missing picture is not fetched again for ten seconds', async () => {
  let now = Date.now();
  const { url, fetchedPaths } = await startPictureServer({});
  const { renditions } = createTestImages(url, { now: () => now });
  for (const width of [320, 480, 640]) expect(await renditions(pathOf('none.jpg', width))).toBe(404);
  expect(fetchedPaths()).toHaveLength(1);
  now += 10_001;
  expect(await renditions(pathOf('none.jpg'))).toBe(404);
  expect(fetchedPaths()).toHaveLength(2);
});

test('A very tall picture is rendered within the limits of pixels and height', async () => {
  const tall = sharp({ create: { width: 900, height: 20_000, channels: 3, background: '#888' } });
  const { url } = await startPictureServer({ '/assets/a.png': new Uint8Array(await tall.png().toBuffer()) });
  const image = await createTestImages(url).renditions(pathOf('a.png', 1080));
  if (typeof image === 'number') throw new Error(`Expected a rendition, got ${image}.`);
  const { width, height } = await sharp(image.body).metadata();
  expect(width * height).toBeLessThanOrEqual(12_000_000);
  expect(height).toBeLessThanOrEqual(16_383);
  expect(width / height).toBeCloseTo(900 / 20_000, 3);
});
