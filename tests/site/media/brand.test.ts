import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { locales } from '#site/i18n/locale';
import { readStaticFiles } from '../../../site/server/static-files.ts';
import { parseHtml } from '../../parse-html.ts';
import { runSite } from '../running-site.ts';

let site: Awaited<ReturnType<typeof runSite>>;
beforeAll(async () => {
  site = await runSite({ files: await readStaticFiles('site/client/public') });
});
afterAll(() => site.stop());

async function bytesOf(path: string) {
  return Buffer.from(await (await site.get(path)).arrayBuffer());
}

describe('Brand files', () => {
  test.each([
    ['/favicon.ico', 'image/x-icon'],
    ['/icon.svg', 'image/svg+xml'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/icon-192.png', 'image/png'],
    ['/icon-512.png', 'image/png'],
    ['/icon-maskable-512.png', 'image/png'],
    ['/brand/logo.svg', 'image/svg+xml'],
    ['/brand/logo-dusk.svg', 'image/svg+xml'],
    ['/brand/logo.png', 'image/png'],
    ['/brand/logo-dusk.png', 'image/png'],
  ])('%s is served as %s and cacheable for a day', async (path, type) => {
    const response = await site.get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('cache-control')).toContain('max-age=86400');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await response.arrayBuffer()).byteLength).toBeLessThan(32 * 1024);
  });

  test.each([
    ['/apple-touch-icon.png', 180],
    ['/icon-192.png', 192],
    ['/icon-512.png', 512],
    ['/icon-maskable-512.png', 512],
  ])('%s is %i pixels square', async (path, side) => {
    const { width, height } = await sharp(await bytesOf(path)).metadata();
    expect([width, height]).toEqual([side, side]);
  });

  test.each(['/apple-touch-icon.png', '/icon-maskable-512.png'])(
    '%s has no transparent pixels',
    async (path) => {
      const { isOpaque } = await sharp(await bytesOf(path)).stats();
      expect(isOpaque).toBe(true);
    },
  );

  test('The mark of the maskable icon is within the central 80 %', async () => {
    const { data, info } = await sharp(await bytesOf('/icon-maskable-512.png'))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const background = data.subarray(0, 3);
    const marked = Array.from({ length: info.width * info.height }, (_, pixel) => pixel).filter(
      (pixel) => Math.abs((data[pixel * 3 + 2] ?? 0) - (background[2] ?? 0)) > 40,
    );
    const farthest = Math.max(
      ...marked.map((pixel) => Math.hypot((pixel % 512) - 255.5, Math.floor(pixel / 512) - 255.5)),
    );
    expect(marked.length).toBeGreaterThan(5_000);
    expect(farthest).toBeLessThanOrEqual(0.4 * 512);
  });

  test('The favicon contains sizes of 16, 32 and 48 pixels', async () => {
    const file = await bytesOf('/favicon.ico');
    expect([file.readUInt16LE(0), file.readUInt16LE(2)]).toEqual([0, 1]);
    const sides = Array.from({ length: file.readUInt16LE(4) }, (_, at) => file.readUInt8(6 + 16 * at));
    expect(sides).toEqual([16, 32, 48]);
  });

  test.each(['/icon.svg', '/brand/logo.svg', '/brand/logo-dusk.svg'])(
    '%s contains only outlines',
    async (path) => {
      const { documentElement } = new JSDOM((await bytesOf(path)).toString(), {
        contentType: 'image/svg+xml',
      }).window.document;
      const tagNames = [...documentElement.querySelectorAll('*')].map(({ tagName }) => tagName);
      expect(tagNames.filter((name) => !['path', 'rect', 'style', 'title'].includes(name))).toEqual([]);
      expect(tagNames).toContain('path');
    },
  );

  test('The SVG favicon has colours for the dark colour scheme', async () => {
    expect((await bytesOf('/icon.svg')).toString()).toMatch(/@media\(prefers-color-scheme:dark\)/);
  });
});

describe.each(locales.map((locale) => [locale.code, locale] as const))(
  'Brand files in %s',
  (code, { hreflang }) => {
    const headOf = async () => parseHtml(await (await site.get(`/${code}`)).text()).head;

    test('The manifest contains the site’s name and the start URL of its locale', async () => {
      const response = await site.get(`/${code}/site.webmanifest`);
      expect(response.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
      expect(response.headers.get('cache-control')).toContain('max-age=3600');
      const manifest = await response.json();
      expect(manifest).toMatchObject({
        name: 'Veld & Vonk',
        lang: hreflang,
        dir: 'ltr',
        start_url: `/${code}`,
        theme_color: expect.stringMatching(/^#[\da-f]{6}$/),
        background_color: expect.stringMatching(/^#[\da-f]{6}$/),
      });
      const page = await (await headOf()).querySelector('meta[name=description]')?.getAttribute('content');
      expect(manifest.description).toBeTruthy();
      expect(page).toBeTruthy();
      for (const icon of manifest.icons) expect((await site.get(icon.src)).status).toBe(200);
      expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
    });

    test('Every document links to its icons and its manifest, which all exist', async () => {
      const head = await headOf();
      const links = [
        ...head.querySelectorAll('link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]'),
      ];
      const urls = links.map((link) => link.getAttribute('href') ?? '');
      expect(urls).toEqual([
        '/favicon.ico',
        '/icon.svg',
        '/apple-touch-icon.png',
        `/${code}/site.webmanifest`,
      ]);
      for (const url of urls) expect((await site.get(url)).status).toBe(200);
    });

    test('A document has one theme-color per colour scheme', async () => {
      const tags = [...(await headOf()).querySelectorAll('meta[name=theme-color]')];
      expect(tags.map((tag) => [tag.getAttribute('media'), tag.getAttribute('content')])).toEqual([
        ['(prefers-color-scheme: light)', '#f6f1e7'],
        ['(prefers-color-scheme: dark)', '#12161d'],
      ]);
    });
  },
);

test('The description of a manifest is in the language of its locale', async () => {
  const descriptions = await Promise.all(
    ['nl', 'en', 'de', 'fr'].map(
      async (code) => (await (await site.get(`/${code}/site.webmanifest`)).json()).description,
    ),
  );
  expect(new Set(descriptions).size).toBe(4);
});

test('A manifest of an unknown locale is a 404', async () => {
  expect((await site.get('/xx/site.webmanifest')).status).toBe(404);
});

test('The JSON-LD logo has the size of its file', async () => {
  const document = parseHtml(await (await site.get('/nl')).text());
  const { '@graph': graph } = JSON.parse(
    document.querySelector('[type="application/ld+json"]')?.textContent ?? '{}',
  );
  const { logo } = graph.find((node: { '@type': string }) => node['@type'] === 'Organization');
  expect(logo.url).toBe('https://www.example.test/brand/logo.png');
  const { width, height } = await sharp(await bytesOf(new URL(logo.url).pathname)).metadata();
  expect([logo.width, logo.height]).toEqual([width, height]);
});
