import { finalPrice } from '../products/prices.ts';
import type { StoredCartLine } from './cart-types.ts';

/** The input `QuoteItemsSortInput`, with the fields that the shop's lines have. */
export type LineSort = {
  readonly field: 'ITEM_ID' | 'CREATED_AT' | 'SKU' | 'NAME' | 'QTY' | 'WEIGHT' | 'PRICE';
  readonly order: 'ASC' | 'DESC';
};

/** Sorts lines by a field. Equal lines keep the order in which they were added. */
export function sortLines<Source extends { readonly line: StoredCartLine }>(
  sources: readonly Source[],
  { field, order }: LineSort,
  day: string,
): Source[] {
  const direction = order === 'ASC' ? 1 : -1;
  return sources.toSorted(
    (a, b) => direction * compare(keyOf(a.line, field, day), keyOf(b.line, field, day)),
  );
}

function keyOf({ id, quantity, product }: StoredCartLine, field: LineSort['field'], day: string) {
  if (field === 'SKU') return product.sku;
  if (field === 'NAME') return product.name;
  if (field === 'QTY') return quantity;
  if (field === 'WEIGHT') return product.weight;
  return field === 'PRICE' ? finalPrice(product.price, day) : id;
}

function compare(a: string | number, b: string | number): number {
  if (typeof a === 'string' && typeof b === 'string') return a.localeCompare(b);
  return Number(a) - Number(b);
}
