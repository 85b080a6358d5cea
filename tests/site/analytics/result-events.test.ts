// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NO_CONSENT } from '../../../renderer/tracking/consent-state.ts';
import { deleteTrackingCookies } from '../../../site/analytics/stored-tracking.ts';
import { openDocument } from './open-document.ts';

const queryId = '9d3f2c51a07b4e6f8c2e61b7d0a94f13';
const origin = { queryId };
const item = { item_id: 'VV-MAAN-15', item_name: 'Maan 15', price: 129, quantity: 2, index: 26 };
const list = { item_list_id: 'search', currency: 'EUR', items: [item] };
const shown = { event: 'view_item_list', ecommerce: list } as const;
const followed = { event: 'select_item', ecommerce: list } as const;
const added = { event: 'add_to_cart', ecommerce: { currency: 'EUR', value: 258, items: [item] } } as const;

const beacons: { readonly path: string; readonly fields: Readonly<Record<string, string>> }[] = [];
beforeEach(() => {
  beacons.splice(0);
  localStorage.clear();
  deleteTrackingCookies(NO_CONSENT);
  history.replaceState(null, '', '/de/suchen?q=lampe');
  vi.stubGlobal('navigator', {
    sendBeacon(path: string, body: URLSearchParams) {
      beacons.push({ path, fields: Object.fromEntries(body) });
      return true;
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, 'dataLayer');
});

const events = () => beacons.flatMap(({ fields }): unknown[] => JSON.parse(fields['events'] ?? '[]'));

test('Before consent no event about results leaves the page, and nothing is stored', async () => {
  const { trackEcommerce, trackFoundProduct } = await openDocument();
  trackEcommerce(shown, { origin });
  trackEcommerce(followed, { origin });
  trackFoundProduct('VV-NAP', { queryId, position: 2 });
  expect(beacons).toEqual([]);
  expect(localStorage).toHaveLength(0);
  expect(document.cookie).toBe('');
});

test('After consent the provider gets shown, followed and added products, and a cookie has one random token', async () => {
  const { trackEcommerce, allow } = await openDocument();
  trackEcommerce(shown, { origin });
  trackEcommerce(followed, { origin });
  allow();
  trackEcommerce(added);
  expect(events()).toEqual([
    { kind: 'view', products: [{ id: 'VV-MAAN-15' }] },
    { kind: 'click', queryId, products: [{ id: 'VV-MAAN-15', position: 27 }] },
    {
      kind: 'addToCart',
      currency: 'EUR',
      products: [{ id: 'VV-MAAN-15', price: 129, quantity: 2, queryId }],
    },
  ]);
  expect(new Set(beacons.map(({ path }) => path))).toEqual(new Set(['/api/result-events']));
  expect(new Set(beacons.map(({ fields }) => fields['locale']))).toEqual(new Set(['de']));
  expect(document.cookie).toMatch(/^search_visitor=anon-\d+(?:-\d+){3}$/);
});

test('The token of the visitor is the same in the next document', async () => {
  (await openDocument()).allow();
  const first = document.cookie;
  (await openDocument()).allow();
  expect(document.cookie).toBe(first);
});

test('A bought product is removed from the clicked products, so a later order of it does not come from the search', async () => {
  const { trackEcommerce, allow } = await openDocument();
  allow();
  trackEcommerce(followed, { origin });
  const bought = { ...added.ecommerce, transaction_id: 'B-1', tax: 0, shipping: 0 };
  trackEcommerce({ event: 'purchase', ecommerce: bought });
  trackEcommerce({ event: 'purchase', ecommerce: { ...bought, transaction_id: 'B-2' } });
  expect(events()).toMatchObject([{ kind: 'click' }, { kind: 'purchase' }]);
  expect(localStorage).toHaveLength(0);
});

test('An order of two variants of a found product contains both', async () => {
  const { trackEcommerce, allow } = await openDocument();
  allow();
  trackEcommerce(followed, { origin });
  const items = [item, { ...item, item_variant: 'VV-MAAN-15-CLAY', price: 139, quantity: 1 }];
  const bought = { ...added.ecommerce, items, transaction_id: 'B-1', tax: 0, shipping: 0 };
  trackEcommerce({ event: 'purchase', ecommerce: bought });
  expect(events().slice(1)).toMatchObject([
    {
      kind: 'purchase',
      products: [
        { price: 129, quantity: 2 },
        { price: 139, quantity: 1 },
      ],
    },
  ]);
  expect(localStorage).toHaveLength(0);
});

test('Products that the visitor has not found by a search cause no event for the provider', async () => {
  const { trackEcommerce, allow } = await openDocument();
  allow();
  trackEcommerce(shown);
  trackEcommerce(followed);
  trackEcommerce(added);
  expect(beacons).toEqual([]);
});

test('A product that was followed in the search box is a click', async () => {
  const { trackFoundProduct, allow } = await openDocument();
  allow();
  trackFoundProduct('VV-NAP', { queryId, position: 2 });
  expect(events()).toEqual([{ kind: 'click', queryId, products: [{ id: 'VV-NAP', position: 2 }] }]);
});

test('A withdrawn consent removes the token and the clicked products', async () => {
  const { trackEcommerce, allow, deny } = await openDocument();
  allow();
  trackEcommerce(followed, { origin });
  expect(localStorage.length).toBeGreaterThan(0);
  deny();
  expect(localStorage).toHaveLength(0);
  expect(document.cookie).toBe('');
});
