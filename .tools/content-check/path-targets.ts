import type { ProjectEntry, Project } from '#embedded/content';
import { tryDecode } from '#site/protocol/route-rules';

/** What an address typed by hand leads to inside the project. */
export type PathTarget = { entry: ProjectEntry; anchor: string } | { site: string; fileExists: boolean };

/**
 * Follows an address typed by hand: a path opens in the site whose prefix it starts with, else in the site it is written in, as
 * the website does.
 *
 * @returns a function that gives null for addresses of other systems
 */
export function createPaths(project: Project): (address: string, site: string) => PathTarget | null {
  const longestFirst = [...project.sites.all].sort((a, b) => b.path.length - a.path.length);
  const containers = [...project.assets.containers.values()];

  return (address, site) => {
    const own = project.sites.find(site) ?? project.sites.main;
    const url = URL.parse(address, `${own.origin}/`);
    if (url === null || !longestFirst.some(({ origin }) => origin === url.origin)) return null;
    const path = decoded(url.pathname).replace(/(.)\/$/, '$1');

    for (const container of containers) {
      if (container.url === null || !path.startsWith(`${container.url}/`)) continue;
      const inside = path.slice(container.url.length + 1);
      return { site, fileExists: project.assets.find(container.handle, inside) !== undefined };
    }
    const named = longestFirst.find(
      (one) => one.origin === url.origin && `${path}/`.startsWith(`${one.path}/`),
    );
    const uri = path.slice(named?.path.length ?? 0) || '/';
    const target = (named ?? own).handle;
    const entry = project.entryAt(target, uri);
    return entry ? { entry, anchor: decoded(url.hash.slice(1)) } : { site: target, fileExists: false };
  };
}

/** Percent signs undone; text as it is where they are no code. */
export function decoded(text: string): string {
  return tryDecode(text, decodeURIComponent) ?? text;
}
