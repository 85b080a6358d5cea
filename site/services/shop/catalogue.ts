import { type Outcome, succeeded } from '#site/services/http';
import { loadAllPages } from './load-all-pages.ts';
import type { CatalogueProduct } from './model-product.ts';
import type { CategoryDetails } from './model.ts';
import {
  catalogueCategoriesOperation,
  catalogueOrderOperation,
  catalogueProductsOperation,
  categoryPathsOperation,
  storeConfigOperation,
} from './operations/operations.ts';
import { sendQuery, type ShopTransport } from './send-query.ts';
import { catalogueOrder, catalogueProducts } from './wire-catalogue.ts';
import { categoryList } from './wire-category.ts';
import { categoryPaths } from './wire-paths.ts';
import { storeConfig } from './wire-store.ts';

/** All products and categories of a store view in the order of the shop. */
type ShopCatalogue = {
  readonly products: readonly CatalogueProduct[];
  readonly categories: readonly CategoryDetails[];
  /** Whether the prices of the products include tax. */
  readonly isTaxIncluded: boolean;
};

/** Loads the whole catalogue of a store view (code: `eu_nl`). It skips the site's cache, because the catalogue would fill it. */
export type LoadCatalogue = (store: string, signal?: AbortSignal) => Promise<Outcome<ShopCatalogue>>;

/** A product with its variants is large, so pages are smaller than those of path indexes. */
const PAGE_SIZE = 100;
const TIMEOUT_MS = 30_000;

/** Creates the loader of catalogues. It sends one request at a time, so that visitors' queries do not wait for these. */
export function createCatalogueLoader(transport: ShopTransport): LoadCatalogue {
  return async (store, signal) => {
    const options = { signal, timeoutMs: TIMEOUT_MS };
    const paths = await sendQuery(transport, store, categoryPathsOperation, {}, categoryPaths, options);
    if (!paths.ok) return paths;
    const uids = paths.value.map(({ uid }) => uid);
    const categories: CategoryDetails[] = [];
    for (let start = 0; start < uids.length; start += PAGE_SIZE) {
      const some = uids.slice(start, start + PAGE_SIZE);
      const loaded = await sendQuery(
        transport,
        store,
        catalogueCategoriesOperation,
        { uids: some, pageSize: PAGE_SIZE },
        categoryList,
        options,
      );
      if (!loaded.ok) return loaded;
      const byUid = new Map(loaded.value.map((category) => [category.uid, category]));
      categories.push(...some.flatMap((uid) => byUid.get(uid) ?? []));
    }
    const products = await loadAllPages((currentPage) =>
      sendQuery(
        transport,
        store,
        catalogueProductsOperation,
        { pageSize: PAGE_SIZE, currentPage },
        catalogueProducts,
        options,
      ),
    );
    if (!products.ok) return products;
    const settings = await sendQuery(transport, store, storeConfigOperation, {}, storeConfig, options);
    if (!settings.ok) return settings;
    const uid = settings.value.rootCategoryUid;
    const order = await loadAllPages((currentPage) =>
      sendQuery(
        transport,
        store,
        catalogueOrderOperation,
        { uid, pageSize: PAGE_SIZE, currentPage },
        catalogueOrder,
        options,
      ),
    );
    if (!order.ok) return order;
    return succeeded({
      products: inOrderOf(
        products.value,
        order.value.map(({ sku }) => sku),
      ),
      categories,
      isTaxIncluded: settings.value.isTaxIncluded,
    });
  };
}

/** Sorts products. Those without a category are not in the order, and come last. */
function inOrderOf(
  products: readonly CatalogueProduct[],
  skus: readonly string[],
): readonly CatalogueProduct[] {
  const positions = new Map(skus.map((sku, position) => [sku, position]));
  const positionOf = ({ sku }: CatalogueProduct) => positions.get(sku) ?? skus.length;
  return products.toSorted((one, other) => positionOf(one) - positionOf(other));
}
