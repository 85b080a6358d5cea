import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { locales } from '#site/i18n/locale';
import { runSite } from '../running-site.ts';

const SITE = 'https://www.example.test';
let site: Awaited<ReturnType<typeof runSite>>;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site.stop());

async function sharingOf(path: string) {
  const { head } = new JSDOM(await (await site.get(path)).text()).window.document;
  const of = (name: string) =>
    head.querySelector(`meta[property="${name}"]`)?.getAttribute('content') ?? undefined;
  return {
    address: of('og:image')?.replace(SITE, ''),
    alt: of('og:image:alt'),
    said: [of('og:image:width'), of('og:image:height'), of('og:image:type')],
  };
}

async function pagesOf(code: string) {
  const { document } = new JSDOM(await (await site.get(`/${code}`)).text()).window;
  const links = [...document.querySelectorAll(`a[href^="/${code}"]`)].map(
    (link) => link.getAttribute('href') ?? '',
  );
  const below = await (await site.get(`/${code}/sitemap.xml`)).text();
  const listed = [...below.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.replace(SITE, ''),
  );
  return [...new Set([`/${code}`, ...links.map((href) => href.replace(/[?#].*$/, '')), ...listed])];
}

describe.each(locales.map(({ code }) => code))('every page of %s', (code) => {
  test('has an existing social picture of 1200×630 with an alt text', async () => {
    const pages = await pagesOf(code);
    expect(pages.length).toBeGreaterThan(8);
    const without: string[] = [];
    const cards = new Set<string>();
    for (const page of pages) {
      const { address, alt, said } = await sharingOf(page);
      if (address && alt && said.join() === '1200,630,image/jpeg') cards.add(address);
      else without.push(`${page}: ${address}, ${alt}, ${said.join()}`);
    }
    expect(without).toEqual([]);
    await Promise.all(
      [...cards].map(async (card) => {
        const answer = await site.get(card);
        expect(answer.status, card).toBe(200);
        expect(answer.headers.get('content-type')).toBe('image/jpeg');
        const body = Buffer.from(await answer.arrayBuffer());
        const { width, height, format } = await sharp(body).metadata();
        expect([width, height, format], card).toEqual([1200, 630, 'jpeg']);
        // Some messengers show none that is larger.
        expect(body.byteLength, card).toBeLessThan(300 * 1024);
      }),
    );
  });
});

test('Pages of a locale have different social pictures', async () => {
  const addresses = await Promise.all(
    (await pagesOf('nl')).map(async (page) => (await sharingOf(page)).address),
  );
  expect(new Set(addresses).size).toBeGreaterThan(6);
});

test('A page without pictures has the social picture of the site', async () => {
  const [delivery, search] = await Promise.all([
    sharingOf('/nl/bezorgen-en-retour'),
    sharingOf('/nl/zoeken'),
  ]);
  expect(delivery.address).toContain('/assets/terrace/terrace-dusk.jpg');
  expect(search).toEqual(delivery);
});

test('A social picture selected by editors has precedence over pictures of sections', async () => {
  const edited = await runSite(undefined, (content) => {
    const file = join(content, 'collections/pages/nl/contact.md');
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(
        'seo_description:',
        'seo_image: wall/standing-lamp.jpg\nseo_description:',
      ),
    );
  });
  onTestFinished(() => edited.stop());
  const html = await (await edited.get('/nl/contact')).text();
  const { head } = new JSDOM(html).window.document;
  const said = (name: string) => head.querySelector(`meta[property="${name}"]`)?.getAttribute('content');
  expect(said('og:image')).toContain('/assets/wall/standing-lamp.jpg');
  expect(said('og:image:alt')).toMatch(/lamp/i);
});

test('The alt text of a social picture is in the page’s language', async () => {
  const [dutch, german] = await Promise.all([sharingOf('/nl'), sharingOf('/de')]);
  expect(dutch.address).toBe(german.address);
  expect(dutch.alt).not.toBe(german.alt);
});

test.each([
  ['a cut that is not on the list', '/_image/share_x51_y50,f_jpeg/assets/terrace/terrace-dusk.jpg'],
  ['a format that is not on the list', '/_image/share_x50_y50,f_avif/assets/terrace/terrace-dusk.jpg'],
  ['a picture that is not there', '/_image/share_x50_y50,f_jpeg/assets/none.jpg'],
  ['a path out of the assets', '/_image/share_x50_y50,f_jpeg/assets/..%2f..%2fcontent/x.jpg'],
])('%s is refused', async (_what, path) => {
  expect((await site.get(path)).status).toBe(404);
});

test('The focus point defines the crop of a social card', async () => {
  const cut = async (y: number) =>
    (await site.get(`/_image/share_x50_y${y},f_jpeg/assets/terrace/terrace-dusk-portrait.jpg`)).headers.get(
      'etag',
    );
  expect(await cut(0)).not.toBe(await cut(100));
});
