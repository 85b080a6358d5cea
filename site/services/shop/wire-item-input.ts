import type { CartItemInput } from './operations/operations.ts';

/**
 * Returns a product for the cart or the wishlist in the format of the shop. A variant is sent as its product with option values. Magento 2.4.8
 * ignores `parent_sku`, so the SKU of a variant would add a simple product, which has no page and no options. The shop refuses a variant
 * without option values.
 *
 * @param valueUids the UIDs of the option values of a variant
 */
export function toItemInput(
  item: { readonly sku: string; readonly parentSku?: string | undefined; readonly quantity: number },
  valueUids: readonly string[] = [],
): CartItemInput {
  const { sku, parentSku, quantity } = item;
  return parentSku === undefined
    ? { sku, quantity }
    : { sku: parentSku, quantity, selected_options: [...valueUids] };
}
