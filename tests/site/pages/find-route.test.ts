import { matchPath } from 'react-router-dom';
import { expect, test } from 'vitest';
import { localeCodes } from '#site/i18n/locale';
import { localisedPaths, routePath } from '#site/protocol/route-table';
import { findRoute } from '../../../site/pages/find-route.ts';

const routes = Object.keys(localisedPaths);

test('findRoute returns the route of the path of each screen in each locale', () => {
  for (const code of localeCodes)
    expect(Object.values(localisedPaths).map((paths) => findRoute(`/${code}/${paths[code]}`))).toEqual(
      routes,
    );
});

test.each([
  ['/nl/winkelwagen', 'cart'],
  ['/NL/Winkelwagen', 'cart'],
  ['/nl/winkelwagen/', 'cart'],
  ['/nl/winkelwagen//', 'cart'],
  ['/nl/bestellen', 'checkout'],
  ['/nl/bestellen/adres', 'checkoutAddresses'],
  ['/nl/bestellen/adres/x', undefined],
  ['/nl/winkelwagen-x', undefined],
  ['/de/winkelwagen', undefined],
  ['/nl', undefined],
  ['/', undefined],
])('findRoute compares %s like the router', (path, route) => {
  expect(findRoute(path)).toBe(route);
  expect(matchPath(routePath('cart', 'nl'), path) !== null).toBe(route === 'cart');
});
