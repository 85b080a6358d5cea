import { localeCodes } from '#site/i18n/locale';
import { addressOf } from '#site/protocol/route-table';
import type { Crawl } from './crawl.ts';
import { addressesInXml } from './links.ts';
import { canonicalOf, isIndexable } from './page-rules.ts';

/** Screens of the site itself, which hold nothing of their own to be found. */
const SCREENS = new Set<string>(localeCodes.map((code) => addressOf('search', code)));

/**
 * The sitemap of a locale lists what can be reached and found: its pages by the one address each, without the further pages of
 * lists. A page in the sitemap that nothing links to is an orphan.
 */
export async function sitemapFaults({ pages, ask }: Crawl, locale: string): Promise<string[]> {
  const path = `/${locale}/sitemap.xml`;
  const { status, text } = await ask(path);
  if (status !== 200) return [`${path} answers ${status}.`];
  const urls = text.split('<url>').slice(1);
  const listed = new Set(urls.flatMap((url) => addressesInXml(url)[0] ?? []));
  // A page names its own address in its head; that is no way to it.
  const linked = new Set(
    [...pages.values()].flatMap(({ address, links }) =>
      links.map(({ target }) => target).filter((target) => target !== address),
    ),
  );
  const reachable = new Set(
    [...pages.values()]
      .filter((page) => isIndexable(page) && page.url.search === '' && !SCREENS.has(page.url.pathname))
      .flatMap((page) => canonicalOf(page) ?? []),
  );
  return [
    ...[...listed]
      .filter((address) => !reachable.has(address))
      .map((address) => `${path} lists ${address}, which is no page to find.`),
    ...[...reachable]
      .filter((address) => !listed.has(address))
      .map((address) => `${path} leaves out ${address}.`),
    ...[...listed]
      .filter((address) => !linked.has(new URL(address).pathname))
      .map((address) => `${address} is an orphan: the sitemap lists it, and no page links to it.`),
    ...(urls.length === listed.size ? [] : [`${path} lists a page twice.`]),
  ];
}
