import { expect, test } from 'vitest';
import { createCache } from '#site/services/cache';
import { createShop } from '#site/services/shop';
import { addItems } from '../../../contract/shop/cart-calls.ts';
import { newEmail, PASSWORD, registerAndSignIn } from '../../../contract/shop/customer-steps.ts';
import { orderableCart, orderAsCustomer, placeOrder } from '../../../contract/shop/order-calls.ts';
import { post, refusal, shop, useShop } from '../../../contract/shop/shop-system.ts';

// The store view of these tests has translated messages, as Magento with a language pack.
useShop({ translatesMessages: true });

const BATTERY = { sku: 'VV-BATTERY', quantity: 2 };
const SIGNED_OUT = { ok: false, reason: 'signed-out' };
const CART_GONE = { ok: false, reason: 'cart-gone' };
const UNKNOWN_CART = 'kR3vX0cH1bT7mQ9sL2dE5gW8yZ4aN6pJ';
const ADDRESS = {
  firstName: 'Noor',
  lastName: 'Veld',
  street: ['Dijkweg 3'],
  postcode: '3511 AB',
  city: 'Utrecht',
  countryCode: 'NL',
  telephone: '0612345678',
};
const ENTRY = { address: ADDRESS, isDefaultBilling: true, isDefaultShipping: true };

/** Returns the client of a visitor, of a connection that has the memory of one process. */
function connect() {
  const { url } = shop();
  const log = { warn() {} };
  const connection = createShop({ baseUrl: url, mediaUrl: `${url}/media`, log, cache: createCache({ log }) });
  return (token?: string) => connection.forVisitor({ store: 'eu_nl', token });
}

async function customer() {
  const { token, email } = await registerAndSignIn();
  return { token, email, ...connect()(token) };
}

async function customerWithoutToken() {
  const visitor = await customer();
  await visitor.customers.signOutEverywhere();
  return visitor;
}

async function guestCart() {
  const { carts } = connect()();
  const created = await carts.createGuestCart();
  if (!created.ok) throw new Error(created.reason);
  await addItems(created.value, [BATTERY]);
  return { carts, id: created.value };
}

test('A message keeps its parameters, and one of an English store view is not translated', async () => {
  const query = `{ cart(cart_id: "${UNKNOWN_CART}") { id } }`;
  const category = 'graphql-no-such-entity';
  const message = `tekst tekst tekst tekst tekst tekst tekst "${UNKNOWN_CART}"`;
  expect(await refusal(query, { store: 'eu_nl' })).toEqual({ message, category });
  expect((await refusal(query, { store: 'eu_en' })).message).toBe(
    `Could not find a cart with ID "${UNKNOWN_CART}"`,
  );
  expect((await refusal('{ customer { moon } }', { store: 'eu_nl' })).message).toContain('Cannot query');
});

test('Each operation of a customer with an expired token has the outcome signed out', async () => {
  const { customers, orders, carts, wishlists, summary } = await customerWithoutToken();
  const outcomes = [
    await customers.get(),
    await customers.update({ firstName: 'Noor' }),
    await customers.changePassword({ currentPassword: PASSWORD, newPassword: 'Basalt-16' }),
    await customers.changeEmail({ email: newEmail(), password: PASSWORD }),
    await customers.createAddress(ENTRY),
    await customers.updateAddress(1, ENTRY),
    await customers.deleteAddress(1),
    await orders.list({ page: 1, pageSize: 10 }),
    await orders.reorder({ number: '000000001', lines: [] }),
    await orders.cancel('MQ==', 'Other'),
    await carts.customerCart(),
    await wishlists.get(),
    await summary(undefined),
  ];
  expect(outcomes).toEqual(outcomes.map(() => SIGNED_OUT));
});

test('A wrong current password, and an address that is taken or invalid, end no session', async () => {
  const other = await registerAndSignIn();
  const { customers } = await customer();
  expect(await customers.changePassword({ currentPassword: 'Wrong-99', newPassword: 'Basalt-16' })).toEqual({
    ok: false,
    reason: 'wrong-password',
  });
  const change = (email: string, password = PASSWORD) => customers.changeEmail({ email, password });
  expect(await change(newEmail(), 'Wrong-99')).toEqual({ ok: false, reason: 'wrong-password' });
  expect(await change(other.email)).toEqual({ ok: false, reason: 'email-taken' });
  expect(await change('nobody')).toEqual({ ok: false, reason: 'email-invalid' });
  expect(await customers.get()).toMatchObject({ ok: true });
});

test('A new password that the shop does not accept is refused', async () => {
  const { customers } = await customer();
  expect(await customers.changePassword({ currentPassword: PASSWORD, newPassword: 'short' })).toEqual({
    ok: false,
    reason: 'password-refused',
  });
});

test('Registering with a taken address is refused, so that its owner gets a mail', async () => {
  const { email } = await registerAndSignIn();
  const { customers } = connect()();
  const details = { firstName: 'Mira', lastName: 'Veldman', isSubscribed: false };
  expect(await customers.register({ ...details, email, password: PASSWORD })).toEqual({
    ok: false,
    reason: 'refused',
  });
});

