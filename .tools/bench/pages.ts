import { locales } from '#site/i18n/locale';

/** A query that finds nothing. Pages link to queries with results only. */
const WITHOUT_RESULTS = 'xyzzy';
/** Ends the search if links lead to new URLs without end. A locale has about 140 pages. */
const MAX_PAGES = 500 * locales.length;
/** The path of a file, such as `/files/manual.pdf`. The paths of products and categories end in `.html`. */
const FILE_PATH = /\.(?!html$)[^./]+$/;

/**
 * Returns the URLs of all pages of all locales: the pages of the sitemaps, all pages that they link to, one missing page in each locale, and
 * each search page with a query that finds nothing. Of pages that differ only in the values of their parameters, such as topics, it returns
 * the first.
 */
export async function listPages(siteUrl: string): Promise<string[]> {
  const urls = new Map<string, string>();
  const add = (url: URL) => {
    const key = [url.pathname, ...url.searchParams.keys()].join('?');
    if (url.origin !== siteUrl || url.pathname === '/' || FILE_PATH.test(url.pathname) || urls.has(key))
      return;
    urls.set(key, url.origin + url.pathname + url.search);
  };
  for (const { code } of locales) {
    add(new URL(`/${code}/missing-page`, siteUrl));
    const sitemap = await (await fetch(`${siteUrl}/${code}/sitemap.xml`)).text();
    for (const [, url = ''] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) add(new URL(url));
  }
  // The loop also visits the added URLs.
  for (const url of urls.values()) {
    if (urls.size > MAX_PAGES)
      throw new Error(
        `Expected at most ${MAX_PAGES} pages, found more. Do links lead to new URLs without end?`,
      );
    const html = await (await fetch(url)).text();
    for (const [, href = ''] of html.matchAll(/<a [^>]*?href="([^"#]+)/g))
      add(new URL(href.replaceAll('&amp;', '&'), url));
  }
  const searches = [...urls.values()].filter((url) => url.includes('?q='));
  const searchesWithoutResults = searches.map((url) => `${url.split('?')[0]}?q=${WITHOUT_RESULTS}`);
  return [...urls.values(), ...searchesWithoutResults].toSorted();
}
