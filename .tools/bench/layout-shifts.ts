import { chromium } from '@playwright/test';
import { locales } from '#site/i18n/locale';
import { findOrInstallBrowser } from '../find-browser.ts';
import { BUDGETS } from './budgets.ts';
import { CPU_SLOWDOWNS, measureLayoutShift, observeLayoutShifts, SHIFT_WIDTHS } from './layout-shift.ts';

type WorstShift = {
  readonly pages: number;
  readonly 'over budget': number;
  readonly worst: number;
  readonly 'worst page': string;
};

/** Measures the layout shift of every page of every locale. Returns the worst page for each width and CPU speed. */
export async function measureLayoutShifts(siteUrl: string): Promise<Record<string, WorstShift>> {
  const urls = await listPages(siteUrl);
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: ['--no-sandbox'] });
  const rows: Record<string, WorstShift> = {};
  try {
    for (const width of SHIFT_WIDTHS) {
      for (const slowdown of CPU_SLOWDOWNS) {
        const page = await browser.newPage({ viewport: { width, height: 844 } });
        await observeLayoutShifts(page, slowdown);
        const shifts: { readonly url: string; readonly score: number }[] = [];
        for (const url of urls) shifts.push({ url, score: (await measureLayoutShift(page, url)).score });
        const [worst] = shifts.toSorted((first, second) => second.score - first.score);
        rows[`${width} px, CPU ${slowdown}× slower`] = {
          pages: shifts.length,
          'over budget': shifts.filter(({ score }) => score > BUDGETS.layoutShift.atMost).length,
          worst: worst?.score ?? 0,
          'worst page': worst?.url ?? '',
        };
        await page.close();
      }
    }
    return rows;
  } finally {
    await browser.close();
  }
}

/** Returns the URLs of all pages, from the sitemaps of all locales and the links of each page to its other locales. */
async function listPages(siteUrl: string): Promise<string[]> {
  const urls = new Set<string>();
  for (const { code } of locales) {
    const sitemap = await (await fetch(`${siteUrl}/${code}/sitemap.xml`)).text();
    for (const [, url = ''] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) urls.add(url);
  }
  // A locale that search engines may not index has an incomplete sitemap. The loop also visits the added URLs.
  for (const url of urls) {
    const html = await (await fetch(url)).text();
    for (const [, path] of html.matchAll(/<a [^>]*href="([^"]+)"[^>]*data-locale=/g))
      urls.add(new URL(path ?? '', siteUrl).href);
  }
  return [...urls].toSorted();
}
