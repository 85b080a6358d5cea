import { describe, expect, test } from 'vitest';
import { canonicalUrl } from '#site/seo/canonical';
import { fc } from '../../properties.ts';

const site = 'https://www.example.test';
const rules = { parameters: ['page', 'category'], isLowerCase: false };

test.each([
  ['/nl/over-ons', '', '/nl/over-ons'],
  ['/nl/over-ons', 'utm_source=brief&gclid=1', '/nl/over-ons'],
  ['/nl/lampen', 'page=2&category=tafel', '/nl/lampen?category=tafel&page=2'],
  ['/nl/lampen', 'category=wand&page=2&category=tafel', '/nl/lampen?category=tafel&category=wand&page=2'],
  ['/nl/lampen', 'page=', '/nl/lampen'],
  ['/de/für-draußen', '', '/de/f%C3%BCr-drau%C3%9Fen'],
  ['/en-UK/About', 'category=Table', '/en-UK/About?category=Table'],
])('The canonical URL of %s?%s is %s', (path, query, expected) => {
  expect(canonicalUrl(site, path, new URLSearchParams(query), rules)).toBe(site + expected);
});

test('canonicalUrl returns lower case if the rules require it, except for the locale', () => {
  const address = canonicalUrl(site, '/en-UK/About-Us', new URLSearchParams('category=Table'), {
    ...rules,
    isLowerCase: true,
  });
  expect(address).toBe(`${site}/en-UK/about-us?category=table`);
});

describe('canonicalUrl, for any query', () => {
  const queries = fc.array(
    fc.tuple(fc.constantFrom('page', 'category', 'utm_source', 'q', 'token'), fc.string({ maxLength: 8 })),
  );
  const canonicalOf = (query: URLSearchParams) => new URL(canonicalUrl(site, '/nl', query, rules));

  test('is independent of the order of parameters', () => {
    fc.assert(
      fc.property(queries, (pairs) => {
        const backwards = new URLSearchParams(pairs.toReversed());
        expect(canonicalOf(backwards).href).toBe(canonicalOf(new URLSearchParams(pairs)).href);
      }),
    );
  });

  test('keeps only allowed parameters and is idempotent', () => {
    fc.assert(
      fc.property(queries, (pairs) => {
        const once = canonicalOf(new URLSearchParams(pairs));
        expect([...once.searchParams.keys()].filter((name) => !rules.parameters.includes(name))).toEqual([]);
        expect(canonicalOf(once.searchParams).href).toBe(once.href);
      }),
    );
  });
});
