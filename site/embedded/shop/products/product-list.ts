import type { ShopContext } from '../context/context.ts';
import { type PageArguments, pageOf } from '../graphql/filters.ts';
import { findProducts, type FoundProducts, type ListArguments } from './find-products.ts';
import { loadProducts } from './load-products.ts';

export type ProductListArguments = ListArguments & PageArguments;

/** One page of a product list. `items` loads the products, so they are read only if the query selects them. */
export type ProductList = {
  readonly found: FoundProducts;
  readonly listArguments: ListArguments;
  readonly items: () => ReturnType<typeof loadProducts>;
  readonly total_count: number;
  readonly page_info: ReturnType<typeof pageOf>['page_info'];
};

/**
 * Finds the products of a list and selects one page.
 *
 * @throws {GraphQLError} of the category `graphql-input` if the page does not exist
 */
export function listProducts(listArguments: ProductListArguments, context: ShopContext): ProductList {
  const found = findProducts(listArguments, context);
  const { start, end, page_info: pageInfo } = pageOf(listArguments, found.ids.length);
  return {
    found,
    listArguments,
    items: () => loadProducts(found.ids.slice(start, end), context),
    total_count: found.ids.length,
    page_info: pageInfo,
  };
}
