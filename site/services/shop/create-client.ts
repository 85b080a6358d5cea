import type { GenericSchema, InferOutput } from 'valibot';
import type { Cache, Lifetime } from '#site/services/cache';
import { type Failure, type Outcome, succeeded } from '#site/services/http';
import { chosenListVariables, categoryPageVariables } from './category-page-variables.ts';
import { loadCategoryPage } from './load-category-page.ts';
import { loadReferencedItems } from './load-referenced-items.ts';
import type { PickupLocation } from './model-cart.ts';
import type { ProductDetails } from './model-product.ts';
import type { ReferencedItems, ShopReferences } from './model-references.ts';
import type {
  CategoryDetails,
  CategoryListing,
  CategoryListQuery,
  Country,
  ShopRoute,
  StoreSettings,
} from './model.ts';
import type { Operation } from './operation.ts';
import {
  chosenListOperation,
  categoryOperation,
  categoryPageOperation,
  allPickupLocationsOperation,
  countriesOperation,
  productDetailsOperation,
  referencedItemsOperation,
  routeOperation,
  storeConfigOperation,
} from './operations/operations.ts';
import { queryPath, type QueryScope, type SchemaOf, sendQuery, type ShopTransport } from './send-query.ts';
import { categoryPage, chosenList } from './wire-category-page.ts';
import { pickupLocations } from './wire-checkout.ts';
import { productDetails } from './wire-product-details.ts';
import { referencedItems } from './wire-referenced-items.ts';
import * as wire from './wire.ts';

/** Dependencies that all shop clients of the process share. */
type ShopClientContext = {
  readonly transport: ShopTransport;
  readonly cache: Cache;
  readonly baseUrl: string;
  readonly life: Lifetime;
  readonly missingLife: Lifetime;
};

export type ShopScope = QueryScope & {
  /** Aborts when the visitor's request aborts. */
  readonly signal?: AbortSignal | undefined;
};

/**
 * Client of the shop's catalogue in the store view of one request. Each call returns an outcome; failures are already logged. Without
 * a token, all values are the same for every visitor, and they are frozen.
 */
export type ShopClient = {
  readonly storeSettings: () => Promise<Outcome<StoreSettings>>;
  readonly countries: () => Promise<Outcome<readonly Country[]>>;
  /** Returns the pickup locations of the website. A shop without In-Store Pickup has none. */
  readonly pickupLocations: () => Promise<Outcome<readonly PickupLocation[]>>;
  /** Returns the target of a URL of the shop: `oda-hanglamp.html`. Null for an unknown URL. */
  readonly route: (url: string) => Promise<Outcome<ShopRoute | null>>;
  /** Returns a category with its direct subcategories, or null if it does not exist. */
  readonly category: (uid: string) => Promise<Outcome<CategoryDetails | null>>;
  /** Returns all data of a category page, or null if the category does not exist. The shop refuses unknown filters, fields and pages. */
  readonly categoryPage: (query: CategoryListQuery) => Promise<Outcome<CategoryListing | null>>;
  /** Returns referenced products and categories. Those that do not exist in the store view are missing. */
  readonly referencedItems: (references: ShopReferences) => Promise<Outcome<ReferencedItems>>;
  /** Returns everything that the page of a product shows, in one request. Null if the SKU does not exist. */
  readonly productDetails: (sku: string) => Promise<Outcome<ProductDetails | null>>;
};

