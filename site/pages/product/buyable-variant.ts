import type { SelectableVariant } from './variant-selection.ts';

/** A variant as the page shows it. A product without options has one. */
export type BuyableVariant = SelectableVariant & {
  /** The stock, if it is low. */
  readonly piecesLeft: number | undefined;
  readonly price: {
    /** In units of the currency, not in cents. */
    readonly amount: number;
    readonly currency: string;
    /** The price before a reduction. */
    readonly oldAmount: number | undefined;
    /** Last day of the reduction, formatted. */
    readonly until: string | undefined;
  };
  /** Its pictures, as indexes of the product's pictures. */
  readonly pictures: readonly number[];
};

/**
 * Returns the main picture of a variant, or `undefined` if it has none.
 *
 * @param all the pictures of the product
 */
export function mainPictureOf<Shown>(
  { pictures: [main] }: Pick<BuyableVariant, 'pictures'>,
  all: readonly Shown[],
): Shown | undefined {
  return main === undefined ? undefined : all[main];
}

/** Largest quantity of one order line. */
export const MAX_QUANTITY = 99;

/** Returns the largest quantity that can be ordered of a variant. */
export function maxQuantity({ piecesLeft }: Pick<BuyableVariant, 'piecesLeft'>): number {
  return Math.min(piecesLeft ?? MAX_QUANTITY, MAX_QUANTITY);
}
