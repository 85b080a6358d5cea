import type { WebsiteCode } from '#embedded/catalogue';

/** The way a piece is sent, which depends on its weight. Large pieces are delivered on a day that the customer chooses. */
export type ParcelSize = 'envelope' | 'parcel' | 'large';

/** Weights of one piece in kilograms. */
const MAX_ENVELOPE_WEIGHT = 0.75;
const MIN_LARGE_WEIGHT = 10;

/** Delivery prices of a website in cents of its currency, with tax if its prices include tax. */
type ShippingRates = {
  readonly parcel: number;
  /** The lowest amount of goods, after the discount, for which parcels are free. */
  readonly freeFrom: number;
  /** The prices of large pieces by country. The website delivers to these countries only. */
  readonly large: Readonly<Record<string, number>>;
};

/** The prices on the page about delivery of the demo content. */
const rates: Readonly<Record<WebsiteCode, ShippingRates>> = {
  EU: { parcel: 595, freeFrom: 7500, large: { NL: 0, BE: 0, DE: 4500, FR: 4500 } },
  UK: { parcel: 795, freeFrom: 6500, large: { GB: 6000 } },
  EN_US: { parcel: 1200, freeFrom: 9000, large: { US: 12_000 } },
  EN_NA: { parcel: 1600, freeFrom: 12_000, large: { CA: 16_000 } },
};

/** Returns the size of the heaviest piece, because all pieces of an order are sent together. */
export function sizeOf(weights: readonly number[]): ParcelSize {
  const heaviest = Math.max(0, ...weights);
  if (heaviest >= MIN_LARGE_WEIGHT) return 'large';
  return heaviest > MAX_ENVELOPE_WEIGHT ? 'parcel' : 'envelope';
}

/**
 * Returns the price of a delivery in cents, or `undefined` if the website does not deliver to the country. Envelopes are free.
 *
 * @param goods cents, after the discount
 */
export function deliveryPrice(
  website: WebsiteCode,
  country: string,
  size: ParcelSize,
  goods: number,
): number | undefined {
  const { parcel, freeFrom, large } = rates[website];
  const largePrice = large[country];
  if (largePrice === undefined || size === 'large') return largePrice;
  return size === 'envelope' || goods >= freeFrom ? 0 : parcel;
}
