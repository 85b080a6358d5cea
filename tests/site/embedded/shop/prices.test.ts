import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogueCopy, editFile, startShop } from './temporary-shop.ts';

// Rules of prices, stock and price ranges at the boundaries. The contract tests check the demo catalogue.

const LUIK =
  '{ products(filter: { sku: { eq: "VV-LUIK" } }) { items { price_range { minimum_price { final_price { value } } } ... on ConfigurableProduct { variants { product { special_price special_to_date } } } } } }';

const answer = (value: number, special: number | null, end: string) => {
  const product = { special_price: special, special_to_date: end };
  return {
    products: {
      items: [
        { price_range: { minimum_price: { final_price: { value } } }, variants: [{ product }, { product }] },
      ],
    },
  };
};

describe('Special price until 30 November 2026', () => {
  const startAt = async (start: string) => {
    const catalogue = catalogueCopy();
    editFile(join(catalogue, 'products/luik.yaml'), /2099-12-31/, '2026-11-30');
    let now = new Date(start);
    const { query } = await startShop({ catalogue, now: () => now });
    const countCheap = (store: string, to: number) =>
      query(
        `{ products(filter: { sku: { eq: "VV-LUIK" }, price: { to: "${to}" } }) { total_count } }`,
        store,
      );
    return { query, countCheap, setTime: (time: number) => (now = new Date(time)) };
  };

  test.each([
    ['eu_nl', '2026-11-30 22:59:59', 139.95, 165],
    ['eu_de', '2026-11-30 22:59:59', 139.95, 165],
    ['uk_en', '2026-11-30 23:59:59', 119.99, 145],
    ['us_en', '2026-12-01 04:59:59', 159.99, 189],
    ['na_fr', '2026-12-01 04:59:59', 209.99, 249],
  ])('ends in %s after %s UTC, also while the shop runs', async (store, end, reduced, regular) => {
    const lastSecond = `${end.replace(' ', 'T')}Z`;
    const { query, countCheap, setTime } = await startAt(lastSecond);
    expect(await query(LUIK, store)).toEqual(answer(reduced, reduced, end));
    expect(await countCheap(store, reduced)).toEqual({ products: { total_count: 1 } });

    setTime(Date.parse(lastSecond) + 1_000);
    expect(await query(LUIK, store)).toEqual(answer(regular, null, end));
    expect(await countCheap(store, reduced)).toEqual({ products: { total_count: 0 } });
  });

  test('has ended in Europe while it is valid in America, in products and in lists', async () => {
    const { query, countCheap } = await startAt('2026-12-01T01:00:00Z');
    expect(await query(LUIK, 'eu_nl')).toEqual(answer(165, null, '2026-11-30 22:59:59'));
    expect(await query(LUIK, 'us_en')).toEqual(answer(159.99, 159.99, '2026-12-01 04:59:59'));
    expect(await countCheap('eu_nl', 140)).toEqual({ products: { total_count: 0 } });
    expect(await countCheap('us_en', 160)).toEqual({ products: { total_count: 1 } });
  });
});

test('Product of the catalogue is out of stock in lists when its last variant is sold', async () => {
  const { query } = await startShop();
  const count = (value: number) =>
    `{ products(filter: { sku: { eq: "VV-WIEL" }, in_stock: { eq: "${value}" } }) { total_count } }`;
  expect(await query(count(0), 'uk_en')).toEqual({ products: { total_count: 1 } });
  expect(await query(count(1), 'eu_nl')).toEqual({ products: { total_count: 1 } });
});
