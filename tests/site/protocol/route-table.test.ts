import { expect, test } from 'vitest';
import { localeCodes, locales } from '#site/i18n/locale';
import { routePath, localisedPaths, routePatterns } from '#site/protocol/route-table';

test('routePath returns the agreed path of the search in each locale', () => {
  expect(localeCodes.map((code) => routePath('search', code))).toEqual([
    '/nl/zoeken',
    '/en/search',
    '/de/suchen',
    '/fr/rechercher',
    '/en-UK/search',
    '/en-US/search',
    '/en-CA/search',
    '/fr-CA/rechercher',
  ]);
});

test('Cart, checkout and account have a path in each locale', () => {
  const paths = (['cart', 'checkout', 'account'] as const).map((route) =>
    localeCodes.map((code) => routePath(route, code)),
  );
  expect(paths.map(([dutch]) => dutch)).toEqual(['/nl/winkelwagen', '/nl/bestellen', '/nl/mijn-account']);
  expect(new Set(paths.flat()).size).toBe(3 * localeCodes.length);
});

test('Every route starts with the locale', () => {
  for (const pattern of Object.values(routePatterns)) expect(pattern).toMatch(/^\/:locale(?:\/|$)/);
  for (const { code } of locales) {
    expect(routePath('search', code)).toMatch(new RegExp(`^/${code}/`));
  }
});

test('No two routes have the same path in any locale', () => {
  for (const code of localeCodes) {
    const taken = Object.values(localisedPaths).map((path) => path[code]);
    expect(new Set(taken).size, code).toBe(taken.length);
  }
});
