import { expect, test } from 'vitest';
import { resolveTexts } from '#embedded/catalogue';
import { locales } from '#site/i18n/locale';
import { base64, catalogue, categoryUid, skusIn } from './demo-catalogue.ts';
import { listProducts } from './list-query.ts';
import { post, refusal, useShop } from './shop-system.ts';

useShop();

const lamps = `category_uid: { eq: "${categoryUid('lamps')}" }`;
const all = 'filter: {}, pageSize: 50';
const byIdDescending = catalogue.products.toSorted((a, b) => b.id - a.id).map(({ sku }) => sku);

test('A list without search and filter is refused', async () => {
  for (const field of ['products { total_count }', 'products(pageSize: 5) { total_count }'])
    expect(await refusal(`{ ${field} }`)).toEqual({
      message: "'search' or 'filter' input argument is required.",
      category: 'graphql-input',
    });
});

test('A list has twenty products per page unless the query asks for more', async () => {
  const { items, page_info: pageInfo, total_count: total } = await listProducts('filter: {}');
  expect(items).toHaveLength(20);
  expect(total).toBe(catalogue.products.length);
  expect(pageInfo).toEqual({ current_page: 1, page_size: 20, total_pages: 2 });
});

test('Pages of a list contain every product once', async () => {
  const pages = await Promise.all(
    [1, 2, 3].map((page) => listProducts(`filter: {}, pageSize: 9, currentPage: ${page}`)),
  );
  expect(pages.map(({ items }) => items.length)).toEqual([9, 9, 7]);
  expect(pages.flatMap(({ skus }) => skus)).toEqual(byIdDescending);
});

test.each([
  ['currentPage: 0', 'currentPage value must be greater than 0.'],
  ['pageSize: 0', 'pageSize value must be greater than 0.'],
  ['pageSize: 10, currentPage: 9', 'currentPage value 9 specified is greater than the 3 page(s) available.'],
])('A list with %s is refused', async (page, message) => {
  expect(await refusal(`{ products(filter: {}, ${page}) { total_count } }`)).toEqual({
    message,
    category: 'graphql-input',
  });
});

test('An empty list has no pages, and any page of it exists', async () => {
  const {
    total_count: total,
    items,
    page_info: pageInfo,
  } = await listProducts('search: "zzzzzz", currentPage: 4');
  expect({ total, items, pageInfo }).toEqual({
    total: 0,
    items: [],
    pageInfo: { current_page: 4, page_size: 20, total_pages: 0 },
  });
});

test('A list of a category contains the products of its subcategories, by position', async () => {
  const { skus } = await listProducts(`filter: { ${lamps} }, pageSize: 50`);
  const expected = catalogue.products
    .filter(({ sku }) => skusIn('lamps').includes(sku))
    .toSorted((a, b) => b.popularity - a.popularity || b.id - a.id);
  expect(skus).toEqual(expected.map(({ sku }) => sku));
});

test('Lists contain products, never their variants', async () => {
  const { items } = await listProducts(all);
  const types = new Map(items.map(({ sku, __typename: type }) => [sku, type]));
  for (const { sku, variants } of catalogue.products) {
    expect(types.get(sku)).toBe(
      variants.some(({ color }) => color) ? 'ConfigurableProduct' : 'SimpleProduct',
    );
  }
  expect(items).toHaveLength(catalogue.products.length);
});

test.each([
  ['its SKU', '{ sku: { eq: "VV-MAAN-15" } }', ['VV-MAAN-15']],
  ['its SKU in small letters', '{ sku: { eq: "vv-maan-15" } }', ['VV-MAAN-15']],
  ['the SKU of a variant', '{ sku: { eq: "VV-MAAN-15-CLAY" } }', ['VV-MAAN-15']],
  ['several SKUs', '{ sku: { in: ["VV-KEY", "VV-NAP", "VV-NOPE"] } }', ['VV-KEY', 'VV-NAP']],
  ['its key', '{ url_key: { eq: "tafellamp-maan-15" } }', ['VV-MAAN-15']],
  ['the id of its category', '{ category_id: { eq: "50" } }', ['VV-KUIP']],
  ['the path of its category', '{ category_url_path: { eq: "potten" } }', ['VV-KUIP']],
  ['a whole word of its name', '{ name: { match: "Tafellamp" } }', ['VV-MAAN-15']],
  ['several words of its name', '{ name: { match: "lantaarn hoeve 22" } }', ['VV-HOEVE-22']],
  ['a whole word, so not by its beginning', '{ name: { match: "Tafell" } }', []],
  ['the beginning of a word', '{ name: { match: "Tafell", match_type: PARTIAL } }', ['VV-MAAN-15']],
  ['a word of its description', '{ description: { match: "glas lagen handen zit" } }', ['VV-MAAN-15']],
  ['a category and an attribute', `{ ${lamps}, power: { eq: "243" } }`, ['VV-SNOER', 'VV-PAAL']],
  ['no category', '{ category_uid: { eq: "bm9wZQ==" } }', []],
])('A product is found by %s', async (_, filter, skus) => {
  expect((await listProducts(`filter: ${filter}`)).skus.toSorted()).toEqual(skus.toSorted());
});

