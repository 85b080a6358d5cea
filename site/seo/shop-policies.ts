import * as v from 'valibot';
import type { Locale, LocaleCode } from '#site/i18n/locale';

/** Amounts in the currency of the website. */
type DeliveryRates = {
  /** The cost of a parcel below `freeFrom`. */
  readonly parcel: number;
  /** The price from which a parcel is free. */
  readonly freeFrom: number;
  /** The cost of a product of at least `LARGE_FROM_KG` by country (ISO 3166). It does not depend on the price. */
  readonly large: Readonly<Record<string, number>>;
};

/** Delivery and returns of the orders from one locale, for search engines. */
export type ShopPolicy = {
  /** ISO 3166 codes of the countries. */
  readonly countries: readonly string[];
  readonly rates: DeliveryRates;
  /** Working days from the order until the parcel arrives. */
  readonly days: readonly [min: number, max: number];
  /** Days to return a product, free of charge and by post. */
  readonly returnDays: number;
};

/** Countries in which the delivery of a product costs the same. */
export type DeliveryCost = { readonly countries: readonly string[]; readonly cost: number };

/** Products of at least this weight, in kilograms, are delivered by appointment. */
const LARGE_FROM_KG = 10;
/** Products of at most this weight, in kilograms, go in an envelope, which is free of charge. */
const MAX_ENVELOPE_KG = 0.75;

/**
 * The rates of the shop. Editors can set another `freeFrom` for a locale. `shop-policies.test.ts` compares the rates with the embedded
 * shop and with the pages about delivery.
 */
const WEBSITE_RATES: Readonly<Record<Locale['magentoSessionId'], DeliveryRates>> = {
  EU: { parcel: 5.95, freeFrom: 75, large: { NL: 0, BE: 0, DE: 45, FR: 45 } },
  UK: { parcel: 7.95, freeFrom: 65, large: { GB: 60 } },
  EN_US: { parcel: 12, freeFrom: 90, large: { US: 120 } },
  EN_NA: { parcel: 16, freeFrom: 120, large: { CA: 160 } },
};

/** By locale: the countries of its website for which the delivery time is stated, and the days if editors set none. */
const DELIVERY_TIMES: Readonly<Record<LocaleCode, Pick<ShopPolicy, 'countries' | 'days'>>> = {
  nl: { countries: ['NL', 'BE'], days: [2, 2] },
  en: { countries: ['NL', 'BE', 'DE', 'FR'], days: [3, 5] },
  de: { countries: ['DE'], days: [2, 3] },
  fr: { countries: ['FR'], days: [2, 3] },
  'en-UK': { countries: ['GB'], days: [4, 4] },
  'en-US': { countries: ['US'], days: [3, 5] },
  'en-CA': { countries: ['CA'], days: [3, 5] },
  'fr-CA': { countries: ['CA'], days: [3, 5] },
};
const RETURN_DAYS = 30;

/** Fields of the global `shop`. The amount and the days are independent, so an invalid amount does not hide the days. */
const amountSchema = v.object({ free_delivery_from: v.pipe(v.number(), v.minValue(0)) });
const workingDays = v.pipe(v.number(), v.integer(), v.minValue(0));
const daysSchema = v.object({ delivery_days_from: workingDays, delivery_days_to: v.nullish(workingDays) });

/**
 * Returns the delivery and the returns of a locale. Editors set the amount for free parcels and the days. The default for a missing or invalid
 * value is in this file.
 *
 * @param shop the global `shop`
 */
export function readShopPolicy({ code, magentoSessionId }: Locale, shop: unknown): ShopPolicy {
  const { countries, days } = DELIVERY_TIMES[code];
  const rates = WEBSITE_RATES[magentoSessionId];
  const amount = v.safeParse(amountSchema, shop);
  return {
    countries,
    rates: amount.success ? { ...rates, freeFrom: amount.output.free_delivery_from } : rates,
    days: readDays(shop) ?? days,
    returnDays: RETURN_DAYS,
  };
}

/**
 * Returns the delivery costs of one product, grouped by amount.
 *
 * @param price of the product, in the currency of the website
 * @param weight in kilograms. A product without a weight is a parcel
 */
export function deliveryCosts(
  { countries, rates }: Pick<ShopPolicy, 'countries' | 'rates'>,
  price: number,
  weight: number | undefined,
): readonly DeliveryCost[] {
  const prices = Object.entries(rates.large).filter(([country]) => countries.includes(country));
  const groups = Map.groupBy(prices, ([, large]) => deliveryCost({ ...rates, large }, price, weight));
  return [...groups].map(([cost, inGroup]) => ({ countries: inGroup.map(([country]) => country), cost }));
}

/** @param rates those of one country */
function deliveryCost(
  { parcel, freeFrom, large }: Pick<DeliveryRates, 'parcel' | 'freeFrom'> & { readonly large: number },
  price: number,
  weight: number | undefined,
): number {
  if (weight !== undefined && weight >= LARGE_FROM_KG) return large;
  if (weight !== undefined && weight <= MAX_ENVELOPE_KG) return 0;
  return price >= freeFrom ? 0 : parcel;
}

/** Reads the days. A missing last day, or one before the first day, becomes the first day, as in the checkout. */
function readDays(shop: unknown): ShopPolicy['days'] | undefined {
  const read = v.safeParse(daysSchema, shop);
  if (!read.success) return undefined;
  const { delivery_days_from: min, delivery_days_to: max } = read.output;
  return [min, Math.max(min, max ?? min)];
}
