import { expect, test } from 'vitest';
import type { Catalogue } from '#embedded/catalogue';
import { readCatalogue } from '#embedded/catalogue';
import { SHIPPED_CATALOGUE, startShop } from './temporary-shop.ts';

const shipped = readCatalogue(SHIPPED_CATALOGUE);
const key = shipped.products.find(({ handle }) => handle === 'key');

/** Returns a catalogue of simple products with these prices in euros. */
function withPrices(prices: readonly number[]): Catalogue {
  if (!key) throw new Error('Expected the product key.');
  const products = prices.map((EU, index) => ({
    ...key,
    id: 1000 + index,
    handle: `key-${index}`,
    sku: `VV-KEY-${index}`,
    related: [],
    price: { ...key.price, EU },
    texts: {
      nl: { ...key.texts.nl, slug: `key-${index}` },
      en: { ...key.texts.en, slug: `key-${index}` },
      de: { ...key.texts.de, slug: `key-${index}` },
      fr: { ...key.texts.fr, slug: `key-${index}` },
    },
  }));
  return { ...shipped, products, redirects: [] };
}

test.each([
  ['two ranges of a hundred', [50, 150], ['0_100: 1', '100_200: 1']],
  ['a price on the bound of two ranges', [50, 100, 150], ['0_100: 2', '100_200: 2']],
  ['a smaller step for prices in one range', [510, 520, 590], ['510_520: 2', '520_530: 1', '590_600: 1']],
  ['one range of ten for equal prices', [15, 15], ['10_20: 2']],
  ['prices below ten', [0, 9.99], ['0_10: 2']],
  ['a price one cent above a bound', [99.99, 100.01], ['0_100: 1', '100_200: 1']],
])('Price ranges have %s', async (_, prices, expected) => {
  const catalogue = { fingerprint: () => 'test', read: () => withPrices(prices) };
  const { query } = await startShop({ catalogue });
  const data = await query(
    '{ products(filter: {}) { aggregations { attribute_code options { value count } } } }',
  );
  expect(data).toMatchObject({
    products: {
      aggregations: expect.arrayContaining([
        {
          attribute_code: 'price',
          options: expected.map((range) => {
            const [value = '', count] = range.split(': ');
            return { value, count: Number(count) };
          }),
        },
      ]),
    },
  });
});
