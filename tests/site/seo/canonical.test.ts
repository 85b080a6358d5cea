import { describe, expect, test } from 'vitest';
import { canonicalUrl } from '#site/seo/canonical';
import { fc } from '../../properties.ts';

const site = 'https://www.example.test';
const rules = { parameters: ['page', 'category'], lowerCase: false };

test.each([
  ['/nl/over-ons', '', '/nl/over-ons'],
  ['/nl/over-ons', 'utm_source=brief&gclid=1', '/nl/over-ons'],
  ['/nl/lampen', 'page=2&category=tafel', '/nl/lampen?category=tafel&page=2'],
  ['/nl/lampen', 'category=wand&page=2&category=tafel', '/nl/lampen?category=tafel&category=wand&page=2'],
  ['/nl/lampen', 'page=', '/nl/lampen'],
  ['/de/für-draußen', '', '/de/f%C3%BCr-drau%C3%9Fen'],
  ['/en-UK/About', 'category=Table', '/en-UK/About?category=Table'],
])('%s?%s is %s', (path, query, expected) => {
  expect(canonicalUrl(site, path, new URLSearchParams(query), rules)).toBe(site + expected);
});

test('in lower case where the rules say so, but for the locale, whose address has capitals', () => {
  const address = canonicalUrl(site, '/en-UK/About-Us', new URLSearchParams('category=Table'), {
    ...rules,
    lowerCase: true,
  });
  expect(address).toBe(`${site}/en-UK/about-us?category=table`);
});

describe('for every query', () => {
  const queries = fc.array(
    fc.tuple(fc.constantFrom('page', 'category', 'utm_source', 'q', 'token'), fc.string({ maxLength: 8 })),
  );
  const canonicalOf = (query: URLSearchParams) => new URL(canonicalUrl(site, '/nl', query, rules));

  test('the order of its parameters makes no difference', () => {
    fc.assert(
      fc.property(queries, (pairs) => {
        const backwards = new URLSearchParams(pairs.toReversed());
        expect(canonicalOf(backwards).href).toBe(canonicalOf(new URLSearchParams(pairs)).href);
      }),
    );
  });

  test('nothing but whitelisted parameters is left, and the canonical of a canonical is itself', () => {
    fc.assert(
      fc.property(queries, (pairs) => {
        const once = canonicalOf(new URLSearchParams(pairs));
        expect([...once.searchParams.keys()].filter((name) => !rules.parameters.includes(name))).toEqual([]);
        expect(canonicalOf(once.searchParams).href).toBe(once.href);
      }),
    );
  });
});