test('Values of one attribute are alternatives, and attributes are combined', async () => {
  const clayOrMoss = await listProducts('filter: { color: { in: ["213", "214"] } }, pageSize: 50');
  const hasColour = (colours: string[]) =>
    catalogue.products.filter(({ variants }) => variants.some(({ color = '' }) => colours.includes(color)));
  expect(clayOrMoss.total_count).toBe(hasColour(['clay', 'moss']).length);

  const stoneware = await listProducts(
    'filter: { color: { in: ["213", "214"] }, materials: { eq: "231" } }, pageSize: 50',
  );
  const expected = hasColour(['clay', 'moss']).filter(({ materials }) => materials.includes('stoneware'));
  expect(stoneware.skus.toSorted()).toEqual(expected.map(({ sku }) => sku).toSorted());
});

test('An option of another attribute matches no product', async () => {
  const { skus } = await listProducts('filter: { materials: { in: ["213", "214"] } }, pageSize: 50');
  expect(skus).toEqual([]);
});

test('A price filter includes its bounds and uses the final price of the website', async () => {
  const skus = async (price: string, store: string) =>
    (await listProducts(`filter: { price: ${price} }, pageSize: 50`, { store })).skus;
  expect(await skus('{ from: "79", to: "79" }', 'eu_nl')).toEqual(['VV-NAP']);
  expect(await skus('{ from: "65", to: "65" }', 'uk_en')).toEqual(['VV-NAP']);
  expect(await skus('{ from: "119.5", to: "119.50" }', 'na_en')).toEqual(['VV-NAP']);
  expect(await skus('{ from: "89", to: "89" }', 'eu_nl')).toEqual([]);
  expect(await skus('{ from: "1000" }', 'us_en')).toEqual(['VV-BERM-2']);
});

test('A filter for products in stock depends on the website', async () => {
  const soldOut = async (store: string) =>
    (await listProducts('filter: { in_stock: { eq: "0" } }', { store })).skus;
  expect(await soldOut('uk_en')).toEqual(['VV-WIEL', 'VV-TOL']);
  expect(await soldOut('eu_nl')).toEqual(['VV-TOL']);
});

test.each([
  ['price: ASC', ({ price, special }: Priced) => (special ?? { price }).price.EU],
  ['weight: ASC', ({ weight }: Priced) => weight],
] as const)('A list sorted by %s has its values in order', async (sort, valueOf) => {
  const { skus } = await listProducts(`filter: { ${lamps} }, sort: { ${sort} }, pageSize: 50`);
  const expected = catalogue.products
    .filter(({ sku }) => skusIn('lamps').includes(sku))
    .map((product) => ({ sku: product.sku, id: product.id, value: sortValue(product, valueOf) }))
    .toSorted((a, b) => a.value - b.value || a.id - b.id);
  expect(skus).toEqual(expected.map(({ sku }) => sku));
});

type Priced = (typeof catalogue.products)[number];

/** Returns the lowest value of the variants of a product. The special price of VV-PAAL has ended, so it is ignored. */
function sortValue(product: Priced, valueOf: (product: Priced) => number): number {
  const current = product.handle === 'paal' ? { ...product, special: undefined } : product;
  const variants = current.variants.map(({ special }) =>
    valueOf({ ...current, special: special ?? current.special }),
  );
  return Math.min(...variants);
}

