import type { Project } from './project.ts';
import { statusOf } from './status.ts';

/** Returns the paths of all published entries that have a URI, by id. A path begins with the path of its site: `/nl/over-ons`. */
export function addressesOf(project: Project, now: number): Map<string, string> {
  const entries = [...project.collections.keys()].flatMap((handle) => project.entries.of(handle));
  const addresses = entries.flatMap((entry): [string, string][] => {
    const uri = statusOf(entry, now) === 'published' ? project.uriOf(entry) : null;
    const site = project.sites.find(entry.site);
    return uri === null || !site ? [] : [[entry.id, uri === '/' ? site.path || '/' : site.path + uri]];
  });
  return new Map(addresses);
}
