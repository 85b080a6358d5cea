import * as v from 'valibot';
import type { ShopContext } from '../context/context.ts';
import { decodeOptionId } from '../graphql/uid.ts';
import { loadProducts } from '../products/load-products.ts';
import type { StoredSimpleProduct } from '../products/product-types.ts';
import { RefusedLineError } from './cart-problem.ts';
import { findOffer } from './carts.ts';

/** A line of `addProductsToCart`: a SKU with its parent or with options. */
export type LineRequest = {
  readonly sku: string;
  readonly quantity: number;
  readonly parent_sku?: string | null;
  readonly selected_options?: readonly (string | null)[] | null;
};

const foundRow = v.object({ id: v.number(), parent_id: v.nullable(v.number()) });

/**
 * Finds the product of a line (contract A5): a simple product, or a variant of a configurable product. The line names a variant by the SKU of
 * the variant, or by the SKU of the configurable product and options.
 *
 * @throws {RefusedLineError} if there is no such product, or if the options do not select exactly one variant
 */
export function findRequestedProduct(line: LineRequest, context: ShopContext): StoredSimpleProduct {
  const found = findSku(line.sku, context);
  const parent = line.parent_sku ? findSku(line.parent_sku, context) : undefined;
  if (parent && found.parent_id !== parent.id && found.id !== parent.id)
    throw new RefusedLineError('UNDEFINED', 'You need to choose options for your item.');
  const [listed] = loadProducts([found.parent_id ?? found.id], context);
  const direct = findOffer(listed, found.id);
  if (direct) return direct.product;
  if (listed?.type !== 'configurable')
    throw new RefusedLineError('NOT_SALABLE', 'Product that you are trying to add is not available.');
  const chosen = (line.selected_options ?? []).map((uid) => decodeOptionId(uid ?? ''));
  const [variant, ...others] = listed.variants.filter(({ optionIds }) =>
    chosen.every((id) => id !== undefined && optionIds.includes(id)),
  );
  if (!variant || others.length > 0 || chosen.length === 0)
    throw new RefusedLineError('UNDEFINED', 'You need to choose options for your item.');
  return variant;
}

function findSku(sku: string, { shop }: ShopContext) {
  const found = shop.database.first(foundRow, 'SELECT id, parent_id FROM product WHERE sku = ?', sku.trim());
  if (!found) throw new RefusedLineError('PRODUCT_NOT_FOUND', `Could not find a product with SKU "${sku}"`);
  return found;
}