test('A descending list has ties by id, highest first', async () => {
  const { skus } = await listProducts(
    `filter: { category_uid: { eq: "${categoryUid('parts')}" } }, sort: { price: DESC }`,
  );
  expect(skus.slice(1, 4)).toEqual(['VV-GLOBE-15', 'VV-GLASS-22', 'VV-GLASS-31'].toSorted(byId('DESC')));
  expect(skus.slice(-2)).toEqual(['VV-RING', 'VV-KEY'].toSorted(byId('DESC')));
});

const byId = (direction: 'DESC') => (a: string, b: string) => {
  const idOf = (sku: string) => catalogue.products.find((product) => product.sku === sku)?.id ?? 0;
  return direction === 'DESC' ? idOf(b) - idOf(a) : 0;
};

test.each([
  ['eu_nl', 'nl', 'nl'],
  ['eu_de', 'de', 'de'],
  ['na_fr', 'fr-CA', 'fr'],
] as const)('A list of %s is sorted by name in its language', async (store, code, language) => {
  const locale = locales.find((candidate) => candidate.code === code);
  if (!locale) throw new Error(`There is no locale ${code}.`);
  const { skus } = await listProducts('filter: {}, sort: { name: ASC }, pageSize: 50', { store });
  const { compare } = new Intl.Collator(language, { numeric: true });
  const named = catalogue.products.map(({ sku, texts }) => ({ sku, name: resolveTexts(texts, locale).name }));
  expect(skus).toEqual(named.toSorted((a, b) => compare(a.name, b.name)).map(({ sku }) => sku));
});

test('Products without a value come last in both directions', async () => {
  const withHours = new Set(
    catalogue.products.filter(({ light }) => light?.power === 'battery').map(({ sku }) => sku),
  );
  for (const direction of ['ASC', 'DESC']) {
    const { skus } = await listProducts(`filter: {}, sort: { hours_low: ${direction} }, pageSize: 50`);
    expect(new Set(skus.slice(0, withHours.size))).toEqual(withHours);
  }
});

test.each([
  ['eu_nl', 'maan', 'VV-MAAN-15'],
  ['eu_nl', 'tafell', 'VV-MAAN-15'],
  ['us_en', 'loveseat', 'VV-BERM-2'],
  ['eu_fr', 'canape', 'VV-BERM-2'],
  ['eu_nl', 'VV-KUIP', 'VV-KUIP'],
  ['eu_nl', '2000000101019', 'VV-MAAN-15'],
])('A search in %s for “%s” finds %s first', async (store, search, sku) => {
  expect((await listProducts(`search: "${search}"`, { store })).skus[0]).toBe(sku);
});

test.each(['"', '*', 'NEAR(', "'; DROP TABLE product; --", '{store} : eunl', '%', '()'])(
  'A search for %s is harmless',
  async (search) => {
    const { errors } = await post('query ($search: String) { products(search: $search) { total_count } }', {
      variables: { search },
    });
    expect(errors).toEqual([]);
  },
);

test('A search can be filtered and sorted', async () => {
  const { skus } = await listProducts(`search: "lantaarn", filter: { ${lamps} }, sort: { price: DESC }`);
  expect(skus.slice(0, 2)).toEqual(['VV-HOEVE-31', 'VV-HOEVE-22']);
});

test('Sort fields of a category start with the position, those of a search with the relevance', async () => {
  const { data } = await post(`{
    category: products(filter: { ${lamps} }) { sort_fields { default options { value label } } }
    search: products(search: "lamp") { sort_fields { default options { value } } suggestions { search } } }`);
  expect(data).toMatchObject({
    category: {
      sort_fields: {
        default: 'position',
        options: expect.arrayContaining([
          { value: 'position', label: 'Positie' },
          { value: 'price', label: 'Prijs' },
          { value: 'height', label: 'Hoogte' },
        ]),
      },
    },
    search: {
      sort_fields: { default: 'relevance', options: expect.arrayContaining([{ value: 'relevance' }]) },
      suggestions: null,
    },
  });
});

test('Uids of products are the base64 of their ids', async () => {
  const { data } = await post('{ products(filter: { sku: { eq: "VV-MAAN-15" } }) { items { uid id } } }');
  expect(data).toEqual({ products: { items: [{ uid: base64(101), id: 101 }] } });
});
