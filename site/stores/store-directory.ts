import * as v from 'valibot';
import type { Store, StoreKind, StoreService } from '#renderer/stores/store';
import { type Locale, locales } from '#site/i18n/locale';
import { createLoadedValues } from '#site/services/cache';
import type { Content, ContentClient, Entry } from '#site/services/content';
import type { WarningLog } from '#site/services/http';
import { createStoreComparator } from './sort-stores.ts';
import { createStoreIndex, type StoreIndex } from './store-index.ts';
import { KINDS, STORE_FIELDS, STORES, storeSchema } from './store.schema.ts';
import { readStoresVersion } from './stores-version.ts';

/** A store without its picture. Only pages that show the store load the picture. */
export type DirectoryStore = Omit<Store, 'picture'> & {
  /** The field of the picture, as the content system returns it. */
  readonly image: unknown;
};

/** The stores of a locale, and the options of their filters. */
export type LocaleStores = {
  readonly index: StoreIndex<DirectoryStore>;
  /** The kinds and services of the stores, sorted by title. */
  readonly kinds: readonly StoreKind[];
  readonly services: readonly StoreService[];
  /** The countries of the stores, sorted by name. */
  readonly countries: readonly Store['country'][];
  /** Path of the page that lists all stores. `undefined` if the stores have no pages. */
  readonly listPath: string | undefined;
};

/** Caches the stores of all locales in memory. */
export type StoreDirectory = {
  /** Returns the stores of a locale. Returns `undefined` if the content system fails. The content client logs the failure. */
  storesOf(locale: Locale): Promise<LocaleStores | undefined>;
  /** Makes the next request for stores check for changes first. While the content system fails, it returns the last stores. */
  markStale(): void;
  clear(): void;
};

type StoreDirectoryConfig = {
  readonly content: Content;
  readonly log: WarningLog;
  /** How long stores are fresh. After that, the directory checks for changes in the background. */
  readonly freshMs: number;
};

/** The loaded stores of a locale. */
type LoadedStores = {
  readonly stores: LocaleStores;
  readonly version: string | undefined;
  /** Milliseconds since 1970. */
  readonly loadedAt: number;
};

/** Stores are loaded again after this time even without a new version, because files that are edited by hand keep their `updated_at`. */
const MAX_AGE_MS = 60 * 60 * 1_000;

/**
 * Creates the directory. It loads the stores of a locale at their first use, and again when they have changed. During a refresh, and while the
 * content system fails, it returns the last loaded stores.
 */
export function createStoreDirectory({ content, log, freshMs }: StoreDirectoryConfig): StoreDirectory {
  const loaded = createLoadedValues<LoadedStores>({ max: locales.length, freshMs });
  /** Returns the last stores if they have not changed, else loads them. Returns `undefined` if the content system fails. */
  async function refresh(
    locale: Locale,
    last: LoadedStores | undefined,
    isMarkedStale: boolean,
  ): Promise<LoadedStores | undefined> {
    const client = content.forRequest({ site: locale.site });
    const loadedAt = Date.now();
    // Read before the stores, so that a change during loading leads to another version.
    const version = await readStoresVersion(client);
    // Some installations do not return a version. Loading all stores every minute would be too much for them.
    const isSame = version === undefined ? !isMarkedStale : version === last?.version;
    if (last && isSame && loadedAt - last.loadedAt < MAX_AGE_MS) return last;
    const stores = await loadStores(client, locale, log);
    return stores && { stores, version, loadedAt };
  }
  return {
    storesOf: async (locale) =>
      (await loaded.get(locale.site, (...last) => refresh(locale, ...last)))?.stores,
    markStale: loaded.markStale,
    clear: loaded.clear,
  };
}

/** Loads all stores of a locale. Returns `undefined` if the content system fails. */
async function loadStores(
  content: ContentClient,
  locale: Locale,
  log: WarningLog,
): Promise<LocaleStores | undefined> {
  const [entries, descriptions] = await Promise.all([
    // Not cached, because the list may be large and the directory stores its result.
    content.allEntries(STORES, { fields: STORE_FIELDS, sort: 'id', isUncached: true }),
    loadDescriptions(content),
  ]);
  if (!entries.ok) return undefined;
  const schema = storeSchema(locale.intl, descriptions);
  const skipped: { entry: string; at: string | null; reason: string }[] = [];
  const stores = entries.value.flatMap((entry): DirectoryStore[] => {
    const result = v.safeParse(schema, toStoreInput(entry));
    if (result.success)
      return [{ ...result.output, href: entry.url ?? undefined, image: entry.fields['image'] }];
    const [issue] = result.issues;
    skipped.push({ entry: entry.id, at: v.getDotPath(issue), reason: issue.message });
    return [];
  });
  if (skipped.length > 0) {
    log.warn({ site: locale.site, skipped }, `content: skipped ${skipped.length} store(s) of ${locale.site}`);
  }
  stores.sort(createStoreComparator(locale.intl));
  const { compare } = new Intl.Collator(locale.intl);
  const unique = <Item>(
    items: readonly Item[],
    keyOf: (item: Item) => string,
    nameOf: (item: Item) => string,
  ) =>
    [...new Map(items.map((item) => [keyOf(item), item])).values()].sort((a, b) =>
      compare(nameOf(a), nameOf(b)),
    );
  const href = stores.find((store) => store.href !== undefined)?.href;
  return {
    index: createStoreIndex(stores),
    kinds: unique(
      stores.flatMap(({ kinds }) => kinds),
      ({ id }) => id,
      ({ title }) => title,
    ),
    services: unique(
      stores.flatMap(({ services }) => services),
      ({ id }) => id,
      ({ title }) => title,
    ),
    countries: unique(
      stores.map(({ country }) => country),
      ({ code }) => code,
      ({ name }) => name,
    ),
    listPath: href?.slice(0, href.lastIndexOf('/')),
  };
}

/** Parses one store, for its page. Returns `undefined` if the entry is invalid. */
export function parseStore(entry: Entry, locale: Locale): DirectoryStore | undefined {
  const result = v.safeParse(storeSchema(locale.intl, new Map()), toStoreInput(entry));
  return result.success
    ? { ...result.output, href: entry.url ?? undefined, image: entry.fields['image'] }
    : undefined;
}

function toStoreInput({ id, title, fields }: Entry) {
  return { ...fields, id, title };
}

/** Returns the descriptions of the store kinds by id. If loading fails, the stores are listed without descriptions. */
async function loadDescriptions(content: ContentClient): Promise<ReadonlyMap<StoreKind['id'], string>> {
  const terms = await content.allTerms(KINDS);
  if (!terms.ok) return new Map();
  return new Map(
    terms.value.flatMap(({ id, fields: { description } }) =>
      typeof description === 'string' && description.trim() !== '' ? [[id, description.trim()]] : [],
    ),
  );
}
