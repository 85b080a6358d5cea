import type { Project, ProjectEntry } from '#embedded/content';
import { localeOfSite } from '#site/i18n/locale';
import { findRoute } from '#site/pages/find-route';
import { tryDecode } from '#site/protocol/route-rules';
import { feedPath } from '#site/seo/feed';
import type { CheckedShop } from './checked-shop.ts';

/**
 * The target of a URL in the content: an entry with an anchor, or another path of a site. `exists` is whether a file, a screen, a feed or a
 * page of the shop has that path.
 */
export type PathTarget = { entry: ProjectEntry; anchor: string } | { site: string; exists: boolean };

/**
 * Creates a function that resolves a URL as the website does. A path with the prefix of a site belongs to that site. Other paths belong to
 * the site of the link.
 *
 * @returns a function that returns null for URLs of other websites
 */
export function createPathResolver(
  project: Project,
  shop: CheckedShop,
): (address: string, site: string) => PathTarget | null {
  const longestFirst = [...project.sites.all].sort((a, b) => b.path.length - a.path.length);
  const containers = [...project.assets.containers.values()];

  return (address, site) => {
    const own = project.sites.find(site) ?? project.sites.main;
    const url = URL.parse(address, `${own.origin}/`);
    if (url === null || !longestFirst.some(({ origin }) => origin === url.origin)) return null;
    const path = decode(url.pathname).replace(/(.)\/$/, '$1');

    for (const container of containers) {
      if (container.urlPath === null || !path.startsWith(`${container.urlPath}/`)) continue;
      const assetPath = path.slice(container.urlPath.length + 1);
      return { site, exists: project.assets.find(container.handle, assetPath) !== undefined };
    }
    const prefixSite = longestFirst.find(
      (candidate) => candidate.origin === url.origin && `${path}/`.startsWith(`${candidate.path}/`),
    );
    const uri = path.slice(prefixSite?.path.length ?? 0) || '/';
    const target = (prefixSite ?? own).handle;
    const entry = project.entryAt(target, uri);
    return entry
      ? { entry, anchor: decode(url.hash.slice(1)) }
      : { site: target, exists: hasOwnPath(target, uri) || shop.hasPath(target, uri) };
  };
}

/** Returns whether a screen or the feed of a site has a URI. The query selects the content of a screen, so each query is valid. */
function hasOwnPath(site: string, uri: string): boolean {
  const locale = localeOfSite(site);
  if (!locale) return false;
  const path = `/${locale.code}${uri}`;
  return findRoute(path) !== undefined || path === feedPath(locale);
}

/** Decodes percent escapes; returns the text unchanged if one is invalid. */
export function decode(text: string): string {
  return tryDecode(text, decodeURIComponent) ?? text;
}
