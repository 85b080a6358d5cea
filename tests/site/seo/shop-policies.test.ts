import { describe, expect, test } from 'vitest';
import { loadProject } from '#embedded/content';
import { defaultLocale, findLocale, type Locale, locales } from '#site/i18n/locale';
import { productNode } from '#site/seo/product-json-ld';
import { readShopPolicy } from '#site/seo/shop-policies';
import { deliveryPrice, type ParcelSize, sizeOf } from '../../../site/embedded/shop/carts/shipping-rates.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const COUNTRIES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
/** Weights in kilograms, on both sides of each limit of the shop. */
const WEIGHTS = [0.03, 0.7, 0.74, 0.75, 0.76, 3, 9.99, 10, 27];
/** Prices on both sides of each amount from which parcels are free. */
const PRICES = [9, 59, 64.99, 65, 74.99, 75, 89.99, 90, 119.99, 120, 790];
const AMOUNT = /[€£$]\s?(\d+(?:[.,]\d+)?)|(\d+(?:[.,]\d+)?)\s?[€£$]/g;

const { project } = await loadProject('site/statamic', 'https://www.example.test');
const byLocale = locales.map((locale): [string, Locale] => [locale.code, locale]);

/** Returns the policy with the values of the demo content's editors. */
const shopPolicyOf = (locale: Locale) =>
  readShopPolicy(locale, project.globals.get('shop')?.bySite.get(locale.site));

/** Returns the delivery price of the embedded shop, in units of the website's currency. */
function charged({ magentoSessionId }: Locale, country: string, size: ParcelSize, price: number) {
  const cents = deliveryPrice(magentoSessionId, country, size, Math.round(price * 100));
  return cents === undefined ? undefined : cents / 100;
}

const servedCountries = (locale: Locale) =>
  COUNTRIES.filter((country) => charged(locale, country, 'parcel', 1) !== undefined);

type ShippingDetails = {
  readonly shippingRate: { readonly value: number; readonly currency: string };
  readonly shippingDestination: readonly { readonly addressCountry: string }[];
};

/** Returns the delivery of one product from its JSON-LD. */
function shippingDetails(locale: Locale, price: number, weight: number): readonly ShippingDetails[] {
  const url = `https://www.example.test/${locale.code}/lamp.html`;
  const node = productNode({
    sku: 'LAMP',
    name: 'Lamp',
    description: undefined,
    url,
    brand: 'Veld & Vonk',
    pictures: [],
    policy: shopPolicyOf(locale),
    offered: [
      {
        sku: 'LAMP',
        name: 'Lamp',
        url,
        pictures: [],
        price,
        currency: locale.currency,
        isInStock: true,
        priceValidUntil: undefined,
        weight,
        options: [],
      },
    ],
  }) as { offers: { shippingDetails: readonly ShippingDetails[] } };
  return node.offers.shippingDetails;
}

describe('The delivery in the JSON-LD of a product', () => {
  test.each(byLocale)('costs in %s what the shop charges in each country', (_code, locale) => {
    const stated: string[] = [];
    const expected: string[] = [];
    for (const weight of WEIGHTS)
      for (const price of PRICES) {
        const line = (country: string, cost: number | undefined, currency: string) =>
          `${weight} kg for ${price} to ${country}: ${cost} ${currency}`;
        for (const { shippingRate, shippingDestination } of shippingDetails(locale, price, weight))
          for (const { addressCountry } of shippingDestination)
            stated.push(line(addressCountry, shippingRate.value, shippingRate.currency));
        for (const country of shopPolicyOf(locale).countries)
          expected.push(line(country, charged(locale, country, sizeOf([weight]), price), locale.currency));
      }
    expect(stated).toEqual(expected);
  });

  test('has one entry for the countries of each amount', () => {
    const en = findLocale('en') ?? defaultLocale;
    const groups = (price: number, weight: number) =>
      shippingDetails(en, price, weight).map(({ shippingRate, shippingDestination }) => [
        shippingRate.value,
        shippingDestination.map(({ addressCountry }) => addressCountry),
      ]);
    expect(groups(59, 3)).toEqual([[5.95, ['NL', 'BE', 'DE', 'FR']]]);
    expect(groups(790, 27)).toEqual([
      [0, ['NL', 'BE']],
      [45, ['DE', 'FR']],
    ]);
  });

  test.each(byLocale)('names in %s no country that the shop does not deliver to', (_code, locale) => {
    expect(servedCountries(locale)).toEqual(expect.arrayContaining([...shopPolicyOf(locale).countries]));
  });

  test('names in the locales of a website each country that it delivers to', () => {
    for (const locale of locales) {
      const siblings = locales.filter(({ magentoSessionId }) => magentoSessionId === locale.magentoSessionId);
      const named = new Set(siblings.flatMap((sibling) => shopPolicyOf(sibling).countries));
      expect([...named].toSorted(), locale.magentoSessionId).toEqual(servedCountries(locale));
    }
  });
});

describe('The page about delivery', () => {
  test.each(byLocale)('names in %s the amounts that the shop charges', (_code, locale) => {
    const page = project.entries.in('pages', locale.site).find(({ id }) => id.startsWith('delivery-'));
    const named = [...JSON.stringify(page?.values).matchAll(AMOUNT)].map(([, after, before]) =>
      Number((after ?? before ?? '').replace(',', '.')),
    );
    const prices = servedCountries(locale).flatMap((country) => [
      charged(locale, country, 'parcel', 1),
      charged(locale, country, 'large', 1),
    ]);
    const { freeFrom } = shopPolicyOf(locale).rates;
    const expected = new Set([freeFrom, ...prices].filter((amount) => amount !== 0));
    expect(new Set(named)).toEqual(expected);
  });
});

describe('The policy of a locale', () => {
  test.each(byLocale)('has in %s the values of the demo content if editors set none', (_code, locale) => {
    expect(readShopPolicy(locale, undefined)).toEqual(shopPolicyOf(locale));
  });

  const days = { delivery_days_from: 4, delivery_days_to: 6 };
  test.each([
    ['the amount and the days of the editors', { ...days, free_delivery_from: 50 }, 50, [4, 6]],
    ['an amount of 0', { free_delivery_from: 0 }, 0, [2, 2]],
    ['one day without a last day', { delivery_days_from: 4, delivery_days_to: null }, 75, [4, 4]],
    ['one day if the last day is earlier', { delivery_days_from: 4, delivery_days_to: 1 }, 75, [4, 4]],
    ['its own days without a first day', { delivery_days_from: null, delivery_days_to: 6 }, 75, [2, 2]],
    ['its own days instead of half a day', { ...days, delivery_days_from: 0.5 }, 75, [2, 2]],
    ['its own amount instead of an empty one', { ...days, free_delivery_from: null }, 75, [4, 6]],
    ['its own amount instead of a negative one', { ...days, free_delivery_from: -1 }, 75, [4, 6]],
    ['its own amount instead of a text', { ...days, free_delivery_from: '50' }, 75, [4, 6]],
    ['its own values instead of a list', [], 75, [2, 2]],
  ])('has %s', (_what, shop, freeFrom, expectedDays) => {
    const policy = readShopPolicy(findLocale('nl') ?? defaultLocale, shop);
    expect([policy.rates.freeFrom, policy.days]).toEqual([freeFrom, expectedDays]);
    expect(policy.rates.parcel).toBe(5.95);
  });
});
