import { expect, test } from 'vitest';
import { removedHref, savedHref } from '#site/pages/cart/cart-query';
import { addedHref, movedHref } from '#site/pages/wishlist/wishlist-query';
import { pageAddress } from '#site/protocol/page-address';

const addressOf = (path: string) => pageAddress(new URL(path, 'https://www.example.test'));

test.each([
  removedHref('/nl/page', { sku: 'A', parentSku: 'B', quantity: 2 }),
  savedHref('/nl/page'),
  movedHref('/nl/page', { moved: 2, kept: 1 }),
  addedHref('/nl/page'),
  '/nl/page?done=reordered-partly&missing=A,B',
  '/nl/page?sent=contact#result',
  '/nl/page?estimate-country=US&estimate-region=TX&estimate-postcode=78701',
])('The address of %s contains no result of a form', (path) => {
  expect(addressOf(path)).toBe('/nl/page');
});

test.each([
  ['/nl/lampen.html?page=2', '/nl/lampen.html?page=2'],
  ['/nl/lamp.html?variant=A%2FB', '/nl/lamp.html?variant=A%2FB'],
  ['/nl/winkels?country=NL', '/nl/winkels?country=NL'],
  ['/nl/mijn-account/bestelling?number=1&done=cancelled', '/nl/mijn-account/bestelling?number=1'],
  ['/nl/bestellen#top', '/nl/bestellen'],
])('The address of %s keeps the parameters that choose the content', (path, address) => {
  expect(addressOf(path)).toBe(address);
});
