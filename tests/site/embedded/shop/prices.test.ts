import { expect, test } from 'vitest';
import { startShop } from './temporary-shop.ts';

// Rules of prices, stock and price ranges at the boundaries. The contract tests check the demo catalogue.

const LUIK =
  '{ products(filter: { sku: { eq: "VV-LUIK" } }) { items { price_range { minimum_price { final_price { value } } } ... on ConfigurableProduct { variants { product { special_price special_to_date } } } } } }';

const answer = (value: number, special: number | null) => {
  const product = { special_price: special, special_to_date: '2099-12-31 23:59:59' };
  return {
    products: {
      items: [
        { price_range: { minimum_price: { final_price: { value } } }, variants: [{ product }, { product }] },
      ],
    },
  };
};

test('Special price ends after its last day in UTC, also while the shop runs', async () => {
  let now = new Date('2099-12-31T23:59:59Z');
  const { query } = await startShop({ now: () => now });
  expect(await query(LUIK)).toEqual(answer(139.95, 139.95));
  const cheap = '{ products(filter: { sku: { eq: "VV-LUIK" }, price: { to: "140" } }) { total_count } }';
  expect(await query(cheap)).toEqual({ products: { total_count: 1 } });

  now = new Date('2100-01-01T00:00:00Z');
  expect(await query(LUIK)).toEqual(answer(165, null));
  expect(await query(cheap)).toEqual({ products: { total_count: 0 } });
});

test('Product of the catalogue is out of stock in lists when its last variant is sold', async () => {
  const { query } = await startShop();
  const count = (value: number) =>
    `{ products(filter: { sku: { eq: "VV-WIEL" }, in_stock: { eq: "${value}" } }) { total_count } }`;
  expect(await query(count(0), 'uk_en')).toEqual({ products: { total_count: 1 } });
  expect(await query(count(1), 'eu_nl')).toEqual({ products: { total_count: 1 } });
});
