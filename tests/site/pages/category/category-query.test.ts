import { describe, expect, test } from 'vitest';
import { isFacetCode } from '#site/services/shop';
import {
  canAddValue,
  listHref,
  clearFacet,
  clearFacets,
  isCanonicalQuery,
  isChosen,
  readCategoryQuery,
  sortBy,
  toggleValue,
  writeCategoryQuery,
} from '../../../../site/pages/category/category-query.ts';
import { fc } from '../../../properties.ts';

const read = (search: string) => readCategoryQuery(new URLSearchParams(search), isFacetCode);
const plain = { facets: [], sort: undefined, page: 1 };

describe('The query of a category page', () => {
  test.each([
    ['', {}],
    ['page=3', { page: 3 }],
    ['filter=color:211', { facets: [{ code: 'color', values: ['211'] }] }],
    [
      'filter=power:241&filter=color:213&filter=color:211&filter=color:213',
      {
        facets: [
          { code: 'color', values: ['211', '213'] },
          { code: 'power', values: ['241'] },
        ],
      },
    ],
    ['filter=price:100_200&filter=price:0_100', { facets: [{ code: 'price', values: ['100_200'] }] }],
    ['filter=price:500_*', { facets: [{ code: 'price', values: ['500_*'] }] }],
    ['sort=price:desc', { sort: { field: 'price', direction: 'desc' } }],
    ['utm_source=letter&filter=&sort=&page=', {}],
  ])('?%s is a choice', (search, expected) => {
    expect(read(search)).toEqual({ ...plain, ...expected });
  });

  test.each([
    ['page=0'],
    ['page=-1'],
    ['page=1e3'],
    ['page=99999'],
    ['filter=color'],
    ['filter=:211'],
    ['filter=color:'],
    ['filter=color:<script>'],
    ['filter=Color:1'],
    ['filter=__proto__:1'],
    ['filter=category_uid:MTA'],
    ['filter=sku:VV-1'],
    ['filter=price:cheap'],
    ['filter=price:1_2_3'],
    ['filter=price:*_*'],
    ['filter=price:200_100'],
    [`filter=color:${'9'.repeat(41)}`],
    ['sort=price'],
    ['sort=price:up'],
    ['sort=price:asc:desc'],
    ['sort=:asc'],
  ])('?%s is not valid, so it is ignored', (search) => {
    expect(read(search)).toEqual(plain);
  });

  test('has at most seven facets and 24 values', () => {
    const many = Array.from({ length: 400 }, (_, number) => `filter=f${number % 20}:${number}`).join('&');
    const { facets } = read(many);
    expect(facets).toHaveLength(7);
    const values = Array.from({ length: 400 }, (_, number) => `filter=color:${number}`).join('&');
    expect(read(values).facets[0]?.values).toHaveLength(24);
  });
});

const choice = fc.record({
  facets: fc.uniqueArray(
    fc.record({
      code: fc.constantFrom('color', 'materials', 'power', 'in_stock', 'size', 'place'),
      values: fc.uniqueArray(fc.integer({ min: 0, max: 300 }).map(String), { minLength: 1, maxLength: 4 }),
    }),
    { selector: ({ code }) => code },
  ),
  sort: fc.option(
    fc.record({ field: fc.constantFrom('name', 'price'), direction: fc.constantFrom('asc', 'desc') }),
    { nil: undefined },
  ),
  page: fc.integer({ min: 1, max: 9999 }),
});

describe('Properties of a category query', () => {
  test('Every query has a canonical choice, and its URL leads to the same choice', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('filter', 'sort', 'page', 'q'), fc.string({ maxLength: 60 }))),
        (pairs) => {
          const once = readCategoryQuery(new URLSearchParams(pairs));
          const search = new URLSearchParams(writeCategoryQuery(once));
          expect(readCategoryQuery(search)).toEqual(once);
          expect(isCanonicalQuery(search, once)).toBe(true);
        },
      ),
    );
  });

  test('A choice has one URL, whatever its order', () => {
    fc.assert(
      fc.property(choice, (made) => {
        const shuffled = {
          ...made,
          facets: made.facets.toReversed().map(({ code, values }) => ({ code, values: values.toReversed() })),
        };
        expect(read(writeCategoryQuery(shuffled))).toEqual(read(writeCategoryQuery(made)));
      }),
    );
  });

  test('A value that is toggled twice changes only the page', () => {
    fc.assert(
      fc.property(
        choice,
        fc.constantFrom('color', 'power'),
        fc.constantFrom('7', '211'),
        (made, code, value) => {
          const query = read(writeCategoryQuery(made));
          const toggled = toggleValue(query, code, value);
          expect(isChosen(toggled, code, value)).toBe(!isChosen(query, code, value));
          expect(toggled.page).toBe(1);
          expect(toggleValue(toggled, code, value)).toEqual({ ...query, page: 1 });
        },
      ),
    );
  });

  test('A cleared query keeps its sort order', () => {
    fc.assert(
      fc.property(choice, (made) => {
        const query = read(writeCategoryQuery(made));
        expect(clearFacets(query)).toEqual({ ...plain, sort: query.sort });
        const [first] = query.facets;
        const cleared = clearFacet(query, first?.code ?? '');
        expect(cleared.facets).toEqual(query.facets.slice(1));
      }),
    );
  });
});

test('A price range replaces another one', () => {
  const query = toggleValue(toggleValue(plain, 'price', '0_100'), 'price', '100_200');
  expect(listHref('/nl/lampen.html', query)).toBe('/nl/lampen.html?filter=price%3A100_200');
  expect(listHref('/nl/lampen.html', toggleValue(query, 'price', '100_200'))).toBe('/nl/lampen.html');
});

test('A sort order of the list starts at its first page', () => {
  const query = sortBy({ ...plain, page: 4 }, 'price:asc');
  expect(writeCategoryQuery(query)).toBe('sort=price%3Aasc');
  expect(sortBy(query, '')).toEqual(plain);
});

describe('canAddValue', () => {
  const choiceOf = (facets: readonly { code: string; count: number }[]) => ({
    facets: facets.map(({ code, count }) => ({
      code,
      values: Array.from({ length: count }, (_, index) => `${index}`),
    })),
    sort: undefined,
    page: 1,
  });
  const sevenFacets = ['a', 'b', 'c', 'd', 'e', 'f', 'price'].map((code) => ({ code, count: 1 }));

  test.each([
    ['below the limit of values', [{ code: 'a', count: 23 }], 'b', true],
    ['at the limit of values', [{ code: 'a', count: 24 }], 'a', false],
    ['of an eighth facet', sevenFacets, 'g', false],
    ['of one of seven facets', sevenFacets, 'a', true],
    [
      'of a price range that replaces another one',
      [
        { code: 'a', count: 23 },
        { code: 'price', count: 1 },
      ],
      'price',
      true,
    ],
    ['of a first price range at the limit', [{ code: 'a', count: 24 }], 'price', false],
  ])('%s', (_, facets, code, expected) => {
    expect(canAddValue(choiceOf(facets), code)).toBe(expected);
  });
});
