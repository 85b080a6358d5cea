import { toText } from '../files/json-value.ts';
import type { Entries } from './entries.ts';
import type { Collection, ProjectEntry } from './model.ts';
import type { Trees } from './trees.ts';

export interface EntryUris {
  /** Returns the path without the site's prefix, `/` for the home page; null if the collection has no route in that site (contract §5.1). */
  uriOf(entry: ProjectEntry): string | null;
  /** Returns the entry at a URI, in any status. */
  entryAt(site: string, uri: string): ProjectEntry | undefined;
}

/** Computes URIs from routes, trees and mounts. They are cached, because finding an entry by URI needs the URIs of all entries. */
export function createEntryUris(
  collections: Map<string, Collection>,
  entries: Entries,
  trees: Trees,
): EntryUris {
  const cache = new Map<string, string | null>();
  const inProgress = new Set<string>();
  let byUri: Map<string, ProjectEntry> | undefined;

  const uriOf = (entry: ProjectEntry): string | null => {
    const cached = cache.get(entry.id);
    if (cached !== undefined) return cached;
    // Prevents endless recursion for a collection that is mounted on its own entry.
    if (inProgress.has(entry.id)) return null;
    inProgress.add(entry.id);
    const uri = computeUri(entry);
    inProgress.delete(entry.id);
    cache.set(entry.id, uri);
    return uri;
  };

  const uriById = (id: string | null): string => {
    const entry = id === null ? undefined : entries.find(id);
    const uri = entry ? uriOf(entry) : null;
    return uri === null || uri === '/' ? '' : uri;
  };

  const computeUri = (entry: ProjectEntry): string | null => {
    const route = entry.collection.route(entry.site);
    if (route === null) return null;
    const position = trees(entry.collection, entry.site)?.positionOf(entry.id);
    if (position?.isRoot) return '/';
    const filled = fillTemplate(route, (name) => {
      if (name === 'parent_uri') return uriById(position?.parent ?? null);
      if (name === 'mount') return mountUri(entry);
      return routeValue(entry, name);
    });
    return `/${filled}`.replaceAll(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  };

  const mountUri = (entry: ProjectEntry): string => {
    const mounted = entries.find(entry.collection.mount ?? '');
    return uriById((mounted && entries.localised(mounted, entry.site)?.id) ?? null);
  };

  const indexByUri = (): Map<string, ProjectEntry> => {
    const map = new Map<string, ProjectEntry>();
    for (const handle of collections.keys()) {
      for (const entry of entries.of(handle)) {
        const key = `${entry.site}@${uriOf(entry)}`;
        if (!map.has(key)) map.set(key, entry);
      }
    }
    return map;
  };

  return {
    uriOf,
    entryAt(site, uri) {
      byUri ??= indexByUri();
      return byUri.get(`${site}@${uri}`);
    },
  };
}

/** Replaces `{name}` and `{{ name }}` in a Statamic template. */
export function fillTemplate(template: string, valueOf: (name: string) => string): string {
  return template.replaceAll(/\{{1,2}\s*([\w-]+)\s*\}{1,2}/g, (_, name: string) => valueOf(name));
}

function routeValue(entry: ProjectEntry, name: string): string {
  if (name === 'slug') return entry.slug ?? '';
  if (name === 'id') return entry.id;
  if (name === 'collection') return entry.collection.handle;
  const [year = '', month = '', day = ''] =
    entry.date === null ? [] : new Date(entry.date).toISOString().slice(0, 10).split('-');
  if (name === 'year') return year;
  if (name === 'month') return month;
  if (name === 'day') return day;
  return slugify(toText(entry.values[name]) ?? '');
}

/** Converts text to a URL segment: `Café de Zon` becomes `cafe-de-zon`. */
export function slugify(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain
    .split(/[^\p{L}\p{N}_]+/u)
    .filter(Boolean)
    .join('-');
}
