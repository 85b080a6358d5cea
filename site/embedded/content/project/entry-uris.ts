import { toText } from '../files/json-value.ts';
import type { Entries } from './entries.ts';
import type { Collection, ProjectEntry } from './model.ts';
import type { Trees } from './trees.ts';

export interface EntryUris {
  /** Path without the site's prefix, `/` for home; null when the collection has no route in that site (contract §5.1). */
  uriOf(entry: ProjectEntry): string | null;
  /** The entry at such a path, whatever its status. */
  entryAt(site: string, uri: string): ProjectEntry | undefined;
}

const PLACEHOLDER = /\{{1,2}\s*([\w-]+)\s*\}{1,2}/g;

/** Addresses from routes, trees and mounts; computed once per project, since all entries must be known to find one. */
export function createEntryUris(
  collections: Map<string, Collection>,
  entries: Entries,
  trees: Trees,
): EntryUris {
  const known = new Map<string, string | null>();
  const open = new Set<string>();
  let byUri: Map<string, ProjectEntry> | undefined;

  const uriOf = (entry: ProjectEntry): string | null => {
    const found = known.get(entry.id);
    if (found !== undefined) return found;
    // A collection mounted on its own entry would turn in circles.
    if (open.has(entry.id)) return null;
    open.add(entry.id);
    const uri = addressFrom(entry);
    open.delete(entry.id);
    known.set(entry.id, uri);
    return uri;
  };

  const uriById = (id: string | null): string => {
    const entry = id === null ? undefined : entries.find(id);
    const uri = entry ? uriOf(entry) : null;
    return uri === null || uri === '/' ? '' : uri;
  };

  const addressFrom = (entry: ProjectEntry): string | null => {
    const route = entry.collection.route(entry.site);
    if (route === null) return null;
    const place = trees(entry.collection, entry.site)?.positionOf(entry.id);
    if (place?.isRoot) return '/';
    const filled = route.replaceAll(PLACEHOLDER, (_, name: string) => {
      if (name === 'parent_uri') return uriById(place?.parent ?? null);
      if (name === 'mount') return mountUri(entry);
      return part(entry, name);
    });
    return `/${filled}`.replaceAll(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  };

  const mountUri = (entry: ProjectEntry): string => {
    const mounted = entries.find(entry.collection.mount ?? '');
    return uriById((mounted && entries.localised(mounted, entry.site)?.id) ?? null);
  };

  const fill = (): Map<string, ProjectEntry> => {
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
      byUri ??= fill();
      return byUri.get(`${site}@${uri}`);
    },
  };
}

function part(entry: ProjectEntry, name: string): string {
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

/** Text as part of an address: `Café de Zon` becomes `cafe-de-zon`. */
export function slugify(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.replaceAll(/[^\p{L}\p{N}_]+/gu, '-').replaceAll(/^-+|-+$/g, '');
}
