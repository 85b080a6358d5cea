import type { Page } from '@playwright/test';
import { type PageKinds, readElementKinds } from './element-kinds.ts';

/**
 * Finds all pages of a locale that its sitemap lists or its pages link to, and one page that does not exist. The home page is the first.
 *
 * @param start path of the locale's home page
 */
export async function findPagesOfLocale(page: Page, start: string): Promise<PageKinds[]> {
  await page.goto(start);
  const sitemap = await (await page.request.get(`${start}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const found = new Map<string, PageKinds>();
  const seen = new Set<string>();
  let next = [start, `${start}/bestaat-niet`, ...listed];
  while (next.length > 0) {
    for (const address of next) seen.add(address);
    const pages = await readElementKinds(page, next);
    for (const each of pages) found.set(each.address, each);
    next = [...new Set(pages.flatMap(({ links }) => links))].filter(
      (address) => !seen.has(address) && isPageOf(start, address),
    );
  }
  return [...found.values()];
}

/** Returns whether an address is a page of a locale. Other addresses with a dot are files, and variants look like their product. */
function isPageOf(start: string, address: string) {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const isFile = pathname.includes('.') && !pathname.endsWith('.html');
  return `${pathname}/`.startsWith(`${start}/`) && !isFile && !searchParams.has('variant');
}