/** Creates the client of one request. */
export function createShopClient(context: ShopClientContext, scope: ShopScope): ShopClient {
  const { transport, cache, baseUrl, life, missingLife } = context;
  const { store, currency, token, signal } = scope;

  /**
   * Reads a value through the cache. The values of a customer are never cached, because prices may depend on the customer.
   *
   * @param key everything that the value depends on within the store view
   * @param isMinor whether made-up requests can cause any number of such values. The cache limits these separately
   */
  function read<Value>(
    key: Readonly<Record<string, string>>,
    fetchFresh: () => Promise<Outcome<Value>>,
    isMinor: (value: Value) => boolean = () => false,
  ): Promise<Outcome<Value>> {
    if (token !== undefined) return fetchFresh();
    return cache.read<Value>({
      name: 'shop',
      params: { baseUrl, ...key, store, currency },
      lifetimeOf: (value) => (value === null ? missingLife : life),
      isMinor: (value) => value === null || isMinor(value),
      signal,
      fetchFresh,
    });
  }

  /** Sends a query. A call whose value is cached continues for other requests after this one is aborted. */
  function send<Data, Variables extends object, Schema extends GenericSchema>(
    operation: Operation<Data, Variables>,
    variables: Variables,
    schema: SchemaOf<Data, Schema>,
    options: { readonly isExpected?: (failure: Failure) => boolean } = {},
  ): Promise<Outcome<InferOutput<Schema>>> {
    return token === undefined
      ? sendQuery(transport, { store, currency }, operation, variables, schema, options)
      : sendQuery(transport, scope, operation, variables, schema, { ...options, signal });
  }

  /** Sends a query through the cache. */
  function query<Data, Variables extends object, Schema extends GenericSchema>(
    operation: Operation<Data, Variables>,
    variables: Variables,
    schema: SchemaOf<Data, Schema>,
    isMinor?: (value: InferOutput<Schema>) => boolean,
  ): Promise<Outcome<InferOutput<Schema>>> {
    const path = queryPath(operation, variables);
    return read({ path }, () => send(operation, variables, schema), isMinor);
  }

  return {
    storeSettings: once(() => query(storeConfigOperation, {}, wire.storeConfig)),
    countries: once(() => query(countriesOperation, {}, wire.countries)),
    pickupLocations: once(() => {
      const path = queryPath(allPickupLocationsOperation, {});
      const load = async (): Promise<Outcome<readonly PickupLocation[]>> => {
        const found = await send(allPickupLocationsOperation, {}, pickupLocations, {
          isExpected: lacksPickup,
        });
        // A refusal is cached, so that pages do not repeat it. An error in the shop is not, because it must not replace a stored list.
        return !found.ok && isRefusedQuery(found.failure) ? succeeded([]) : found;
      };
      return read({ path }, load);
    }),
    route: once(async (url) => {
      if (url.trim() === '') return succeeded(null);
      const path = queryPath(routeOperation, { url });
      const load = async (): Promise<Outcome<ShopRoute | null>> => {
        const found = await send(routeOperation, { url }, wire.route, { isExpected: isMissingPage });
        return !found.ok && isMissingPage(found.failure) ? succeeded(null) : found;
      };
      // Many made-up spellings of a URL lead to the same target. Only the target's path is not made up.
      return read({ path }, load, (target) => target?.path !== url);
    }),
    category: once((uid) => query(categoryOperation, { uid }, wire.category)),
    categoryPage: once((page) => {
      const isMinor = page.filters.length > 0 || page.sort !== undefined || page.page > 1;
      const listVariables = chosenListVariables(page);
      return loadCategoryPage(page, {
        loadBoth: (list) => send(categoryPageOperation, categoryPageVariables(list), categoryPage),
        loadList: () => send(chosenListOperation, listVariables, chosenList),
        readWhole: (load) => read({ part: 'whole category', uid: page.uid }, load),
        readList: (load) =>
          read({ path: queryPath(chosenListOperation, listVariables) }, load, () => isMinor),
      });
    }),
    referencedItems: (references) =>
      loadReferencedItems(references, (variables) =>
        query(referencedItemsOperation, variables, referencedItems),
      ),
    productDetails: once((sku) => query(productDetailsOperation, { sku }, productDetails)),
  };
}

/** The shop refuses a URL whose page was disabled or removed, instead of returning null. */
function isMissingPage(failure: Failure): boolean {
  return failure.kind === 'refused' && failure.category === 'graphql-no-such-entity';
}

/** Returns whether the shop refused a query itself. A refusal with a status is an error in the shop. */
function isRefusedQuery(failure: Failure): boolean {
  return failure.kind === 'refused' && failure.status === undefined;
}

/** The schema of a shop without In-Store Pickup does not have the query. */
function lacksPickup(failure: Failure): boolean {
  return failure.kind === 'refused' && failure.message.startsWith('Cannot query field "pickupLocations"');
}

/** Sends equal queries of one request once, so that they have one outcome even if the shop fails or the cache is invalidated in between. */
function once<Arguments extends readonly unknown[], Result>(
  send: (...args: Arguments) => Result,
): (...args: Arguments) => Result {
  const results = new Map<string, Result>();
  return (...args) => {
    const key = JSON.stringify(args);
    const result = results.get(key) ?? send(...args);
    results.set(key, result);
    return result;
  };
}
