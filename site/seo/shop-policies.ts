import type { LocaleCode } from '#site/i18n/locale';

/** Delivery and returns of the orders from one locale, for search engines. The amounts are those of the page about delivery. */
export type ShopPolicy = {
  /** ISO 3166 codes of the countries. */
  readonly countries: readonly string[];
  /** Amounts in the currency of the locale. */
  readonly delivery: {
    /** A parcel below `freeFrom`. */
    readonly parcel: number;
    /** The price from which a parcel is free. */
    readonly freeFrom: number;
    /** A product of at least `LARGE_FROM_KG`, whatever its price. */
    readonly large: number;
    /** Working days in transit. */
    readonly days: readonly [min: number, max: number];
  };
  /** Days to return a product, free of charge and by post. */
  readonly returnDays: number;
};

/** Products of at least this weight, in kilograms, are brought by appointment. */
const LARGE_FROM_KG = 10;
/** Lighter products are parts, which are always free of charge. */
const PARCEL_FROM_KG = 0.7;

const EU_PARCEL = { parcel: 5.95, freeFrom: 75, large: 45, days: [2, 3] } as const;
const CANADA: ShopPolicy = {
  countries: ['CA'],
  delivery: { parcel: 16, freeFrom: 120, large: 160, days: [3, 5] },
  returnDays: 30,
};

export const shopPolicies: Readonly<Record<LocaleCode, ShopPolicy>> = {
  nl: { countries: ['NL', 'BE'], delivery: { ...EU_PARCEL, large: 0, days: [1, 2] }, returnDays: 30 },
  en: {
    countries: ['NL', 'BE', 'DE', 'FR'],
    delivery: { parcel: 9.5, freeFrom: 75, large: 65, days: [3, 5] },
    returnDays: 30,
  },
  de: { countries: ['DE'], delivery: EU_PARCEL, returnDays: 30 },
  fr: { countries: ['FR'], delivery: EU_PARCEL, returnDays: 30 },
  'en-UK': {
    countries: ['GB'],
    delivery: { parcel: 7.95, freeFrom: 65, large: 60, days: [4, 4] },
    returnDays: 30,
  },
  'en-US': {
    countries: ['US'],
    delivery: { parcel: 12, freeFrom: 90, large: 120, days: [3, 5] },
    returnDays: 30,
  },
  'en-CA': CANADA,
  'fr-CA': CANADA,
};

/** Returns what the delivery of one product costs. @param weight in kilograms; a product without a weight is a parcel */
export function deliveryCost({ delivery }: ShopPolicy, price: number, weight: number | undefined): number {
  if (weight !== undefined && weight >= LARGE_FROM_KG) return delivery.large;
  if (weight !== undefined && weight < PARCEL_FROM_KG) return 0;
  return price >= delivery.freeFrom ? 0 : delivery.parcel;
}
