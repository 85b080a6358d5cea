import type { GenericSchema, InferOutput } from 'valibot';
import type { Cache, Lifetime } from '#site/services/cache';
import { type Failure, type Outcome, succeeded } from '#site/services/http';
import { chosenListVariables, categoryPageVariables } from './category-page-variables.ts';
import type { ShopClient, ShopScope } from './client.ts';
import { loadAllPages } from './load-all-pages.ts';
import { loadCategoryPage } from './load-category-page.ts';
import { loadReferencedItems } from './load-referenced-items.ts';
import type { PickupLocation } from './model-cart.ts';
import type { ShopRoute } from './model.ts';
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
import { queryPath, type SchemaOf, sendQuery, type ShopTransport } from './send-query.ts';
import { categoryPage, chosenList } from './wire-category-page.ts';
import { category } from './wire-category.ts';
import { pickupLocations } from './wire-checkout.ts';
import { lacksPickup } from './wire-pickup-fields.ts';
import { productDetails } from './wire-product-details.ts';
import { referencedItems } from './wire-referenced-items.ts';
import { NO_SUCH_ENTITY } from './wire-refusal-categories.ts';
import { route } from './wire-route.ts';
import { countries, storeConfig } from './wire-store.ts';

/** Dependencies that all shop clients of the process share. */
type ShopClientContext = {
  readonly transport: ShopTransport;
  readonly cache: Cache;
  readonly baseUrl: string;
  readonly lifetime: Lifetime;
  readonly missingLifetime: Lifetime;
};

/** Creates the client of one request. */
export function createShopClient(
  { transport, cache, baseUrl, lifetime, missingLifetime }: ShopClientContext,
  { store, signal }: ShopScope,
): ShopClient {
  /**
   * Reads a value through the cache.
   *
   * @param key everything that the value depends on within the store view
   * @param isMinor whether made-up requests can cause any number of such values. The cache limits these separately
   */
  function read<Value>(
    key: Readonly<Record<string, string>>,
    fetchFresh: () => Promise<Outcome<Value>>,
    isMinor: (value: Value) => boolean = () => false,
  ): Promise<Outcome<Value>> {
    return cache.read<Value>({
      name: 'shop',
      params: { baseUrl, ...key, store },
      lifetimeOf: (value) => (value === null ? missingLifetime : lifetime),
      isMinor: (value) => value === null || isMinor(value),
      signal,
      fetchFresh,
    });
  }

  /** Sends a query. Without the signal, because the call continues for other requests that wait for its value. */
  function send<Data, Variables extends object, Schema extends GenericSchema>(
    operation: Operation<Data, Variables>,
    variables: Variables,
    schema: SchemaOf<Data, Schema>,
    isExpected?: (failure: Failure) => boolean,
  ): Promise<Outcome<InferOutput<Schema>>> {
    return sendQuery(transport, store, operation, variables, schema, { isExpected });
  }

  /** Sends a query through the cache. */
  function query<Data, Variables extends object, Schema extends GenericSchema>(
    operation: Operation<Data, Variables>,
    variables: Variables,
    schema: SchemaOf<Data, Schema>,
  ): Promise<Outcome<InferOutput<Schema>>> {
    return read({ path: queryPath(operation, variables) }, () => send(operation, variables, schema));
  }

  return {
    storeSettings: once(() => query(storeConfigOperation, {}, storeConfig)),
    countries: once(() => query(countriesOperation, {}, countries)),
    pickupLocations: once(() => {
      const load = async (): Promise<Outcome<readonly PickupLocation[]>> => {
        const found = await loadAllPages((currentPage) =>
          send(allPickupLocationsOperation, { currentPage }, pickupLocations, lacksPickup),
        );
        // A refusal is cached, so that pages do not repeat it. An error in the shop is not, because it must not replace a stored list.
        return !found.ok && isRefusedQuery(found.failure) ? succeeded([]) : found;
      };
      return read({ list: 'all pickup locations' }, load);
    }),
    route: once(async (url) => {
      if (url.trim() === '') return succeeded(null);
      const path = queryPath(routeOperation, { url });
      const load = async (): Promise<Outcome<ShopRoute | null>> => {
        const found = await send(routeOperation, { url }, route, isMissingPage);
        return !found.ok && isMissingPage(found.failure) ? succeeded(null) : found;
      };
      // Many made-up spellings of a URL lead to the same target. Only the target's path is not made up.
      return read({ path }, load, (target) => target?.path !== url);
    }),
    category: once((uid) => query(categoryOperation, { uid }, category)),
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
  return failure.kind === 'refused' && failure.category === NO_SUCH_ENTITY;
}

/** Returns whether the shop refused a query itself. A refusal with a status is an error in the shop. */
function isRefusedQuery(failure: Failure): boolean {
  return failure.kind === 'refused' && failure.status === undefined;
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
