import type { StoreView } from '../stores/store-view.ts';

/**
 * A row id of the table `product_search` contains a store view and a product, so that a search reads one range of rows and no columns:
 * the id of the store view, then 40 bits with the id of the product.
 */
const PRODUCTS = 2 ** 40;

/** Returns the row id of a product in a store view. */
export function searchRow(view: Pick<StoreView, 'id'>, productId: number): number {
  return view.id * PRODUCTS + productId;
}

/** Returns the first and the last row id of a store view. */
export function searchRowsOf(view: Pick<StoreView, 'id'>): readonly [number, number] {
  return [searchRow(view, 0), searchRow(view, PRODUCTS - 1)];
}

/** SQL that selects the ids of the products that match. Its placeholders are the expression, and the first and last row id of the store view. */
export const MATCHING_PRODUCTS = `SELECT rowid % ${PRODUCTS} AS product_id FROM product_search
  WHERE product_search MATCH ? AND rowid BETWEEN ? AND ?`;
