import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { readCatalogue, resolveTexts } from '#embedded/catalogue';
import { type LocaleCode, locales } from '#site/i18n/locale';
import { formatPrice } from '../../../../design-system/price/format-price.ts';
import { parseHtml } from '../../../parse-html.ts';
import { createFailingShop } from '../../failing-shop.ts';
import { runSite, type RunningSite } from '../../running-site.ts';
import { passTimeLimits } from '../../time-limits.ts';

const { products, categories } = readCatalogue('site/embedded/catalogue');
const COLLECTION: Readonly<Record<LocaleCode, string>> = {
  nl: '/nl/collectie',
  en: '/en/collection',
  de: '/de/kollektion',
  fr: '/fr/collection',
  'en-UK': '/en-UK/collection',
  'en-US': '/en-US/collection',
  'en-CA': '/en-CA/collection',
  'fr-CA': '/fr-CA/collection',
};

async function visit(site: RunningSite, path: string) {
  const response = await site.get(path);
  const document = parseHtml(await response.text());
  return { status: response.status, document };
}

/** The cards of a page by the text of their title. */
function cardsOf(document: Document) {
  return new Map(
    [...document.querySelectorAll('[data-section="content-cards"] li')].map((card) => [
      card.querySelector('h2, h3')?.textContent.trim() ?? '',
      card,
    ]),
  );
}

const start = (proxyShopUrl?: (url: string) => Promise<string>, prepare?: (content: string) => void) =>
  runSite({ prepare, proxyShopUrl });

describe('The demo content', () => {
  let site: RunningSite;
  beforeAll(async () => {
    site = await start();
  });
  afterAll(() => site.stop());

  test.each(locales)(
    'of $code shows products with live prices, which link to their pages',
    async (locale) => {
      const { document } = await visit(site, COLLECTION[locale.code]);
      const cards = cardsOf(document);
      expect(cards.size).toBe(18);
      for (const handle of ['hoeve-31', 'kuip']) {
        const product = products.find((candidate) => candidate.handle === handle);
        const texts = product && resolveTexts(product.texts, locale);
        const card = cards.get(texts?.name ?? '');
        expect(card?.querySelector('a')?.getAttribute('href'), handle).toBe(
          `/${locale.code}/${texts?.slug}.html`,
        );
        const amount = product?.price[locale.magentoSessionId] ?? 0;
        expect(card?.textContent, handle).toContain(
          formatPrice({ amount, currency: locale.currency }, locale.intl),
        );
      }
      const reduced = products.find(({ handle }) => handle === 'nap');
      const nap = cards.get((reduced && resolveTexts(reduced.texts, locale).name) ?? '');
      const special = reduced?.special?.price[locale.magentoSessionId] ?? 0;
      expect(nap?.querySelector('s')?.textContent).toBe(
        formatPrice(
          { amount: reduced?.price[locale.magentoSessionId] ?? 0, currency: locale.currency },
          locale.intl,
        ),
      );
      expect(nap?.textContent).toContain(
        formatPrice({ amount: special, currency: locale.currency }, locale.intl),
      );
    },
  );

  test.each(locales)(
    'of $code has a product in a hero, a carousel and a text with image',
    async ({ code }) => {
      const path = { nl: 'lantaarns', de: 'laternen', fr: 'lanternes', en: 'lanterns' };
      const [language = 'en'] = code.split('-');
      const slug = Object.entries(path).find(([key]) => key === language)?.[1] ?? 'lanterns';
      const { document } = await visit(site, `/${code}/${slug}`);
      for (const type of ['hero', 'interactive-carousel', 'text-with-image']) {
        const section = document.querySelector(`[data-section="${type}"]`);
        expect(section?.querySelector('data')?.textContent, type).toMatch(/[€£$]/);
        expect(section?.querySelector('a[href$=".html"]'), type).not.toBeNull();
      }
    },
  );

  test('refers to a category, whose link is in the language of the page', async () => {
    const lamps = categories.find(({ handle }) => handle === 'lamps');
    const texts = lamps && resolveTexts(lamps.texts, locales[2]);
    const { document } = await visit(site, '/de/der-lange-abend');
    const link = document.querySelector('[data-section="hero"] a[href$=".html"]');
    expect([link?.textContent, link?.getAttribute('href')]).toEqual([
      `${texts?.name} ansehen`,
      `/de/${texts?.slug}.html`,
    ]);
  });

  test('keeps pages without products free of styles and data of the shop', async () => {
    const response = await site.get('/nl/_payload.json');
    const payload: unknown = await response.json();
    expect(JSON.stringify(payload)).not.toContain('shop-offer');
    expect(response.headers.get('cache-control')).toBe('public, max-age=30');
  });
});

test('A page asks the shop once for the products of all its sections, and a page without products never', async () => {
  const { state, proxyUrl } = createFailingShop();
  const site = await start(proxyUrl);
  onTestFinished(() => site.stop());

  await visit(site, '/nl/collectie');
  expect(state.requests).toEqual(['ReferencedItems']);
  await visit(site, '/nl/lantaarns');
  expect(state.requests).toEqual(['ReferencedItems', 'ReferencedItems']);
  await visit(site, '/nl/over-ons');
  await visit(site, '/nl');
  expect(state.requests).toHaveLength(2);
});

test('A product that is gone removes only its card, and the page logs it once', async () => {
  const site = await start(undefined, (content) => {
    const file = join(content, 'collections/pages/nl/collectie.md');
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace('VV-NAP', 'VV-GONE').replace('VV-ZODE', 'VV-ALSO-GONE'),
    );
  });
  onTestFinished(() => site.stop());

  const { status, document } = await visit(site, '/nl/collectie');
  expect([status, cardsOf(document).size]).toEqual([200, 16]);
  const events = site.events.filter(({ message }) => message.startsWith('content:'));
  expect(events.map(({ message }) => message)).toEqual([
    'content: skipped 2 missing product(s) or categories of /nl/collectie',
  ]);
  expect(JSON.stringify(events[0]?.fields)).toContain('VV-ALSO-GONE');
});

describe('While the shop fails', () => {
  async function startFailing(mode: 'down' | 'hangs') {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { state, proxyUrl } = createFailingShop();
    state.mode = mode;
    const site = await start(proxyUrl);
    onTestFinished(() => site.stop());
    const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000);
    return { site, state, pass };
  }

  test('a page shows the cards of the editor without prices, until soon after the shop responds', async () => {
    const { site, state, pass } = await startFailing('down');
    const { status, document } = await visit(site, '/nl/collectie');
    const cards = cardsOf(document);
    expect([status, cards.get('Draagbaar lampje Nap')?.textContent]).toEqual([
      200,
      expect.not.stringContaining('€'),
    ]);
    // Cards without a title and picture of the editor are missing, such as the cards of the wool and the pot.
    expect(cards.size).toBe(15);
    const payload = await site.get('/nl/collectie/_payload.json');
    expect(payload.headers.get('cache-control')).toBe('public, max-age=5');

    state.mode = 'up';
    const visitLater = async () => {
      pass(6);
      const again = cardsOf((await visit(site, '/nl/collectie')).document);
      return [again.size, again.get('Draagbaar lampje Nap')?.textContent];
    };
    await expect.poll(visitLater).toEqual([18, expect.stringMatching(/€\s79/)]);
  });

  test('a page waits for the shop for at most one second', async () => {
    const { site, state } = await startFailing('hangs');
    const page = visit(site, '/nl/collectie');
    await expect.poll(() => state.requests).toContain('ReferencedItems');
    const { document } = await passTimeLimits(1_000, page);
    expect(cardsOf(document).size).toBe(15);
  });
});
