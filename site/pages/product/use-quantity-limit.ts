import { type RefObject, useEffect, useRef } from 'react';
import { writeValue } from '#design-system/control-value';
import { type BuyableVariant, maxQuantity } from './buyable-variant.ts';

/**
 * Reduces the entered quantity to the stock of a variant when the visitor chooses it. The quantity of the posted variant stays: if it was
 * refused, it stays beside the message until the visitor chooses another variant.
 *
 * @param container contains the input
 */
export function useQuantityLimit(
  container: RefObject<HTMLElement | null>,
  variant: BuyableVariant,
  canBuy: boolean,
): void {
  const { sku } = variant;
  const max = maxQuantity(variant);
  const limitedSku = useRef(sku);
  useEffect(() => {
    const input = container.current?.querySelector('input');
    if (limitedSku.current !== sku && canBuy && input && Number(input.value) > max)
      writeValue(input, String(max));
    limitedSku.current = sku;
  }, [container, sku, canBuy, max]);
}
