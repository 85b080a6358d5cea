import { expect, test } from 'vitest';
import { locales } from '#site/i18n/locale';
import { createCache } from '#site/services/cache';
import { createShop, type Wishlists } from '#site/services/shop';
import { addToGuestWishlist, guestWishlist } from '#site/session/guest-wishlist';
import { signIn } from '../../../../site/pages/account/sign-in.ts';
import { loadVisitorWishlist } from '../../../../site/pages/wishlist/visitor-wishlist.ts';
import { newEmail, PASSWORD, register } from '../../../contract/shop/customer-steps.ts';
import { shop, useShop } from '../../../contract/shop/shop-system.ts';
import { createFakeSession } from '../../fake-session.ts';

useShop();

const [locale] = locales;
const BATTERY = { sku: 'VV-BATTERY', parentSku: undefined, quantity: 1 };
const LANTERN = { sku: 'VV-HOEVE-31-CHALK', parentSku: 'VV-HOEVE-31', quantity: 2 };
const UNKNOWN = { sku: 'NOPE-1', parentSku: undefined, quantity: 1 };

/** Connects to the shop of the tests. `overrides` replaces operations of wishlists while they are set. */
function connect() {
  const log = { warn: () => {} };
  const { url } = shop();
  const connection = createShop({ baseUrl: url, mediaUrl: `${url}/media`, log, cache: createCache({ log }) });
  const overrides: { operations: Partial<Wishlists> } = { operations: {} };
  return {
    overrides,
    shop: {
      ...connection,
      forVisitor(scope: Parameters<typeof connection.forVisitor>[0]) {
        const visitor = connection.forVisitor(scope);
        return { ...visitor, wishlists: { ...visitor.wishlists, ...overrides.operations } };
      },
    },
  };
}

async function newCustomer() {
  const email = newEmail();
  await register({ email, password: PASSWORD });
  return { email, password: PASSWORD };
}

test('Signing in adds the products that the customer lacks, without those that are not sold, and empties the session', async () => {
  const { shop: connection } = connect();
  const credentials = await newCustomer();
  const first = createFakeSession();
  addToGuestWishlist(first, LANTERN);
  await signIn(credentials, { session: first, locale, shop: connection });
  expect(guestWishlist(first)).toEqual([]);

  const second = createFakeSession();
  for (const product of [{ ...LANTERN, quantity: 5 }, UNKNOWN, BATTERY]) addToGuestWishlist(second, product);
  await signIn(credentials, { session: second, locale, shop: connection });
  expect(guestWishlist(second)).toEqual([]);
  const { token } = second.values();
  expect(await connection.forVisitor({ store: 'eu_nl', token }).wishlists.get()).toMatchObject({
    value: { items: [LANTERN, BATTERY] },
  });
});

test.each(['get', 'add'] as const)(
  'Products stay in the session if the shop does not respond to “%s”, and the next visit of the list adds them',
  async (operation) => {
    const { shop: connection, overrides } = connect();
    const session = createFakeSession();
    addToGuestWishlist(session, LANTERN);
    overrides.operations = { [operation]: async () => ({ ok: false, reason: 'unavailable' }) };
    expect(await signIn(await newCustomer(), { session, locale, shop: connection })).toMatchObject({
      outcome: 'signed-in',
    });
    expect(guestWishlist(session)).toEqual([LANTERN]);
    expect(await load()).toEqual({ ok: false });

    overrides.operations = {};
    expect(await load()).toMatchObject({ ok: true, items: [LANTERN] });
    expect(guestWishlist(session)).toEqual([]);

    function load() {
      return loadVisitorWishlist({
        session,
        locale,
        services: { shop: connection },
        signal: new AbortController().signal,
      });
    }
  },
);

test('A merge whose response was lost adds nothing twice', async () => {
  const { shop: connection } = connect();
  const session = createFakeSession();
  await signIn(await newCustomer(), { session, locale, shop: connection });
  const { wishlists } = connection.forVisitor({ store: 'eu_nl', token: session.values().token });
  await wishlists.add([LANTERN]);
  addToGuestWishlist(session, LANTERN);
  const visitor = { session, locale, services: { shop: connection }, signal: new AbortController().signal };
  expect(await loadVisitorWishlist(visitor)).toMatchObject({ ok: true, items: [LANTERN] });
});

test('The list of the guest in the session is shown again after the token has expired', async () => {
  const { shop: connection } = connect();
  const session = createFakeSession();
  session.change({ token: 'expired-token' });
  addToGuestWishlist(session, BATTERY);
  const visitor = { session, locale, services: { shop: connection }, signal: new AbortController().signal };
  expect(await loadVisitorWishlist(visitor)).toMatchObject({ ok: true, items: [BATTERY] });
  expect(session.values().token).toBeUndefined();
});
