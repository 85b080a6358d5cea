import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '../../../../site/embedded/shop/database/database.ts';
import { reserveStock } from '../../../../site/embedded/shop/orders/stock-reservations.ts';
import { order, prepareCart } from './order-steps.ts';
import { catalogueCopy, editFile, startShop, temporaryFolder } from './temporary-shop.ts';

// Rules of prices, stock and price ranges at the boundaries. The contract tests check the demo catalogue.

type Query = Awaited<ReturnType<typeof startShop>>['query'];

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

describe('Configurable product with one reduced variant', () => {
  const CLAY_ID = 10_103;
  const CLAY_STOCK = /(?<start>VV-MAAN-15-CLAY[^}]*\} \}\s*stock: \{ EU: )113/;
  const startWith = async (pattern: RegExp, replacement: string) => {
    const catalogue = catalogueCopy();
    editFile(join(catalogue, 'products/maan-15.yaml'), pattern, replacement);
    const directory = temporaryFolder();
    return { directory, ...(await startShop({ catalogue, directory })) };
  };

  const list = v.object({
    products: v.object({
      total_count: v.number(),
      aggregations: v.nullable(
        v.array(
          v.object({
            attribute_code: v.string(),
            options: v.array(v.object({ value: v.string(), count: v.number() })),
          }),
        ),
      ),
      items: v.array(
        v.object({
          sku: v.string(),
          price_range: v.object({
            minimum_price: v.object({
              final_price: v.object({ value: v.number() }),
              discount: v.object({ amount_off: v.number() }),
            }),
            maximum_price: v.object({ final_price: v.object({ value: v.number() }) }),
          }),
        }),
      ),
    }),
  });
  const ask = async (query: Query, listArguments: string, store: string) =>
    v.parse(
      list,
      await query(
        `{ products(${listArguments}) { total_count aggregations { attribute_code options { value count } }
          items { sku price_range { minimum_price { final_price { value } discount { amount_off } }
            maximum_price { final_price { value } } } } } }`,
        store,
      ),
    ).products;

  /** Returns everything that depends on the price of Maan 15: its range, the filter, the price ranges of the filter, and the order. */
  async function pricesOf(query: Query, store = 'eu_nl') {
    const maan = 'sku: { eq: "VV-MAAN-15" }';
    const { items, aggregations } = await ask(query, `filter: { ${maan} }`, store);
    const range = items[0]?.price_range;
    const below = await ask(query, `filter: { ${maan}, price: { to: "148.99" } }`, store);
    // The price of VV-LUIK, 139.95 euros, is between the special and the regular price of Maan 15.
    const sorted = await ask(
      query,
      'filter: { sku: { in: ["VV-MAAN-15", "VV-LUIK"] } }, sort: { price: ASC }',
      store,
    );
    return {
      minimum: range?.minimum_price.final_price.value,
      maximum: range?.maximum_price.final_price.value,
      off: range?.minimum_price.discount.amount_off,
      below: below.total_count,
      buckets: aggregations?.find(({ attribute_code: code }) => code === 'price')?.options,
      order: sorted.items.map(({ sku }) => sku),
    };
  }

  const reduced = {
    minimum: 129,
    maximum: 149,
    off: 20,
    below: 1,
    buckets: [{ value: '120_130', count: 1 }],
    order: ['VV-MAAN-15', 'VV-LUIK'],
  };
  const regular = {
    minimum: 149,
    maximum: 149,
    off: 0,
    below: 0,
    buckets: [{ value: '140_150', count: 1 }],
    order: ['VV-LUIK', 'VV-MAAN-15'],
  };

  test('has the price of the variants in stock, on each website', async () => {
    const { query } = await startWith(CLAY_STOCK, '$<start>0');
    expect(await pricesOf(query)).toMatchObject(regular);
    expect(await pricesOf(query, 'uk_en')).toMatchObject({ minimum: 109, maximum: 129, off: 20, below: 1 });
  });

  test('has the prices of all variants if none is in stock', async () => {
    const { query } = await startWith(/stock: \{[^}]*\}/g, 'stock: { EU: 0, UK: 0, EN_US: 0, EN_NA: 0 }');
    expect(await pricesOf(query)).toMatchObject(reduced);
  });

  test('changes its price when the last piece of the reduced variant is sold, and when it is given back', async () => {
    const { query, url, directory } = await startWith(CLAY_STOCK, '$<start>1');
    const before = await pricesOf(query);
    expect(before).toMatchObject(reduced);

    await order(url, await prepareCart(url, 'VV-MAAN-15-CLAY'));
    expect(await pricesOf(query)).toMatchObject(regular);

    const database = openDatabase(directory);
    database.transaction(() => reserveStock(database, 'EU', CLAY_ID, -1));
    database.close();
    expect(await pricesOf(query)).toEqual(before);
  });
});

test('Product of the catalogue is out of stock in lists when its last variant is sold', async () => {
  const { query } = await startShop();
  const count = (value: number) =>
    `{ products(filter: { sku: { eq: "VV-WIEL" }, in_stock: { eq: "${value}" } }) { total_count } }`;
  expect(await query(count(0), 'uk_en')).toEqual({ products: { total_count: 1 } });
  expect(await query(count(1), 'eu_nl')).toEqual({ products: { total_count: 1 } });
});
