import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { Cache, Lifetime } from '#site/services/cache';
import { failed, type Http, type Outcome, succeeded } from '#site/services/http';
import { graphqlResponse, refusal } from './graphql-response.ts';
import type {
  CategoryDetails,
  Country,
  ProductPage,
  ProductQuery,
  ShopRoute,
  StoreSettings,
} from './model.ts';
import type { Operation, Present } from './operation.ts';
import {
  categoryOperation,
  countriesOperation,
  productListOperation,
  routeOperation,
  storeConfigOperation,
} from './operations/operations.ts';
import { productPage } from './wire-products.ts';
import * as wire from './wire.ts';

/** Dependencies that all shop clients of the process share. */
export type ShopClientContext = {
  readonly http: Http;
  readonly cache: Cache;
  readonly baseUrl: string;
  readonly life: Lifetime;
  readonly missingLife: Lifetime;
};

export type ShopScope = {
  /** Code of the store view: `eu_nl`. */
  readonly store: string;
  /** ISO code, if it is not the default of the store view. */
  readonly currency?: string | undefined;
  /** Aborts when the visitor's request aborts. */
  readonly signal?: AbortSignal | undefined;
};

/**
 * Client of the shop's catalogue in the store view of one request. Each call returns an outcome; failures are already logged. All values
 * are the same for every visitor, and cached values are frozen.
 */
export type ShopClient = {
  readonly storeSettings: () => Promise<Outcome<StoreSettings>>;
  readonly countries: () => Promise<Outcome<readonly Country[]>>;
  /** Returns what a URL of the shop leads to: `oda-hanglamp.html`. Null if it leads nowhere. */
  readonly route: (url: string) => Promise<Outcome<ShopRoute | null>>;
  /** Returns a category with its direct sub-categories, or null if it does not exist. */
  readonly category: (uid: string) => Promise<Outcome<CategoryDetails | null>>;
  /** Returns one page of products with the options that narrow the list. */
  readonly products: (query: ProductQuery) => Promise<Outcome<ProductPage>>;
};

/** Statuses of Magento's refusals. Their body is a GraphQL response too (contract A2). */
const REFUSAL_STATUSES = [400, 401, 403, 405, 415];
const otherResponses = Object.fromEntries(REFUSAL_STATUSES.map((status) => [status, refusal]));

/** Creates the client of one request. */
export function createShopClient(
  context: ShopClientContext,
  { store, currency, signal }: ShopScope,
): ShopClient {
  const { http, cache, baseUrl, life, missingLife } = context;
  const headers = { store, ...(currency === undefined ? {} : { 'content-currency': currency }) };

  /**
   * Sends a query through the cache. Only GET responses can be cached by a proxy in front of the shop.
   *
   * @param schema accepts the generated data of the operation; another schema does not compile
   */
  function query<Data, Variables extends object, Schema extends GenericSchema>(
    operation: Operation<Data, Variables>,
    variables: Variables,
    schema: Schema & (Present<Data> extends InferInput<Schema> ? unknown : never),
  ): Promise<Outcome<InferOutput<Schema>>> {
    const path = `/graphql?${toQueryString(operation, variables)}`;
    return cache.read<InferOutput<Schema>>({
      name: 'shop',
      params: { baseUrl, path, ...headers },
      lifetimeOf: (value) => (value === null ? missingLife : life),
      isMinor: (value) => value === null,
      signal,
      fetchFresh: async () => {
        const response = await http.request({
          path,
          headers,
          response: graphqlResponse<InferOutput<Schema>>(schema),
          otherResponses,
          failureOf: (body) => ('refusal' in body ? body.refusal : undefined),
        });
        if (!response.ok) return response;
        return 'data' in response.value ? succeeded(response.value.data) : failed(response.value.refusal);
      },
    });
  }

  return {
    storeSettings: () => query(storeConfigOperation, {}, wire.storeConfig),
    countries: () => query(countriesOperation, {}, wire.countries),
    route: (url) =>
      url.trim() === '' ? Promise.resolve(succeeded(null)) : query(routeOperation, { url }, wire.route),
    category: (uid) => query(categoryOperation, { uid }, wire.category),
    products: ({ search, filter, sort, pageSize, page }) =>
      query(productListOperation, { search, filter, sort, pageSize, currentPage: page }, productPage),
  };
}

function toQueryString({ name, text }: Operation<unknown, object>, variables: object): string {
  return new URLSearchParams({
    query: text,
    operationName: name,
    variables: JSON.stringify(variables),
  }).toString();
}
