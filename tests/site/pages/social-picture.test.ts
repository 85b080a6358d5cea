import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { articlePictureUrl, chooseSocialPicture } from '#site/pages/social-picture';
import { parseHead } from '../../parse-html.ts';
import { runSite } from '../running-site.ts';

const SITE = 'https://www.example.test';
let site: Awaited<ReturnType<typeof runSite>>;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site.stop());

/** The page at `path`, or the page that `path` redirects to: the link to the account leads guests to sign-in. */
async function htmlOf(path: string): Promise<string> {
  const response = await site.get(path);
  const target = response.headers.get('location');
  return target ? htmlOf(target) : response.text();
}

async function socialPictureOf(path: string) {
  const { head } = parseHead(await htmlOf(path));
  const of = (name: string) =>
    head.querySelector(`meta[property="${name}"]`)?.getAttribute('content') ?? undefined;
  return {
    url: of('og:image')?.replace(SITE, ''),
    alt: of('og:image:alt'),
    format: [of('og:image:width'), of('og:image:height'), of('og:image:type')],
  };
}

async function pagesOf(code: string) {
  const html = await (await site.get(`/${code}`)).text();
  const links = [...html.matchAll(/<a [^>]*href="([^"]+)/g)].flatMap(([, href = '']) =>
    href.startsWith(`/${code}`) ? [href] : [],
  );
  const sitemap = await (await site.get(`/${code}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.replace(SITE, ''),
  );
  const found = new Set([`/${code}`, ...links.map((href) => href.replace(/[?#].*$/, '')), ...listed]);
  const [ofShop, ofContent] = [true, false].map((isOfShop) =>
    [...found].filter((path) => path.endsWith('.html') === isOfShop),
  );
  // Three pages of the shop are enough, because pages of products have the same social picture.
  return [...(ofContent ?? []), ...(ofShop ?? []).slice(0, 3)];
}

// The crawl journey checks the tags of the pages of all locales.
describe.each(['nl', 'fr-CA'])('Every page of %s', (code) => {
  test('has an existing social picture of 1200×630 with an alt text', async () => {
    const pages = await pagesOf(code);
    expect(pages.length).toBeGreaterThan(8);
    const invalid: string[] = [];
    const cards = new Set<string>();
    for (const page of pages) {
      const { url, alt, format } = await socialPictureOf(page);
      if (url && alt && format.join() === '1200,630,image/jpeg') cards.add(url);
      else invalid.push(`${page}: ${url}, ${alt}, ${format.join()}`);
    }
    expect(invalid).toEqual([]);
    await Promise.all(
      [...cards].map(async (card) => {
        const response = await site.get(card);
        expect(response.status, card).toBe(200);
        expect(response.headers.get('content-type')).toBe('image/jpeg');
        const body = Buffer.from(await response.arrayBuffer());
        const { width, height, format: fileFormat } = await sharp(body).metadata();
        expect([width, height, fileFormat], card).toEqual([1200, 630, 'jpeg']);
        // Some messengers ignore larger pictures.
        expect(body.byteLength, card).toBeLessThan(300 * 1024);
      }),
    );
  });
});

test('A product has a social picture of its own', async () => {
  const { url } = await socialPictureOf('/nl/lantaarn-hoeve-31.html');
  expect(url).toMatch(/^\/_image\/share_x\d+_y\d+,f_jpeg\/media\//);
  expect((await site.get(url ?? '')).status).toBe(200);
});

test('Pages of a locale have different social pictures', async () => {
  const addresses = await Promise.all(
    (await pagesOf('nl')).map(async (page) => (await socialPictureOf(page)).url),
  );
  expect(new Set(addresses).size).toBeGreaterThan(6);
});

test('A page without pictures has the social picture of the site', async () => {
  const [delivery, search] = await Promise.all([
    socialPictureOf('/nl/bezorgen-en-retour'),
    socialPictureOf('/nl/zoeken'),
  ]);
  expect(delivery.url).toContain('/assets/terrace/terrace-dusk.jpg');
  expect(search).toEqual(delivery);
});

test('A social picture selected by editors has precedence over pictures of sections', async () => {
  const edited = await runSite({
    prepare: (content) => {
      const file = join(content, 'collections/pages/nl/contact.md');
      writeFileSync(
        file,
        readFileSync(file, 'utf8').replace(
          'seo_description:',
          'seo_image: wall/standing-lamp.jpg\nseo_description:',
        ),
      );
    },
  });
  onTestFinished(() => edited.stop());
  const html = await (await edited.get('/nl/contact')).text();
  const { head } = parseHead(html);
  const metaContent = (name: string) =>
    head.querySelector(`meta[property="${name}"]`)?.getAttribute('content');
  expect(metaContent('og:image')).toContain('/assets/wall/standing-lamp.jpg');
  expect(metaContent('og:image:alt')).toMatch(/lamp/i);
});

test('The alt text of a social picture is in the page’s language', async () => {
  const [dutch, german] = await Promise.all([socialPictureOf('/nl'), socialPictureOf('/de')]);
  expect(dutch.url).toBe(german.url);
  expect(dutch.alt).not.toBe(german.alt);
});

test.each([
  ['A social card with an unsupported crop', '/_image/share_x51_y50,f_jpeg/assets/terrace/terrace-dusk.jpg'],
  [
    'A social card with an unsupported format',
    '/_image/share_x50_y50,f_avif/assets/terrace/terrace-dusk.jpg',
  ],
  ['A social card of a missing picture', '/_image/share_x50_y50,f_jpeg/assets/none.jpg'],
  [
    'A social card with a path outside of the assets',
    '/_image/share_x50_y50,f_jpeg/assets/..%2F..%2Fcontent/x.jpg',
  ],
])('%s responds with 404', async (_card, path) => {
  expect((await site.get(path)).status).toBe(404);
});

test('The focus point defines the crop of a social card', async () => {
  const etagOf = async (y: number) =>
    (await site.get(`/_image/share_x50_y${y},f_jpeg/assets/terrace/terrace-dusk-portrait.jpg`)).headers.get(
      'etag',
    );
  expect(await etagOf(0)).not.toBe(await etagOf(100));
});

test('An SVG picture is no social picture, because a social card cannot show it', () => {
  const logo = { src: '/assets/logo.svg', alt: 'Logo' };
  const photo = { src: '/assets/photo.jpg', alt: 'Photo' };
  const nothing = { above: undefined, below: undefined, sections: [] };
  expect(chooseSocialPicture({ ofPage: logo, ofSite: photo }, nothing)).toEqual(photo);
  expect(chooseSocialPicture({ ofSite: logo }, { ...nothing, above: logo })).toBeUndefined();
});

test.each([
  ['/assets/photo.jpg', `${SITE}/_image/w_1080,f_jpeg/assets/photo.jpg`],
  ['/assets/logo.svg', `${SITE}/assets/logo.svg`],
  ['https://cdn.example.test/logo.svg', 'https://cdn.example.test/logo.svg'],
])('The picture %s of an article has a URL for search engines', (src, url) => {
  expect(articlePictureUrl({ src, alt: '' }, SITE)).toBe(url);
});
