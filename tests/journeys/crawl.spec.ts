import { expect, test } from '@playwright/test';
import { type Locale, locales } from '#site/i18n/locale';
import { findInvalidHtml } from '../find-invalid-html.ts';
import { parseElements } from '../html-tree.ts';
import { expectPartsToPassAxe, injectAxe } from './axe.ts';
import { choosePages } from './choose-pages.ts';
import { test as browserTest } from './console.ts';
import { type Crawl, crawl, type CrawlResponse } from './crawl/crawl.ts';
import { createFetchAddress } from './crawl/fetch-address.ts';
import { findUnlistedHero } from './crawl/hero-rules.ts';
import { findJsonLdProblems } from './crawl/json-ld-rules.ts';
import { findForeignTexts } from './crawl/language-rules.ts';
import {
  findBrokenLinks,
  findInvalidRenditions,
  findMissingPayloads,
  findMissingFragments,
} from './crawl/link-rules.ts';
import {
  findDuplicateTitles,
  findInvalidPages,
  findPageProblems,
  findPlaceholders,
} from './crawl/page-rules.ts';
import { findSitemapProblems } from './crawl/sitemap-rules.ts';
import { findTranslationProblems } from './crawl/translation-rules.ts';
import { type PageKinds, readElementKinds } from './element-kinds.ts';

// Pages link to their translations, so each crawl requests the pages of all locales. One worker crawls all locales and requests each
// address once.
test.describe.configure({ mode: 'default' });
/** Locales whose variants and payloads are requested. They are rendered for each request, and in the same way in all locales. */
const LOCALES_WITH_VARIANTS_AND_PAYLOADS = ['nl', 'de'];
/** Minimum number of pages of a locale. The smallest locale has more. */
const MIN_PAGES = 50;
const LAYOUT = ['body > header', 'body > footer'];
const responses = new Map<string, Promise<CrawlResponse>>();
const validPages = new Set<string>();
/** The pages of each crawled locale, and one page that does not exist. The home page is the first. */
const kindsOfPages = new Map<Locale, readonly PageKinds[]>();

async function crawlLocale(locale: Locale, origin: string): Promise<Crawl> {
  const fetchAddress = createFetchAddress(origin, responses);
  const result = await crawl(fetchAddress, locale.code, origin, {
    requestsVariants: LOCALES_WITH_VARIANTS_AND_PAYLOADS.includes(locale.code),
  });
  const missing = `/${locale.code}/bestaat-niet`;
  const { text } = await fetchAddress(missing);
  kindsOfPages.set(
    locale,
    [...result.pages.values(), { address: missing, elements: parseElements(text) }].map(
      ({ address, elements }) => ({ address, parts: readElementKinds(elements) }),
    ),
  );
  return result;
}

for (const locale of locales) {
  test(`Crawl of ${locale.code} finds valid pages and no broken links`, async ({ baseURL }) => {
    test.setTimeout(600_000);
    const origin = baseURL ?? '';
    const result = await crawlLocale(locale, origin);
    const pages = [...result.pages.values()];

    expect.soft(pages.length, 'pages').toBeGreaterThan(MIN_PAGES);
    expect.soft(findBrokenLinks(result), 'links that do not respond with 200').toEqual([]);
    expect.soft(findMissingFragments(result), 'fragments without a matching id').toEqual([]);
    if (LOCALES_WITH_VARIANTS_AND_PAYLOADS.includes(locale.code))
      expect.soft(await findMissingPayloads(result), 'pages without a payload').toEqual([]);
    expect.soft(findInvalidRenditions(result), 'unsupported image addresses').toEqual([]);
    expect
      .soft(
        pages.flatMap((page) => findPageProblems(page, locale)),
        'pages with a wrong head, or an image without alt',
      )
      .toEqual([]);
    expect.soft(findInvalidPages(result, validPages), 'pages with invalid HTML').toEqual([]);
    expect.soft(findPlaceholders(result), 'messages with a placeholder that has no value').toEqual([]);
    expect.soft(findDuplicateTitles(result), 'titles used twice').toEqual([]);
    expect.soft(pages.flatMap(findUnlistedHero), 'heroes whose contrast is not measured').toEqual([]);
    expect.soft(await findTranslationProblems(result), 'inconsistent translations').toEqual([]);
    expect.soft(pages.flatMap(findJsonLdProblems), 'invalid JSON-LD').toEqual([]);
    expect
      .soft(
        pages.flatMap((page) => findForeignTexts(page, locale.baseLanguage)),
        'texts in another language',
      )
      .toEqual([]);
    expect.soft(await findSitemapProblems(result, locale.code), 'sitemap problems').toEqual([]);
  });
}

browserTest.describe('Accessibility', () => {
  // Motion would change colours during the check. Images are blocked, because axe cannot compute contrast on them.
  browserTest.use({
    expectedConsoleErrors: [/404|ERR_FAILED/],
    contextOptions: { reducedMotion: 'reduce' },
  });

  browserTest(
    'Every page of every locale passes axe in the day and dusk themes',
    async ({ page, baseURL }) => {
      test.setTimeout(1_800_000);
      for (const locale of locales) if (!kindsOfPages.has(locale)) await crawlLocale(locale, baseURL ?? '');
      const pages = [...kindsOfPages.values()];
      const homes = pages.flatMap(([home]) => home ?? []);
      await injectAxe(page);
      await page.route(/\/_image\/|\.(?:mp4|webm)$/, (route) => route.abort());
      for (const { address, parts, newParts } of choosePages(
        homes,
        pages.flatMap(([, ...others]) => others),
      )) {
        // The home page also has the header and the footer of the locale, with its texts.
        const layout = homes.some((home) => home.address === address)
          ? parts.filter(({ selector }) => LAYOUT.includes(selector))
          : [];
        await page.goto(address);
        await expectPartsToPassAxe(page, parts, [...newParts, ...layout]);
      }
    },
  );
});

test('An error page is valid HTML', async ({ request }) => {
  const response = await request.get('/nl/weg');
  expect(response.status()).toBe(404);
  expect(findInvalidHtml(await response.text())).toEqual([]);
});

test('robots.txt lists a reachable sitemap for every indexed locale', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const sitemaps = [...robots.matchAll(/^Sitemap: (.+)$/gm)].map(([, address = '']) => address);
  expect(sitemaps).toHaveLength(locales.length - 1);
  for (const address of sitemaps) expect((await request.get(address)).status(), address).toBe(200);
});