test('An address of another customer is not found, and a default address is not deleted', async () => {
  const other = await customer();
  await other.customers.createAddress(ENTRY);
  const account = await other.customers.get();
  const id = account.ok ? (account.value.addresses[0]?.id ?? 0) : 0;
  expect(await other.customers.deleteAddress(id)).toEqual({ ok: false, reason: 'is-default' });
  const { customers } = await customer();
  for (const unknown of [id, 999_999]) {
    expect(await customers.updateAddress(unknown, ENTRY)).toEqual({ ok: false, reason: 'not-found' });
    expect(await customers.deleteAddress(unknown)).toEqual({ ok: false, reason: 'not-found' });
  }
});

test('An unknown cart is gone', async () => {
  const { carts, summary, checkout } = connect()();
  const outcomes = [
    await carts.cartById(UNKNOWN_CART),
    await carts.addProducts(UNKNOWN_CART, [BATTERY]),
    await carts.changeQuantities(UNKNOWN_CART, [{ uid: 'MQ==', quantity: 2 }]),
    await carts.removeLine(UNKNOWN_CART, 'MQ=='),
    await carts.applyCoupon(UNKNOWN_CART, 'AVOND10'),
    await carts.removeCoupon(UNKNOWN_CART),
    await summary(UNKNOWN_CART),
    await checkout.setGuestEmail(UNKNOWN_CART, newEmail()),
    await checkout.setShippingAddress(UNKNOWN_CART, ADDRESS),
    await checkout.setBillingAddress(UNKNOWN_CART, ADDRESS),
    await checkout.setShippingMethod(UNKNOWN_CART, { carrierCode: 'flatrate', methodCode: 'flatrate' }),
    await checkout.setPaymentMethod(UNKNOWN_CART, { code: 'banktransfer' }),
  ];
  expect(outcomes).toEqual(outcomes.map(() => CART_GONE));
  expect(await checkout.cartState(UNKNOWN_CART)).toEqual({ ok: true, value: 'missing' });
});

test('The cart of a customer is gone for a guest, and for another customer', async () => {
  const owner = await customer();
  const own = await owner.carts.customerCart();
  const id = own.ok ? own.value.id : '';
  for (const { carts, summary } of [connect()(), await customer()]) {
    expect(await carts.cartById(id)).toEqual(CART_GONE);
    expect(await summary(id)).toEqual(CART_GONE);
  }
});

test('A line that is gone and an invalid coupon leave the cart', async () => {
  const { carts, id } = await guestCart();
  expect(await carts.removeLine(id, btoa('999999'))).toEqual({ ok: false, reason: 'line-gone' });
  expect(await carts.applyCoupon(id, 'ZOMER15')).toEqual({ ok: false, reason: 'coupon-invalid' });
  expect(await carts.cartById(id)).toMatchObject({ ok: true, value: { quantity: 2 } });
});

test('A step of the checkout with an invalid value is refused, and leaves the cart', async () => {
  const { carts, id } = await guestCart();
  const { checkout } = connect()();
  const outcomes = [
    await checkout.setShippingMethod(id, { carrierCode: 'no-such', methodCode: 'method' }),
    await checkout.setPaymentMethod(id, { code: 'no-such' }),
  ];
  expect(outcomes).toEqual(outcomes.map(() => ({ ok: false, reason: 'refused' })));
  expect(await carts.cartById(id)).toMatchObject({ ok: true });
});

test('An ordered cart is inactive, and a merged one is merged', async () => {
  const visitor = connect();
  const ordered = await orderableCart([BATTERY], { email: 'noor@example.test' });
  await placeOrder(ordered);
  expect(await visitor().checkout.cartState(ordered)).toEqual({ ok: true, value: 'inactive' });
  expect(await visitor().checkout.placeOrder(ordered)).toMatchObject(CART_GONE);

  const { id } = await guestCart();
  const { token } = await registerAndSignIn();
  await visitor(token).customers.mergeCart(id);
  expect(await visitor().checkout.cartState(id)).toEqual({ ok: true, value: 'merged' });
});

test('A page of orders after the last, and an order of another customer, do not exist', async () => {
  const { token, orders } = await customer();
  const { number } = await orderAsCustomer([BATTERY], { token });
  expect(await orders.list({ page: 2, pageSize: 10 })).toEqual({ ok: false, reason: 'no-such-page' });
  const other = await customer();
  expect(await other.orders.reorder({ number, lines: [] })).toEqual({ ok: false, reason: 'not-found' });
});

test('An order is not cancelled for an unknown reason', async () => {
  const { token, orders } = await customer();
  const { number } = await orderAsCustomer([BATTERY], { token });
  const order = await orders.get(number);
  expect(await orders.cancel(order.ok ? order.value.id : '', 'No such reason')).toEqual({
    ok: false,
    reason: 'invalid-reason',
  });
  expect((await post('{ customer { email } }', { token })).errors).toEqual([]);
});
