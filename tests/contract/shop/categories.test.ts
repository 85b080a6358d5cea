import * as v from 'valibot';
import { expect, test } from 'vitest';
import { categoryPath, resolveTexts } from '#embedded/catalogue';
import { base64, catalogue, categoryUid, skusIn, storeViews } from './demo-catalogue.ts';
import { ask, post, refusal, useShop } from './shop-system.ts';

useShop();

const uids = v.object({
  categories: v.object({ items: v.array(v.object({ uid: v.string() })), total_count: v.number() }),
});
const find = async (filters: string, store = 'eu_nl') => {
  const { categories } = await ask(
    uids,
    `{ categories(filters: ${filters}) { items { uid } total_count } }`,
    {
      store,
    },
  );
  return categories.items.map(({ uid }) => uid);
};

test('Categories without a filter are the root category with its children', async () => {
  const { data } = await post(
    '{ storeConfig { root_category_uid } categories { total_count items { uid level children { uid } } } }',
  );
  const top = catalogue.categories.filter(({ parent }) => parent === undefined);
  expect(data).toEqual({
    storeConfig: { root_category_uid: base64(2) },
    categories: {
      total_count: 1,
      items: [{ uid: base64(2), level: 1, children: top.map(({ id }) => ({ uid: base64(id) })) }],
    },
  });
});

test.each(storeViews)('Categories of $store have the texts of its locale', async ({ store, locale }) => {
  const { data } = await post(
    `{ categories(filters: { category_uid: { in: ${JSON.stringify(catalogue.categories.map(({ id }) => base64(id)))} } }, pageSize: 50) {
      items { name description url_key url_path url_suffix relative_url redirect_code type } } }`,
    { store },
  );
  const expected = catalogue.categories.map((category) => {
    const { name, slug, intro } = resolveTexts(category.texts, locale);
    const path = categoryPath(category, catalogue.categories, locale);
    return {
      name,
      description: intro,
      url_key: slug,
      url_path: path,
      url_suffix: '.html',
      relative_url: `${path}.html`,
      redirect_code: 0,
      type: 'CATEGORY',
    };
  });
  expect(data).toEqual({ categories: { items: expected } });
});

test('A category has its ancestors as breadcrumbs, and a top category has none', async () => {
  const { data } = await post(
    `{ categories(filters: { category_uid: { in: ["${categoryUid('lamps')}", "${categoryUid('portable-lamps')}"] } }) {
      items { path level children_count breadcrumbs { category_uid category_name category_level category_url_key category_url_path } } } }`,
  );
  expect(data).toEqual({
    categories: {
      items: [
        { path: '1/2/10', level: 2, children_count: '3', breadcrumbs: null },
        {
          path: '1/2/10/11',
          level: 3,
          children_count: '0',
          breadcrumbs: [
            {
              category_uid: categoryUid('lamps'),
              category_name: 'Lampen',
              category_level: 2,
              category_url_key: 'lampen',
              category_url_path: 'lampen',
            },
          ],
        },
      ],
    },
  });
});

test('A category counts and lists the products of its subcategories', async () => {
  const schema = v.object({
    categories: v.object({
      items: v.array(
        v.object({
          product_count: v.number(),
          products: v.object({ total_count: v.number(), items: v.array(v.object({ sku: v.string() })) }),
        }),
      ),
    }),
  });
  const { categories } = await ask(
    schema,
    `{ categories(filters: { category_uid: { eq: "${categoryUid('lamps')}" } }) {
      items { product_count products(pageSize: 50) { total_count items { sku } } } } }`,
  );
  const [lamps] = categories.items;
  const expected = skusIn('lamps');
  expect(lamps?.product_count).toBe(expected.length);
  expect(lamps?.products.total_count).toBe(expected.length);
  expect(lamps?.products.items.map(({ sku }) => sku).toSorted()).toEqual(expected.toSorted());
});

test.each([
  ['by id', '{ ids: { eq: "10" } }', ['lamps']],
  ['by several ids', '{ ids: { in: ["10", "20"] } }', ['lamps', 'seating']],
  ['by parent', `{ parent_category_uid: { eq: "${base64(20)}" } }`, ['chairs', 'benches-and-stools']],
  ['by id of the parent', '{ parent_id: { eq: "20" } }', ['chairs', 'benches-and-stools']],
  ['by key', '{ url_key: { eq: "draagbaar" } }', ['portable-lamps']],
  ['by path', '{ url_path: { eq: "lampen/draagbaar" } }', ['portable-lamps']],
  ['by name', '{ name: { match: "lamp" } }', ['lamps']],
  ['by two filters', '{ parent_id: { eq: "10" }, url_key: { eq: "stoelen" } }', []],
  ['by an invalid uid', '{ category_uid: { eq: "%%%" } }', []],
])('Categories are found %s', async (_, filters, handles) => {
  expect(await find(filters)).toEqual(handles.map(categoryUid));
});

test.each([
  ['categories(pageSize: 0)', 'pageSize value must be greater than 0.'],
  ['categories(currentPage: 0)', 'currentPage value must be greater than 0.'],
  ['categories(currentPage: 9)', 'currentPage value 9 specified is greater than the 1 page(s) available.'],
  ['categories(filters: { name: { match: "la" } })', 'Invalid match filter. Minimum length is 3.'],
])('%s is refused', async (field, message) => {
  expect(await refusal(`{ ${field} { items { uid } } }`)).toEqual({ message, category: 'graphql-input' });
});

test('Categories without a match are an empty list without pages', async () => {
  const { data } = await post(
    '{ categories(filters: { ids: { eq: "99" } }, currentPage: 5) { items { uid } total_count page_info { current_page page_size total_pages } } }',
  );
  expect(data).toEqual({
    categories: {
      items: [],
      total_count: 0,
      page_info: { current_page: 5, page_size: 20, total_pages: 0 },
    },
  });
});
