import { describe, expect, test } from 'vitest';
import { locales } from '#site/i18n/locale';
import { messagesOf } from '#site/i18n/messages';
import type { SearchFacets } from '#site/services/search';
import {
  isCanonicalRequest,
  readSearchRequest,
  searchHref,
  toSearchQuery,
} from '../../../../site/pages/search/search-request.ts';
import { priceRanges, toSearchFacets } from '../../../../site/pages/search/to-search-facets.ts';
import { fc } from '../../../properties.ts';

const read = (search: string) => readSearchRequest(new URLSearchParams(search));
const href = (search: string) => searchHref('/nl/zoeken', read(search));

describe('The nearest state of a search URL', () => {
  test.each([
    ['q=lamp', '?q=lamp'],
    ['q=lamp&show=products', '?q=lamp&show=products'],
    ['q=lamp&filter=color:Mos', '?q=lamp&show=products&filter=color%3AMos'],
    ['q=lamp&sort=price:asc', '?q=lamp&show=products&sort=price%3Aasc'],
    ['q=lamp&show=content&page=3', '?q=lamp&show=content&page=3'],
    ['q=lamp&page=3', '?q=lamp'],
    ['q=lamp&show=content&filter=color:Mos&sort=price:asc', '?q=lamp&show=content'],
    ['q=lamp&show=categories&page=2', '?q=lamp&show=categories&page=2'],
    ['q=lamp&show=__proto__', '?q=lamp'],
    ['q=lamp&show=products&filter=&sort=&page=', '?q=lamp&show=products'],
    ['q=lamp&show=products&filter=constructor:a&filter=color:', '?q=lamp&show=products'],
    ['q=lamp&show=products&filter=in_stock:0', '?q=lamp&show=products'],
    ['q=lamp&show=products&filter=in_stock:1', '?q=lamp&show=products&filter=in_stock%3A1'],
    ['q=lamp&show=products&filter=price:200_100', '?q=lamp&show=products'],
    ['q=lamp&show=products&filter=price:*_*', '?q=lamp&show=products'],
    ['q=lamp&show=products&filter=price:0_1e9', '?q=lamp&show=products'],
    ['q=lamp&show=products&filter=price:50_*', '?q=lamp&show=products&filter=price%3A50_*'],
    ['q=lamp&show=products&sort=name:asc', '?q=lamp&show=products'],
    ['q=lamp&show=products&sort=newest:asc', '?q=lamp&show=products'],
    ['q=lamp&show=products&page=0', '?q=lamp&show=products'],
    ['q=%20%00lamp%0Aoda%20', '?q=lamp+oda'],
    // Invisible characters of a pasted text. A bidi control would also reverse the text after the term.
    [`q=${encodeURIComponent('\u202elamp\u200boda\u2069')}`, '?q=lamp+oda'],
    // The search system gets the same term: without the soft hyphen, and with at most 511 bytes.
    [`q=${encodeURIComponent('tuin\u00adlamp')}`, '?q=tuinlamp'],
    [`q=${encodeURIComponent('灯'.repeat(200))}`, `?q=${encodeURIComponent('灯'.repeat(170))}`],
  ])('of ?%s is %s', (search, expected) => {
    expect(href(search)).toBe(`/nl/zoeken${expected}`);
  });

  test('without a term has no group and no choice', () => {
    expect(read('q=%20&show=products&filter=color:Mos&page=3')).toEqual({
      term: '',
      group: undefined,
      choice: { facets: [], sort: undefined, page: 1 },
    });
  });

  test('keeps at most 200 characters of a term and no half character', () => {
    expect(read(`q=${'a'.repeat(10_000)}`).term).toHaveLength(200);
    expect(read(`q=${'a'.repeat(199)}${encodeURIComponent('😀')}`).term.isWellFormed()).toBe(true);
  });

  test('of any query is canonical, and its URL leads to the same state', () => {
    const parameters = fc.array(
      fc.tuple(fc.constantFrom('q', 'show', 'filter', 'sort', 'page', 'x'), fc.string({ unit: 'binary' })),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(parameters, (pairs) => {
        const state = readSearchRequest(new URLSearchParams(pairs));
        const query = new URL(searchHref('/nl/zoeken', state), 'http://localhost').searchParams;
        expect(readSearchRequest(query)).toEqual(state);
        expect(isCanonicalRequest(query, state)).toBe(true);
      }),
    );
  });
});

