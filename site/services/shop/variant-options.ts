import { variantOptionsOperation } from './operations/operations.ts';
import type { SendForVisitor } from './send-for-visitor.ts';
import { toVisitorOutcome, type VisitorOutcome } from './visitor-outcome.ts';
import { variantOptions, type VariantOptions } from './wire-wishlist.ts';

/** A product, or a variant with the SKU of its product. */
type VariantSku = { readonly sku: string; readonly parentSku?: string | undefined };

/** Reads the option values of the products that are variants. Sends nothing if none is a variant. */
export async function readVariantOptions(
  send: SendForVisitor,
  products: readonly VariantSku[],
): Promise<VisitorOutcome<VariantOptions>> {
  const skus = [...new Set(products.flatMap(({ parentSku }) => parentSku ?? []))];
  if (skus.length === 0) return { ok: true, value: [] };
  return toVisitorOutcome(await send(variantOptionsOperation, { skus, count: skus.length }, variantOptions));
}

/** Returns the UIDs of the option values of a variant, or `undefined` if the shop does not sell it any more. */
export function valueUidsOf(
  { sku, parentSku }: VariantSku,
  variants: VariantOptions,
): readonly string[] | undefined {
  return variants.find((variant) => variant.sku === sku && variant.parentSku === parentSku)?.valueUids;
}
