import { expect, test } from 'vitest';
import { locales } from '#site/i18n/locale';
import { createCache } from '#site/services/cache';
import { createShop, type Wishlists } from '#site/services/shop';
import { moveToCart } from '../../../../site/pages/wishlist/move-to-cart.ts';
import { addToVisitorWishlist } from '../../../../site/pages/wishlist/visitor-wishlist.ts';
import { registerAndSignIn } from '../../../contract/shop/customer-steps.ts';
import { shop, useShop } from '../../../contract/shop/shop-system.ts';
import { createFakeSession } from '../../fake-session.ts';

useShop();

const [locale] = locales;
const LANTERN = { sku: 'VV-HOEVE-31-CHALK', parentSku: 'VV-HOEVE-31', quantity: 2 };
const BATTERY = { sku: 'VV-BATTERY', parentSku: undefined, quantity: 1 };

/** Signs a customer in. `beforeMove` runs before each call that moves items to the cart. */
async function signInCustomer(beforeMove: (wishlists: Wishlists) => Promise<unknown> = async () => {}) {
  const log = { warn: () => {} };
  const { url } = shop();
  const connection = createShop({ baseUrl: url, mediaUrl: `${url}/media`, log, cache: createCache({ log }) });
  const { token } = await registerAndSignIn();
  const session = createFakeSession();
  session.change({ token });
  const forVisitor: typeof connection.forVisitor = (scope) => {
    const visitor = connection.forVisitor(scope);
    const move: Wishlists['moveToCart'] = async (...args) => {
      await beforeMove(visitor.wishlists);
      return visitor.wishlists.moveToCart(...args);
    };
    return { ...visitor, wishlists: { ...visitor.wishlists, moveToCart: move } };
  };
  const visitor = {
    session,
    locale,
    services: { shop: { ...connection, forVisitor } },
    signal: new AbortController().signal,
  };
  return { visitor, client: connection.forVisitor({ store: locale.magentoStore, token }) };
}

test('A variant that a customer saves twice is on the list once, and moves to the cart', async () => {
  const { visitor, client } = await signInCustomer();
  expect(await addToVisitorWishlist(visitor, LANTERN)).toBe('added');
  expect(await addToVisitorWishlist(visitor, LANTERN)).toBe('added');
  expect(await client.wishlists.get()).toMatchObject({ value: { items: [LANTERN] } });
  expect(await moveToCart(visitor)).toEqual({ moved: 1, kept: 0 });
  expect(await client.carts.customerCart()).toMatchObject({
    value: { lines: [{ sku: LANTERN.sku, quantity: 2 }] },
  });
});

test('Items move to the cart although a parallel request removed one of them', async () => {
  const { visitor, client } = await signInCustomer(async (wishlists) => {
    const stored = await wishlists.get();
    const items = stored.ok ? stored.value.items : [];
    await wishlists.remove(items.filter(({ sku }) => sku === BATTERY.sku).map(({ id }) => id));
  });
  await client.wishlists.add([LANTERN, BATTERY]);
  expect(await moveToCart(visitor)).toEqual({ moved: 1, kept: 0 });
  expect(await client.wishlists.get()).toMatchObject({ value: { items: [] } });
});
