import type { StoreView } from '../stores/store-view.ts';

/**
 * The number of row ids of a store view in the table `product_search`. A row id is the id of the store view, then 40 bits with the id of the
 * product. A search in a store view then reads one range of rows and no columns.
 */
const ROWS_PER_VIEW = 2 ** 40;

/** Returns the row id of a product in a store view. */
export function searchRow(view: Pick<StoreView, 'id'>, productId: number): number {
  return view.id * ROWS_PER_VIEW + productId;
}

/** Returns the first and the last row id of a store view. */
export function searchRowsOf(view: Pick<StoreView, 'id'>): readonly [number, number] {
  return [searchRow(view, 0), searchRow(view, ROWS_PER_VIEW - 1)];
}

/** SQL that selects the ids of the products that match. Its placeholders are the expression, and the first and last row id of the store view. */
export const MATCHING_PRODUCTS = `SELECT rowid % ${ROWS_PER_VIEW} AS product_id FROM product_search
  WHERE product_search MATCH ? AND rowid BETWEEN ? AND ?`;
