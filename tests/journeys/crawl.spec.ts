import { expect, test } from '@playwright/test';
import { locales } from '#site/i18n/locale';
import { askBy } from './crawl/ask.ts';
import { crawl } from './crawl/crawl.ts';
import { foreignWords } from './crawl/language-rules.ts';
import { brokenLinks, impossiblePictures, missingPayloads, missingPlaces } from './crawl/link-rules.ts';
import { linkedDataFaults } from './crawl/linked-data.ts';
import { pageFaults, sharedTitles } from './crawl/page-rules.ts';
import { sitemapFaults } from './crawl/sitemap-rules.ts';
import { translationFaults } from './crawl/translation-rules.ts';

for (const locale of locales) {
  test(`whoever follows every link of ${locale.code} finds pages in order and nothing broken`, async ({
    request,
    baseURL,
  }) => {
    test.setTimeout(300_000);
    const found = await crawl(askBy(request), locale.code, baseURL ?? '');
    const pages = [...found.pages.values()];

    expect.soft(pages.length, 'pages were found').toBeGreaterThan(10);
    expect.soft(brokenLinks(found), 'every link leads straight to something').toEqual([]);
    expect.soft(missingPlaces(found), 'every place that is linked to is there').toEqual([]);
    expect.soft(await missingPayloads(found), 'every page can be had as data').toEqual([]);
    expect.soft(impossiblePictures(found), 'every picture is asked for as it is made').toEqual([]);
    expect
      .soft(
        pages.flatMap((page) => pageFaults(page, locale)),
        'every page says what it is',
      )
      .toEqual([]);
    expect.soft(sharedTitles(found), 'no two pages have one title').toEqual([]);
    expect.soft(await translationFaults(found), 'translations agree on each other').toEqual([]);
    expect.soft(pages.flatMap(linkedDataFaults), 'linked data is whole').toEqual([]);
    expect
      .soft(
        pages.flatMap((page) => foreignWords(page, locale.language)),
        'a page speaks one language',
      )
      .toEqual([]);
    expect.soft(await sitemapFaults(found, locale.code), 'the sitemap lists what can be reached').toEqual([]);
  });
}

test('robots.txt leads to a sitemap of every locale that may be found, and each is there', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  const sitemaps = [...robots.matchAll(/^Sitemap: (.+)$/gm)].map(([, address = '']) => address);
  expect(sitemaps).toHaveLength(locales.length - 1);
  for (const address of sitemaps) expect((await request.get(address)).status(), address).toBe(200);
});
