import * as v from 'valibot';
import { expect, test } from 'vitest';
import { categoryUid } from './demo-catalogue.ts';
import { listProducts } from './list-query.ts';
import { ask, useShop } from './shop-system.ts';

useShop();

const lists = [
  ['eu_nl', '{}'],
  ['eu_nl', `{ category_uid: { eq: "${categoryUid('lamps')}" } }`],
  ['uk_en', `{ category_uid: { eq: "${categoryUid('tables')}" } }`],
  ['na_fr', `{ category_uid: { eq: "${categoryUid('lamps')}" }, color: { in: ["211", "213"] } }`],
  ['us_en', '{ price: { from: "100", to: "300" }, materials: { eq: "234" } }'],
] as const;

test.each(lists)(
  'The count of an option in %s for %s is the length of the list with this option',
  async (store, filter) => {
    const { aggregations, total_count: total } = await listProducts(`filter: ${filter}, pageSize: 1`, {
      store,
    });
    expect(aggregations.length).toBeGreaterThan(3);
    const options = aggregations.flatMap(({ attribute_code: code, options: own }) =>
      own.map((option) => ({ ...option, code })),
    );
    for (const { code, value, count, label } of options) {
      expect(count, `${code}: ${label}`).toBeGreaterThan(0);
      expect(count, `${code}: ${label}`).toBeLessThanOrEqual(total);
      // Options of a filtered attribute are skipped, because the option would replace the filter of this attribute.
      if (filter.includes(`${code}:`)) continue;
      const [from = '', to = ''] = value.split('_');
      const added =
        code === 'price' ? `price: { from: "${from}", to: "${to}" }` : `${code}: { eq: "${value}" }`;
      const combined = filter === '{}' ? `{ ${added} }` : filter.replace(/\}$/, `, ${added} }`);
      const { total_count: counted } = await listProducts(`filter: ${combined}, pageSize: 1`, { store });
      expect(count, `${code}: ${label}`).toBe(counted);
    }
  },
);

test('The count of an aggregation is the number of its options', async () => {
  const { aggregations } = await listProducts('filter: {}');
  for (const { count, options } of aggregations) expect(count).toBe(options.length);
});

test('Aggregations count all pages of a list', async () => {
  const [first, last] = await Promise.all(
    [1, 5].map((page) => listProducts(`filter: {}, pageSize: 5, currentPage: ${page}`)),
  );
  expect(first?.aggregations).toEqual(last?.aggregations);
});

test('A filtered attribute lists only the options that the products have', async () => {
  const { aggregations } = await listProducts('filter: { power: { eq: "241" } }');
  const power = aggregations.find(({ attribute_code: code }) => code === 'power');
  expect(power?.options.map(({ value }) => value)).toEqual(['241']);
});

test.each([
  ['eu_nl', 'Prijs', 'Kleur', 'Klei'],
  ['us_en', 'Price', 'Color', 'Clay'],
  ['eu_de', 'Preis', 'Farbe', 'Ton'],
  ['na_fr', 'Prix', 'Couleur', 'Argile'],
])('Labels of %s are in its language', async (store, price, colour, clay) => {
  const { aggregations } = await listProducts('filter: {}', { store });
  const labels = new Map(aggregations.map((aggregation) => [aggregation.attribute_code, aggregation]));
  expect(labels.get('price')?.label).toBe(price);
  expect(labels.get('color')?.label).toBe(colour);
  expect(labels.get('color')?.options.find(({ value }) => value === '213')?.label).toBe(clay);
});

test('Price ranges are named by their bounds', async () => {
  const { aggregations } = await listProducts(`filter: { category_uid: { eq: "${categoryUid('lamps')}" } }`);
  const price = aggregations.find(({ attribute_code: code }) => code === 'price');
  expect(price?.options.map(({ value, label }) => [value, label])).toEqual([
    ['0_100', '0-100'],
    ['100_200', '100-200'],
    ['200_300', '200-300'],
    ['400_500', '400-500'],
  ]);
});

test('Categories of aggregations can be limited to the children of the category', async () => {
  const schema = v.object({
    products: v.object({
      aggregations: v.array(
        v.object({ attribute_code: v.string(), options: v.array(v.object({ value: v.string() })) }),
      ),
    }),
  });
  const { products } = await ask(
    schema,
    `{ products(filter: { category_uid: { eq: "${categoryUid('lamps')}" } }) {
      aggregations(filter: { category: { includeDirectChildrenOnly: true } }) { attribute_code options { value } } } }`,
  );
  const category = products.aggregations.find(({ attribute_code: code }) => code === 'category_uid');
  expect(category?.options.map(({ value }) => value)).toEqual(
    ['portable-lamps', 'standing-and-hanging-lamps', 'wall-and-path-lamps'].map(categoryUid),
  );
});

test('An empty list has no aggregations', async () => {
  expect((await listProducts('search: "zzzzzz"')).aggregations).toEqual([]);
});
