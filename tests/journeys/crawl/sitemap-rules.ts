import { localeCodes } from '#site/i18n/locale';
import { routePath } from '#site/protocol/route-table';
import { findSitemapSchemaProblems } from '../../sitemap-schema.ts';
import type { Crawl } from './crawl.ts';
import { collectXmlAddresses } from './links.ts';
import { getCanonical, isIndexable } from './page-rules.ts';

/** Application routes, which sitemaps do not list. */
const APPLICATION_PATHS = new Set<string>(localeCodes.map((code) => routePath('search', code)));

/**
 * Checks that the sitemap of a locale lists every indexable page once, by its canonical address, without further list pages.
 * Without an indexable page it lists the home page. A listed page without an incoming link is an orphan.
 */
export async function findSitemapProblems({ pages, fetchAddress }: Crawl, locale: string): Promise<string[]> {
  const path = `/${locale}/sitemap.xml`;
  const { status, text } = await fetchAddress(path);
  if (status !== 200) return [`${path} responds with ${status}.`];
  const urls = text.split('<url>').slice(1);
  const listed = new Set(urls.flatMap((url) => collectXmlAddresses(url)[0] ?? []));
  // A link of a page to itself, such as its canonical, does not make it reachable.
  const linked = new Set(
    [...pages.values()].flatMap(({ address, links }) =>
      links.map(({ target }) => target).filter((target) => target !== address),
    ),
  );
  const reachable = new Set(
    [...pages.values()]
      .filter(
        (page) => isIndexable(page) && page.url.search === '' && !APPLICATION_PATHS.has(page.url.pathname),
      )
      .flatMap((page) => getCanonical(page) ?? []),
  );
  const home = [...pages.values()].find(({ url }) => url.pathname === `/${locale}`);
  if (reachable.size === 0 && home) reachable.add(getCanonical(home) ?? '');
  return [
    ...findSitemapSchemaProblems(text).map((problem) => `${path}: ${problem}`),
    ...[...listed]
      .filter((address) => !reachable.has(address))
      .map((address) => `${path} lists ${address}, which is not an indexable page.`),
    ...[...reachable]
      .filter((address) => !listed.has(address))
      .map((address) => `${path} does not list ${address}.`),
    ...[...listed]
      .filter((address) => !linked.has(new URL(address).pathname))
      .map((address) => `${address} is an orphan: the sitemap lists it, and no page links to it.`),
    ...(urls.length === listed.size ? [] : [`${path} lists a page twice.`]),
  ];
}
