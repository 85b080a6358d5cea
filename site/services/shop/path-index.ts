import type { Cache, Lifetime } from '#site/services/cache';
import { failed, type Failure, type Outcome, succeeded } from '#site/services/http';
import { categoryPathsOperation, productPathsOperation } from './operations/operations.ts';
import { sendQuery, type ShopTransport } from './send-query.ts';
import { type PathEntry, categoryPaths, productPaths } from './wire-paths.ts';

/** The paths of all products and categories of a store view. Paths have no leading slash: `lantaarn-hoeve-31.html`. */
export type PathIndex = {
  readonly productPath: (sku: string) => string | undefined;
  readonly categoryPath: (uid: string) => string | undefined;
  /** Each product with its SKU and path. */
  readonly products: () => Iterable<PathEntry>;
  /** Each category with its UID and path, from the top. */
  readonly categories: () => Iterable<PathEntry>;
  /** Returns whether a category exists in the store view and has no products. */
  readonly isEmptyCategory: (uid: string) => boolean;
};

/** Loads the path index of a store view (code: `eu_nl`). A signal ends only the wait, not the load, which other callers share. */
export type LoadPathIndex = (store: string, signal?: AbortSignal) => Promise<Outcome<PathIndex>>;

/** The cached value: paths by id. Plain objects need a third of the memory of lists of pairs. */
type StoredPaths = {
  readonly products: Readonly<Record<string, string>>;
  readonly categories: Readonly<Record<string, string>>;
  /** The UIDs of categories without products. */
  readonly emptyCategories: readonly string[];
};

type PathIndexConfig = {
  readonly transport: ShopTransport;
  readonly cache: Cache;
  readonly baseUrl: string;
  /** Products per request. Default: the largest page that Magento accepts with its input limits. */
  readonly pageSize?: number;
  /** Maximum number of products of a store view, which limits the memory. */
  readonly maxProducts?: number;
};

const SECOND = 1_000;
const HOUR = 60 * 60 * SECOND;

const DEFAULT_PAGE_SIZE = 300;
const DEFAULT_MAX_PRODUCTS = 100_000;
/** Paths change rarely, but a new product needs its alternates within an hour at most. */
const LIFETIME: Lifetime = {
  freshMs: HOUR,
  staleWhileRevalidateMs: 23 * HOUR,
  staleIfErrorMs: 7 * 24 * HOUR,
};
/** A shop may need seconds for a page of 300 products. Visitors wait less, because callers pass a signal. */
const TIMEOUT_MS = 30 * SECOND;
/** Each page of a product or category needs the indexes of all store views, so a failed load must not start again for each page. */
const RETRY_AFTER_MS = 30 * SECOND;

/** Creates the loader of path indexes, one per process. The index of a store view is loaded at its first use. */
export function createPathIndexLoader(config: PathIndexConfig): LoadPathIndex {
  const { cache, baseUrl } = config;
  const failures = new Map<string, { readonly failure: Failure; readonly at: number }>();

  async function fetchFresh(store: string): Promise<Outcome<StoredPaths>> {
    const last = failures.get(store);
    if (last && Date.now() - last.at < RETRY_AFTER_MS) return failed(last.failure);
    const outcome = await loadPaths(store, config);
    if (outcome.ok) failures.delete(store);
    else failures.set(store, { failure: outcome.failure, at: Date.now() });
    return outcome;
  }

  return async (store, signal) => {
    const stored = await cache.read<StoredPaths>({
      name: 'shop-paths',
      params: { baseUrl, store },
      lifetimeOf: () => LIFETIME,
      signal,
      fetchFresh: () => fetchFresh(store),
    });
    return stored.ok ? succeeded(toPathIndex(stored.value)) : stored;
  };
}

async function loadPaths(store: string, config: PathIndexConfig): Promise<Outcome<StoredPaths>> {
  const { transport, pageSize = DEFAULT_PAGE_SIZE, maxProducts = DEFAULT_MAX_PRODUCTS } = config;
  const options = { timeoutMs: TIMEOUT_MS };
  const categories = await sendQuery(transport, store, categoryPathsOperation, {}, categoryPaths, options);
  if (!categories.ok) return categories;

  const products: PathEntry[] = [];
  const maxPages = Math.floor(maxProducts / pageSize);
  for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
    // One page at a time, so that visitors' queries do not wait for these.
    const loaded = await sendQuery(
      transport,
      store,
      productPathsOperation,
      { pageSize, currentPage: page },
      productPaths,
      options,
    );
    if (!loaded.ok) return loaded;
    products.push(...loaded.value.entries);
    pageCount = Math.min(loaded.value.pageCount, maxPages);
    if (page === 1 && pageCount < loaded.value.pageCount)
      transport.log.warn(
        { store, maxProducts },
        'shop: the path index is full, so it does not contain all products',
      );
  }
  return succeeded({
    products: toRecord(products),
    categories: toRecord(categories.value.map(({ uid, path }) => [uid, path])),
    emptyCategories: categories.value.filter(({ isEmpty }) => isEmpty).map(({ uid }) => uid),
  });
}

/** `Object.fromEntries` stores also the id `__proto__` as an ordinary property. */
function toRecord(entries: readonly PathEntry[]): Readonly<Record<string, string>> {
  return Object.fromEntries(entries);
}

function toPathIndex({ products, categories, emptyCategories }: StoredPaths): PathIndex {
  const find = (paths: Readonly<Record<string, string>>, id: string) =>
    Object.hasOwn(paths, id) ? paths[id] : undefined;
  return {
    productPath: (sku) => find(products, sku),
    categoryPath: (uid) => find(categories, uid),
    products: () => Object.entries(products),
    categories: () => Object.entries(categories),
    isEmptyCategory: (uid) => emptyCategories.includes(uid),
  };
}
