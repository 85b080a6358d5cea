import * as v from 'valibot';
import { expect, test } from 'vitest';
import { catalogue, decisivePrices, finalPrices, storeViews } from './demo-catalogue.ts';
import { ask, now, useShop } from './shop-system.ts';

useShop();

const money = v.object({ value: v.number(), currency: v.string() });
const price = v.object({
  regular_price: money,
  final_price: money,
  discount: v.object({ amount_off: v.number(), percent_off: v.number() }),
});
const range = v.object({ minimum_price: price, maximum_price: price });
const simple = v.object({
  sku: v.string(),
  price_range: range,
  special_price: v.nullable(v.number()),
  special_to_date: v.nullable(v.string()),
});
const product = v.object({
  ...simple.entries,
  variants: v.optional(v.array(v.object({ product: simple })), []),
});
const schema = v.object({ products: v.object({ items: v.array(product) }) });

const FIELDS = `sku special_price special_to_date price_range {
  minimum_price { ...Price } maximum_price { ...Price } }`;
const QUERY = `{ products(filter: {}, pageSize: 50) { items { ${FIELDS}
    ... on ConfigurableProduct { variants { product { ${FIELDS} } } } } } }
  fragment Price on ProductPrice {
    regular_price { value currency } final_price { value currency } discount { amount_off percent_off } }`;

async function pricesIn(store: string) {
  const { products } = await ask(schema, QUERY, { store });
  return new Map(products.items.map((item) => [item.sku, item]));
}

test.each(storeViews)(
  'Prices of $store are those of the catalogue, to the cent',
  async ({ store, locale }) => {
    const website = locale.magentoSessionId;
    const prices = await pricesIn(store);
    for (const demoProduct of catalogue.products) {
      const { sku, price: regular, variants } = demoProduct;
      const { minimum_price: minimum, maximum_price: maximum } = prices.get(sku)?.price_range ?? {};
      const finals = finalPrices(demoProduct, website, now);
      const decisive = decisivePrices(demoProduct, website, now);
      expect(minimum?.final_price, sku).toEqual({ value: Math.min(...decisive), currency: locale.currency });
      expect(maximum?.final_price, sku).toEqual({ value: Math.max(...decisive), currency: locale.currency });
      expect(minimum?.regular_price, sku).toEqual({ value: regular[website], currency: locale.currency });
      const variantPrices = prices.get(sku)?.variants.map((variant) => variant.product.price_range);
      for (const [index, variantPrice] of (variantPrices ?? []).entries()) {
        expect(variantPrice.minimum_price.final_price.value, variants[index]?.sku).toBe(finals[index]);
        expect(variantPrice.maximum_price.final_price.value, variants[index]?.sku).toBe(finals[index]);
      }
    }
  },
);

test.each([
  ['eu_nl', 'VV-NAP', 95, 79, 16, 16.84],
  ['uk_en', 'VV-NAP', 79, 65, 14, 17.72],
  ['us_en', 'VV-NAP', 109, 89, 20, 18.35],
  ['na_fr', 'VV-NAP', 145, 119.5, 25.5, 17.59],
  ['eu_de', 'VV-LUIK', 165, 139.95, 25.05, 15.18],
  ['uk_en', 'VV-LUIK', 145, 119.99, 25.01, 17.25],
  ['us_en', 'VV-LUIK', 189, 159.99, 29.01, 15.35],
  ['na_en', 'VV-LUIK', 249, 209.99, 39.01, 15.67],
  ['uk_en', 'VV-SNOER', 105, 89.5, 15.5, 14.76],
  ['eu_nl', 'VV-KUIP', 135, 135, 0, 0],
  ['eu_nl', 'VV-PAAL', 129, 129, 0, 0],
  ['eu_nl', 'VV-KEY', 0, 0, 0, 0],
])(
  'Price of %s for %s is %d, reduced to %d: %d or %d percent',
  async (store, sku, regular, final, off, percent) => {
    const minimum = (await pricesIn(store)).get(sku)?.price_range.minimum_price;
    expect(minimum).toMatchObject({
      regular_price: { value: regular },
      final_price: { value: final },
      discount: { amount_off: off, percent_off: percent },
    });
  },
);

test('A special price of one variant makes a range of prices', async () => {
  const maan = (await pricesIn('na_en')).get('VV-MAAN-15');
  expect(maan?.price_range).toMatchObject({
    minimum_price: { final_price: { value: 195.5 }, regular_price: { value: 229 } },
    maximum_price: { final_price: { value: 229 }, discount: { amount_off: 0 } },
  });
  const specials = maan?.variants.map((variant) => [variant.product.sku, variant.product.special_price]);
  expect(specials).toEqual([
    ['VV-MAAN-15-BASALT', null],
    ['VV-MAAN-15-CHALK', null],
    ['VV-MAAN-15-CLAY', 195.5],
    ['VV-MAAN-15-MOSS', null],
  ]);
});

test('A special price has the end of its last day in the time zone of the website, as UTC', async () => {
  const prices = await pricesIn('eu_nl');
  const variants = prices.get('VV-LUIK')?.variants.map((variant) => variant.product) ?? [];
  expect(variants.map(({ special_to_date: end }) => end)).toEqual([
    '2099-12-31 22:59:59',
    '2099-12-31 22:59:59',
  ]);
  expect(prices.get('VV-SNOER')).toMatchObject({ special_price: 99, special_to_date: null });
});

test('Store views of one website have the same gross price, whatever the tax of their country', async () => {
  const [dutch, ...others] = await Promise.all(['eu_nl', 'eu_en', 'eu_de', 'eu_fr'].map(pricesIn));
  for (const prices of others) expect(prices).toEqual(dutch);
});
