import { expect, test } from 'vitest';
import { createCache } from '#site/services/cache';
import { createShop } from '#site/services/shop';
import type { Session } from '#site/session/session';
import { signIn, signOut } from '../../../../site/pages/account/sign-in.ts';
import { cartWith, readCart } from '../../../contract/shop/cart-calls.ts';
import { newEmail, PASSWORD, register } from '../../../contract/shop/customer-steps.ts';
import { shop, useShop } from '../../../contract/shop/shop-system.ts';
import { createFakeSession } from '../../fake-session.ts';

useShop();

const locale = { magentoStore: 'eu_nl' } as const;

function connect() {
  const warnings: unknown[] = [];
  const log = { warn: (...line: unknown[]) => void warnings.push(line) };
  const { url } = shop();
  return {
    warnings,
    shop: createShop({ baseUrl: url, mediaUrl: `${url}/media`, log, cache: createCache({ log }) }),
  };
}

async function newCustomer() {
  const email = newEmail();
  await register({ email, password: PASSWORD });
  return { email, password: PASSWORD };
}

test('Signing in adds the lines of the guest to the cart of the customer', async () => {
  const credentials = await newCustomer();
  const guestCart = await cartWith([{ sku: 'VV-BATTERY', quantity: 2 }]);
  const session = createFakeSession({ cartId: guestCart });

  const result = await signIn(credentials, { session, locale, ...connect() });

  expect(result).toEqual({ outcome: 'signed-in', isCartMerged: true });
  const { token, cartId } = session.values();
  expect(cartId).not.toBe(guestCart);
  expect((await readCart(cartId ?? '', { token })).total_quantity).toBe(2);

  signOut(session);
  expect(session.values()).toMatchObject({ token: undefined, cartId: undefined });
});

test('Signing in again does not merge the cart of the customer who was signed in', async () => {
  const session = createFakeSession();
  const services = connect();
  await signIn(await newCustomer(), { session, locale, ...services });
  const { cartId } = session.values();
  expect(await signIn(await newCustomer(), { session, locale, ...services })).toMatchObject({
    isCartMerged: true,
  });
  expect(session.values().cartId).not.toBe(cartId);
});

test('A guest cart that is gone does not prevent signing in', async () => {
  const session = createFakeSession({ cartId: 'x'.repeat(32) });
  const result = await signIn(await newCustomer(), { session, locale, ...connect() });
  expect(result).toEqual({ outcome: 'signed-in', isCartMerged: true });
  expect(session.values().cartId).not.toBe('x'.repeat(32));
});

test('A cart that the shop refuses to merge is the cart of the guest again after signing out', async () => {
  const otherWebsite = await cartWith([{ sku: 'VV-BATTERY', quantity: 1 }], 'uk_en');
  const session = createFakeSession({ cartId: otherWebsite });
  const result = await signIn(await newCustomer(), { session, locale, ...connect() });
  expect(result).toEqual({ outcome: 'signed-in', isCartMerged: false });
  expect(session.values().cartId).not.toBe(otherWebsite);

  signOut(session);
  expect(session.values().cartId).toBe(otherWebsite);
});

test('An unknown address and a wrong password have the same outcome, change nothing and are not logged', async () => {
  const { email } = await newCustomer();
  const session = createFakeSession({ cartId: 'guest' });
  const services = connect();
  for (const credentials of [
    { email, password: 'Wrong-15-word' },
    { email: newEmail('unknown'), password: 'Wrong-15-word' },
  ])
    expect(await signIn(credentials, { session, locale, ...services })).toEqual({ outcome: 'wrong' });
  expect(session.values()).toEqual({ cartId: 'guest' });
  expect(services.warnings).toEqual([]);
});

/** A session with every value. */
const FULL: Required<Session> = {
  cartId: 'customer-cart',
  token: 'token',
  guestCartId: 'guest-cart',
  hasExpired: true,
  foundOrder: 'order-token',
  orderAttempt: { cartId: 'customer-cart', email: 'ada@example.test' },
  payment: { id: 'payment', code: 'ideal', cartId: 'customer-cart', amount: '12.50 EUR' },
  customerKey: 'key',
  unsentForm: { address: '/nl/mijn-account/adres', values: { street: 'Dijkweg' } },
  deliveryAddress: {
    firstName: 'Ada',
    lastName: 'Veld',
    street: ['Dijkweg 1'],
    city: 'Utrecht',
    countryCode: 'NL',
  },
  lastOrder: { number: '000000001', token: 'order-token', email: 'ada@example.test' },
  wishlist: [['VV-BATTERY', null, 1]],
};

test('Signing out leaves only the cart and the wishlist of the guest', () => {
  const session = createFakeSession(FULL);
  signOut(session);
  const left = Object.entries(session.values()).filter(([, value]) => value !== undefined);
  expect(Object.fromEntries(left)).toEqual({ cartId: 'guest-cart', wishlist: FULL.wishlist });
});

test('Another customer who signs in does not see the orders, form and address of the previous one', async () => {
  const session = createFakeSession();
  const services = connect();
  const first = await newCustomer();
  await signIn(first, { session, locale, ...services });
  const { foundOrder, unsentForm, deliveryAddress, lastOrder, orderAttempt } = FULL;
  const personal = { foundOrder, unsentForm, deliveryAddress, lastOrder, orderAttempt };
  session.change(personal);

  await signIn(first, { session, locale, ...services });
  expect(session.values()).toMatchObject(personal);
  await signIn(await newCustomer(), { session, locale, ...services });
  expect(session.values()).toMatchObject({
    foundOrder: undefined,
    unsentForm: undefined,
    deliveryAddress: undefined,
    lastOrder: undefined,
    orderAttempt: undefined,
  });
});
