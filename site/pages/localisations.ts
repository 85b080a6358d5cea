import { type LocaleCode, localeOfSite } from '#site/i18n/locale';
import type { Localisations } from '#site/protocol/payload';
import { splitIntoBatches } from '#site/protocol/split-into-batches';
import type { Content, Entry } from '#site/services/content';

/** Ids per request. Ids have 36 characters, and web servers accept URLs of up to 8 KB. */
const MAX_IDS_PER_REQUEST = 100;
/** Maximum number of origins between an entry and its first localisation: nl → en → en-US is two. */
const MAX_ORIGIN_STEPS = 4;

/** All localisations of an entry, including the entry itself. */
export type EntryLocalisations = readonly Entry[];

/** The fields that `isIndexable` needs besides those of every request. */
export const INDEXING_FIELDS = ['seo_noindex'];

/** The paths of an entry by locale. */
type LocalisedPaths = {
  /** For visitors who switch the locale. */
  readonly linked: Localisations;
  /** For search engines: without pages that editors hide from them. */
  readonly indexed: Localisations;
};

/** Finds the paths of an entry in all its locales. Omits localisations whose request fails. */
export async function findLocalisedPaths(
  entry: Entry,
  content: Content,
  signal?: AbortSignal,
): Promise<LocalisedPaths> {
  const found = await findLocalisations([entry], content, { fields: INDEXING_FIELDS, signal });
  const localisations = found.get(entry) ?? [entry];
  return {
    linked: toLocalisedPaths(localisations),
    indexed: toLocalisedPaths(localisations.filter(isIndexable)),
  };
}

/** Returns whether editors let search engines index an entry, which was loaded with `INDEXING_FIELDS`. */
export function isIndexable({ seo }: Entry): boolean {
  return !seo.noindex;
}

/** Returns the paths of an entry's localisations by locale. */
export function toLocalisedPaths(localisations: EntryLocalisations): Localisations {
  return Object.fromEntries(localisations.flatMap(pathInLocale));
}

function pathInLocale({ site, url }: Entry): [LocaleCode, string][] {
  const locale = localeOfSite(site);
  return locale && url ? [[locale.code, url]] : [];
}

/**
 * Finds the localisations of entries. The content API does not list localisations (contract §9). So this function follows the
 * origins up to entries without an origin, then requests their descendants level by level. Omits localisations whose request fails.
 *
 * @param entries entries of one collection
 * @param isUncached true for bulk reads, which would evict cached entries
 */
export async function findLocalisations(
  entries: readonly Entry[],
  content: Content,
  {
    fields = [],
    signal,
    isUncached = false,
  }: {
    readonly fields?: readonly string[];
    readonly signal?: AbortSignal | undefined;
    readonly isUncached?: boolean;
  } = {},
): Promise<ReadonlyMap<Entry, EntryLocalisations>> {
  const [first] = entries;
  if (!first) return new Map();
  const client = content.forRequest({ site: first.site, signal });
  const requestEntries = async (condition: string, ids: readonly string[]) => {
    const found: Entry[] = [];
    for (const batch of toBatches(ids)) {
      const filter = { [condition]: batch.join('|') };
      const list = await client.allEntries(first.collection, {
        inAllSites: true,
        fields,
        filter,
        isUncached,
      });
      if (list.ok) found.push(...list.value);
    }
    return found;
  };

  const entriesById = new Map(entries.map((entry) => [entry.id, entry]));
  await addOrigins(entriesById, (ids) => requestEntries('id:in', ids));
  // The descendants of roots, so that the pages of all locales cause the same requests, whose responses are cached.
  const roots = new Set(entries.map((entry) => rootOf(entry, entriesById)));
  await addDescendants(entriesById, [...roots], (ids) => requestEntries('origin:in', ids));
  const byRoot = Map.groupBy(entriesById.values(), (entry) => rootOf(entry, entriesById));
  return new Map(entries.map((entry) => [entry, byRoot.get(rootOf(entry, entriesById)) ?? [entry]]));
}

type EntriesById = Map<string, Entry>;
type RequestEntries = (ids: readonly string[]) => Promise<readonly Entry[]>;

/** Adds the origins of entries, their origins, and so on. */
async function addOrigins(entriesById: EntriesById, requestOrigins: RequestEntries) {
  const requested = new Set<string>();
  for (let step = 0; step < MAX_ORIGIN_STEPS; step += 1) {
    const missing = [...entriesById.values()].flatMap(({ originId }) =>
      originId !== null && !entriesById.has(originId) && !requested.has(originId) ? [originId] : [],
    );
    if (missing.length === 0) return;
    for (const id of missing) requested.add(id);
    for (const origin of await requestOrigins(missing)) entriesById.set(origin.id, origin);
  }
}

/** Adds the entries whose origin is one of the ids, the entries whose origin is one of those, and so on. */
async function addDescendants(
  entriesById: EntriesById,
  ids: readonly string[],
  requestChildren: RequestEntries,
) {
  const requested = new Set<string>();
  let level = ids;
  for (let step = 0; level.length > 0 && step < MAX_ORIGIN_STEPS; step += 1) {
    for (const id of level) requested.add(id);
    const children = await requestChildren(level);
    for (const child of children) if (!entriesById.has(child.id)) entriesById.set(child.id, child);
    level = children.map(({ id }) => id).filter((id) => !requested.has(id));
  }
}

function rootOf(entry: Entry, entriesById: ReadonlyMap<string, Entry>): string {
  let root = entry;
  for (let step = 0; step < MAX_ORIGIN_STEPS; step += 1) {
    const origin = root.originId === null ? undefined : entriesById.get(root.originId);
    if (!origin) break;
    root = origin;
  }
  return root.id;
}

/** Splits ids into batches. Sorts them, so that the same ids have the same cache key. */
function toBatches(ids: readonly string[]) {
  return splitIntoBatches([...new Set(ids)].toSorted(), MAX_IDS_PER_REQUEST);
}
