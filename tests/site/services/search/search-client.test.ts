import { describe, expect, test } from 'vitest';
import { lines, queryOf, resultsOf, useFilledSearch, withMarks } from './filled-search.ts';

const search = useFilledSearch(['nl', 'de', 'en-UK']);

const find = (term: string, products: Parameters<typeof queryOf>[1] = {}, store?: string) =>
  resultsOf(search().client(store), queryOf(term, products));

describe('The search', () => {
  test('finds products, categories, content and suggestions with one call', async () => {
    const results = await find('lamp');
    expect(results.products.hits.map(({ name }) => withMarks(name))).toContain('Pad[lamp] Paal');
    expect(results.categories.hits[0]).toMatchObject({
      name: [{ text: 'Lampen', marked: true }],
      href: '/nl/lampen.html',
      path: [],
    });
    expect(results.content.total).toBeGreaterThan(results.content.hits.length);
    expect(results.suggestions.length).toBeGreaterThan(0);
    expect(results.queryId).toMatch(/^[\da-f]{32}$/);
  });

  test('suggests no term that differs from the typed one only by its case', async () => {
    expect((await find('lanta')).suggestions).toContain('lantaarn');
    expect((await find('LANTAARN')).suggestions).not.toContain('lantaarn');
  });

  test('returns everything that the card of a product shows', async () => {
    const { products } = await find('tafellamp maan');
    expect(products.hits[0]).toMatchObject({
      id: 'VV-MAAN-15',
      href: '/nl/tafellamp-maan-15.html',
      picture: { src: '/media/catalog/product/products/maan-basalt.jpg', alt: 'Tafellamp Maan 15' },
      price: { currency: 'EUR' },
      isInStock: true,
      colors: expect.arrayContaining([
        {
          label: 'Basalt',
          color: '#3b3a38',
          href: '/nl/tafellamp-maan-15.html?variant=VV-MAAN-15-BASALT',
          picture: expect.objectContaining({ src: expect.stringMatching(/^\/media\//) }),
        },
      ]),
    });
  });

  test('finds a product by the number of a variant', async () => {
    const { products } = await find('VV-MAAN-15-BASALT');
    expect(products.hits[0]?.sku).toBe('VV-MAAN-15');
  });

  test('returns the texts and prices of the store view', async () => {
    const german = await find('Laterne', {}, 'eu_de');
    expect(german.products.hits[0]?.href).toMatch(/^\/de\//);
    const british = await find('lantern', {}, 'uk_en');
    expect(british.products.hits[0]?.price.currency).toBe('GBP');
  });

  test('lists a page of content once, with the part of its text that matches', async () => {
    const { content } = await find('opaalglas');
    const ids = content.hits.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(content.hits.map(({ snippet }) => withMarks(snippet)).join()).toContain('[opaalglas]');
    expect(content.hits[0]).toMatchObject({ kind: 'article', href: '/nl/verhalen/waarom-opaalglas' });
  });

  test.each([
    ['of a product', 'eu_nl', 'lantarn', 'lantaarn'],
    ['of a product', 'eu_nl', 'kussem', 'kussen'],
    ['of three letters', 'eu_nl', 'lmp', 'lamp'],
    ['of a page', 'eu_nl', 'garantei', 'garantie'],
    ['of a page', 'eu_de', 'Garanite', 'Garantie'],
    ['of a page', 'uk_en', 'waranty', 'warranty'],
    ['of a synonym', 'eu_nl', 'verzendkostn', 'verzendkosten'],
    ['of a synonym', 'uk_en', 'shiping', 'shipping'],
  ])('suggests a correction of a word %s in %s: %s', async (_, store, term, correction) => {
    expect((await find(term, {}, store)).didYouMean).toBe(correction);
  });

  test.each([
    ['a word of a product', 'eu_nl', 'lantaarn'],
    ['an inflection', 'eu_nl', 'lampen'],
    ['an inflection', 'eu_nl', 'krukjes'],
    ['a word of a page that is near one of a product', 'eu_nl', 'kaars'],
    ['a word of a page that is near one of a product', 'eu_de', 'schieben'],
    ['a word of a page that is near one of a product', 'uk_en', 'left'],
    ['the beginning of a word of a page', 'eu_nl', 'garan'],
    ['a synonym', 'uk_en', 'shipping'],
    ['a word that is near none', 'eu_nl', 'xyzzyxyz'],
    ['no word', 'eu_nl', ''],
  ])('suggests no correction of %s in %s: "%s"', async (_, store, term) => {
    expect((await find(term, {}, store)).didYouMean).toBeUndefined();
  });

  test('returns the popular terms of the editors in their order', async () => {
    const popular = await search().client().popularTerms(3);
    expect(popular).toEqual({ ok: true, value: ['lantaarn', 'opaalglas', 'accu'] });
  });
});

describe('The facets of the products', () => {
  test('count the values of a facet without its own choice, and of all others with it', async () => {
    const all = (await find('lamp')).products.facets;
    const clay = (await find('lamp', { choice: { colors: ['Klei'] } })).products;
    expect(clay.facets?.colors).toEqual(all?.colors);
    expect(clay.total).toBe(all?.colors.find(({ value }) => value === 'Klei')?.count);
    expect(clay.facets?.categories[0]?.count).toBe(clay.total);
  });

  test('join values of one facet and narrow by several facets', async () => {
    const one = (await find('', { choice: { colors: ['Klei'] } })).products.total;
    const two = (await find('', { choice: { colors: ['Klei', 'Geolied eiken'] } })).products.total;
    const narrowed = (await find('', { choice: { colors: ['Klei', 'Geolied eiken'], price: { to: 150 } } }))
      .products;
    expect(two).toBeGreaterThan(one);
    expect(narrowed.total).toBeLessThan(two);
    expect(Math.max(...narrowed.hits.map(({ price }) => price.value))).toBeLessThanOrEqual(150);
  });

  test('filter by category and by stock', async () => {
    const { facets } = (await find('')).products;
    const category = facets?.categories[0];
    const chosen = await find('', { choice: { categories: [category?.value ?? ''], inStock: true } });
    expect(chosen.products.total).toBeLessThanOrEqual(category?.count ?? 0);
    expect(chosen.products.hits.every(({ isInStock }) => isInStock)).toBe(true);
    expect(facets?.inStock).toBeGreaterThan(0);
  });

  test('give the range of prices', async () => {
    const { facets, hits } = (await find('', { perPage: 100 })).products;
    const prices = hits.map(({ price }) => price.value);
    expect(facets?.price).toEqual({ lowest: Math.min(...prices), highest: Math.max(...prices) });
  });

  test('are omitted without a query for them', async () => {
    expect((await find('lamp', { withFacets: false })).products.facets).toBeUndefined();
  });
});

test.each([
  ['price-ascending', (a: number, b: number) => a - b],
  ['price-descending', (a: number, b: number) => b - a],
] as const)('The order %s sorts all products', async (sort, compare) => {
  const { hits, total } = (await find('', { sort, perPage: 100 })).products;
  const prices = hits.map(({ price }) => price.value);
  expect(hits).toHaveLength(total);
  expect(prices).toEqual(prices.toSorted(compare));
});

test('The sort order newest begins with the newest product', async () => {
  const { hits } = (await find('', { sort: 'newest', perPage: 100 })).products;
  const days = hits.map(({ newFrom = '' }) => newFrom);
  expect(days).toEqual(days.toSorted().toReversed());
});

describe('A hostile query', () => {
  test.each([
    ['HTML', '<img src=x onerror=alert(1)>'],
    ['10,000 characters', 'lamp'.repeat(2_500)],
    ['control characters', 'la\u0000mp\u001b[31m\u202e\r\n'],
    ['half a character', 'lamp \ud800'],
    ['a filter', 'lamp" OR price>0 --'],
    ['the marks of highlights', '\ue000lamp\ue001'],
    ['a prototype name', '__proto__ constructor toString'],
  ])('with %s is a plain search', async (_, term) => {
    const results = await find(term);
    expect(JSON.stringify(results)).not.toMatch(/<img|onerror/);
  });

  test.each(['__proto__', 'constructor', '-Klei', 'Klei" OR in_stock:true', 'a:b'])(
    'with the colour %s finds no product',
    async (color) => {
      const { products } = await find('', { choice: { colors: [color] } });
      expect(products.total).toBe(0);
    },
  );
});

test('No snippet begins with the end of a sentence', async () => {
  const { content } = await resultsOf(search().client(), {
    ...queryOf('lamp'),
    content: { page: 1, perPage: 50 },
  });
  const snippets = content.hits.map(({ snippet }) => withMarks(snippet));
  expect(snippets.some((snippet) => snippet.startsWith('… '))).toBe(true);
  expect(snippets.filter((snippet) => /^…\s*[.,;:!?]/.test(snippet))).toEqual([]);
});

test('No invalid record was omitted', () => {
  expect(lines).toEqual([]);
});