test('A state is a query for the search system', () => {
  const { products, content } = toSearchQuery(
    read('q=lamp&show=products&filter=price:50_*&filter=color:Mos&filter=in_stock:1&sort=newest:desc&page=2'),
  );
  expect(products).toMatchObject({
    page: 2,
    sort: 'newest',
    withFacets: true,
    choice: { price: { from: 50, to: undefined }, colors: ['Mos'], categories: [], inStock: true },
  });
  expect(content.perPage).toBe(0);
});

test('A search in all groups requests the first results of each group', () => {
  const { products, categories, content } = toSearchQuery(read('q=lamp'));
  expect([products.perPage, categories.perPage, content.perPage]).toEqual([6, 6, 5]);
  expect(products.withFacets).toBe(false);
});

test.each([
  [19, 640, ['0_200', '200_400', '400_600', '600_*']],
  [10, 60, ['10_20', '20_30', '30_40', '40_50', '50_*']],
  [28, 29, ['28_29']],
  [50, 50, []],
])('Prices from %d to %d have the ranges %j', (lowest, highest, ranges) => {
  expect(priceRanges(lowest, highest)).toEqual(ranges);
});

test('Price ranges contain every price and are few', () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 }).map((value) => value / 100);
  fc.assert(
    fc.property(cents, cents, (one, other) => {
      const [lowest, highest] = [Math.min(one, other), Math.max(one, other)];
      const ranges = priceRanges(lowest, highest);
      if (lowest === highest) return;
      const [first = ''] = ranges;
      expect(Number(first.split('_')[0])).toBeLessThanOrEqual(lowest);
      const [, end = ''] = ranges.at(-1)?.split('_') ?? [];
      expect(end === '*' || Number(end) >= highest).toBe(true);
      expect(ranges.length).toBeLessThanOrEqual(6);
    }),
  );
});

describe('A facet of the products', () => {
  const option = (value: string, count: number) => ({ value, label: value, count, color: undefined });
  const singleOf = (facets: Partial<SearchFacets>) => {
    const [locale] = locales;
    const none = { price: undefined, colors: [], categories: [], inStock: 0 };
    const choice = { facets: [], sort: undefined, page: 1 };
    const shown = toSearchFacets({ ...none, ...facets }, choice, { locale, total: 5, t: messagesOf(locale) });
    return Object.fromEntries(shown.map(({ code, isSingle = false }) => [code, isSingle]));
  };

  test.each([
    ['with one value of all products', { colors: [option('Klei', 5)] }, { color: true }],
    ['with one value of some products', { colors: [option('Klei', 4)] }, { color: false }],
    [
      'with a value of all products and one of some',
      { categories: [option('Lampen', 5), option('Tafellampen', 2)] },
      { category: false },
    ],
    ['with products in stock only', { inStock: 5 }, { in_stock: true }],
    ['with some products in stock', { inStock: 2 }, { in_stock: false }],
    ['with one price', { price: { lowest: 10, highest: 10 } }, { price: true }],
    ['with several prices', { price: { lowest: 10, highest: 60 } }, { price: false }],
  ])('%s is marked if it cannot narrow the list', (_, facets, expected) => {
    expect(singleOf(facets)).toMatchObject(expected);
  });

  test('without a value is omitted, except the prices, whose control “any price” may have the focus', () => {
    expect(singleOf({})).toEqual({ price: true, in_stock: true });
  });
});
