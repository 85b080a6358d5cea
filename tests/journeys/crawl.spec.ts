import { expect, test } from '@playwright/test';
import { locales } from '#site/i18n/locale';
import { findInvalidHtml } from '../find-invalid-html.ts';
import { crawl, type CrawlResponse } from './crawl/crawl.ts';
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

// Pages link to their translations, so each crawl requests the pages of all locales. One worker crawls all locales and requests each
// address once.
test.describe.configure({ mode: 'default' });
/** Locales whose variants and payloads are requested. They are rendered for each request, and in the same way in all locales. */
const LOCALES_WITH_VARIANTS_AND_PAYLOADS = ['nl', 'de'];
const responses = new Map<string, Promise<CrawlResponse>>();

for (const locale of locales) {
  test(`Crawl of ${locale.code} finds valid pages and no broken links`, async ({ baseURL }) => {
    test.setTimeout(600_000);
    const origin = baseURL ?? '';
    const requestsAll = LOCALES_WITH_VARIANTS_AND_PAYLOADS.includes(locale.code);
    const result = await crawl(createFetchAddress(origin, responses), locale.code, origin, {
      requestsVariants: requestsAll,
    });
    const pages = [...result.pages.values()];

    expect.soft(pages.length, 'pages').toBeGreaterThan(10);
    expect.soft(findBrokenLinks(result), 'links that do not respond with 200').toEqual([]);
    expect.soft(findMissingFragments(result), 'fragments without a matching id').toEqual([]);
    if (requestsAll) expect.soft(await findMissingPayloads(result), 'pages without a payload').toEqual([]);
    expect.soft(findInvalidRenditions(result), 'unsupported image addresses').toEqual([]);
    expect
      .soft(
        pages.flatMap((page) => findPageProblems(page, locale)),
        'pages with a wrong head, or an image without alt',
      )
      .toEqual([]);
    expect.soft(findInvalidPages(result), 'pages with invalid HTML').toEqual([]);
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
