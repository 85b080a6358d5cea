import { describe, expect, test } from 'vitest';
import { fieldOf } from '../../visitor.ts';
import {
  createVisitor,
  EMAIL,
  registerCustomer,
  shareCheckoutSite,
  textAt,
  type Visitor,
  americanAddress,
} from './checkout-visitor.ts';

const LAMP = 'VV-BATTERY';
const CUSTOMER = { email: EMAIL, password: 'Basalt-15-lamp' };
const CONTACT = '/en-US/checkout/contact';
const CART = '/en-US/cart';
const CONFIRMATION = '/en-US/checkout/thank-you';
const SIGNED_OUT = 'You were signed out';

const sharedSite = shareCheckoutSite();

/** A customer with a lamp in the cart, at the address step. `expire` makes the shop refuse the token. */
async function customerAtAddresses() {
  const site = sharedSite();
  const visitor = createVisitor(site, 'en-US');
  await registerCustomer(visitor, CUSTOMER);
  await visitor.fillCart(LAMP, 2);
  const addresses = await visitor.submit(await visitor.open(CONTACT), { intent: 'sign-in', ...CUSTOMER });
  const expire = async () => {
    const created = await visitor.ask(
      'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
      CUSTOMER,
    );
    const token = textAt(created, 'generateCustomerToken', 'token');
    await visitor.ask('mutation { revokeCustomerToken { result } }', {}, token);
  };
  return { site, visitor, addresses, expire };
}

/** Loads the header data of another page. This request discovers first that the token has expired. */
const loadHeader = (visitor: Visitor) => visitor.open('/api/session?locale=en-US');

/** Goes from the address step to the review, where the order attempt begins. */
async function reviewFrom(visitor: Visitor, addresses: Awaited<ReturnType<Visitor['open']>>) {
  const delivery = await visitor.submit(addresses, americanAddress);
  const payment = await visitor.submit(delivery, { method: 'tablerate/bestway' });
  const review = await visitor.submit(payment, { method: 'checkmo' });
  expect(review.path).toBe('/en-US/checkout/review');
}

/** Returns the id of the customer's cart, and a new token. */
async function customerCart(visitor: Visitor) {
  const created = await visitor.ask(
    'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
    CUSTOMER,
  );
  const token = textAt(created, 'generateCustomerToken', 'token');
  return { id: textAt(await visitor.ask('{ customerCart { id } }', {}, token), 'customerCart', 'id'), token };
}

async function placeOrderElsewhere(visitor: Visitor) {
  const { id, token } = await customerCart(visitor);
  const query = 'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { orderV2 { number } } }';
  expect(textAt(await visitor.ask(query, { id }, token), 'placeOrder', 'orderV2', 'number')).not.toBe('');
}

const signInAgain = (visitor: Visitor, page: Awaited<ReturnType<Visitor['open']>>) =>
  visitor.submit(page, { intent: 'sign-in', ...CUSTOMER });

describe('A customer whose token has expired', () => {
  test('sees the sign-in screen instead of an empty cart', async () => {
    const { visitor, expire } = await customerAtAddresses();
    await expire();
    await loadHeader(visitor);

    const signIn = await visitor.open(CART);
    expect(signIn.text).toContain(SIGNED_OUT);
    expect((await visitor.open(CART)).text).toContain(SIGNED_OUT);

    const cart = await signInAgain(visitor, signIn);
    expect(cart).toMatchObject({ status: 200, path: CART });
    expect(cart.main.querySelector('[name=quantity]')?.getAttribute('value')).toBe('2');
  });

  test('keeps a typed address, also if the header has noticed it first', async () => {
    const { visitor, addresses, expire } = await customerAtAddresses();
    await expire();
    await loadHeader(visitor);

    const signIn = await visitor.submit(addresses, { shipping_city: 'San Francisco' });
    expect(signIn.text).toContain(SIGNED_OUT);

    const again = await signInAgain(visitor, signIn);
    expect(again).toMatchObject({ status: 200, path: '/en-US/checkout/address' });
    expect(again.main.querySelector('#shipping_city')?.getAttribute('value')).toBe('San Francisco');
  });

  test('keeps a separate billing address', async () => {
    const { visitor, addresses, expire } = await customerAtAddresses();
    await expire();
    const billing = Object.fromEntries(
      Object.entries(americanAddress).map(([name, value]) => [name.replace('shipping_', 'billing_'), value]),
    );

    const signIn = await visitor.submit(addresses, {
      ...americanAddress,
      ...billing,
      billing_street1: '7 Side Street',
      same_address: undefined,
    });
    const again = await signInAgain(visitor, signIn);

    expect(again.main.querySelector('[name=same_address]')?.hasAttribute('checked')).toBe(false);
    expect(again.main.querySelector('#billing_street1')?.getAttribute('value')).toBe('7 Side Street');
  });

  test('keeps a text that was cleared', async () => {
    const { visitor, expire } = await customerAtAddresses();
    const details = await visitor.open('/en-US/my-account/details');
    await expire();
    await loadHeader(visitor);

    const signIn = await visitor.submit(details, { intent: 'name', lastName: '' });
    const again = await signInAgain(visitor, signIn);

    expect(again.main.querySelector('[name=firstName]')?.getAttribute('value')).toBe('Mira');
    expect(again.main.querySelector('[name=lastName]')?.getAttribute('value')).toBe('');
  });

  test('signs in again to change a quantity, and the typed one is still in the field', async () => {
    const { visitor, expire } = await customerAtAddresses();
    const cart = await visitor.open(CART);
    await expire();

    const signIn = await visitor.submit(cart, { quantity: '5', action: 'update' });
    expect(signIn.text).toContain(SIGNED_OUT);

    const again = await signInAgain(visitor, signIn);
    expect(again).toMatchObject({ status: 200, path: CART });
    expect(again.main.querySelector('[name=quantity]')?.getAttribute('value')).toBe('5');
  });

  test('signs in again to remove a line, which is still there', async () => {
    const { visitor, expire } = await customerAtAddresses();
    const cart = await visitor.open(CART);
    await expire();
    const line = { form_token: fieldOf(cart, 'form_token'), uid: fieldOf(cart, 'uid'), action: 'remove' };

    const { headers } = await visitor.post(CART, line);
    const again = await signInAgain(visitor, await visitor.open(headers.get('location') ?? ''));

    expect(again.main.querySelector('[name=quantity]')?.getAttribute('value')).toBe('2');
  });

  test('can go on as a guest with the next product', async () => {
    const { visitor, expire } = await customerAtAddresses();
    await expire();
    await loadHeader(visitor);

    await visitor.post('/en-US/hoeve-31-lantern.html', { sku: 'VV-HOEVE-31-CHALK', quantity: '1' });

    const cart = await visitor.open(CART);
    expect(cart).toMatchObject({ status: 200, path: CART });
    expect(cart.html).toContain('VV-HOEVE-31-CHALK');
    expect((await visitor.open('/en-US/checkout')).path).toBe(CONTACT);
  });

  test('adds to the guest’s cart that the shop had refused to merge', async () => {
    const site = sharedSite();
    const visitor = createVisitor(site, 'en-US');
    const guestCartId = await visitor.fillCart(LAMP);
    await visitor.setSession({ token: 'expired', guestCartId });

    await visitor.post('/en-US/hoeve-31-lantern.html', { sku: 'VV-HOEVE-31-CHALK', quantity: '1' });

    const cart = await visitor.open(CART);
    expect(cart.main.querySelectorAll('[name=quantity]')).toHaveLength(2);
  });

  test('sees the confirmation after signing in again, if the shop places the order only meanwhile', async () => {
    const { visitor, addresses, expire } = await customerAtAddresses();
    await reviewFrom(visitor, addresses);
    await expire();
    // The shop does not show the cart of the order attempt without a valid token.
    const signIn = await visitor.open(CONFIRMATION);
    expect(signIn.text).toContain(SIGNED_OUT);
    await placeOrderElsewhere(visitor);

    expect(await signInAgain(visitor, signIn)).toMatchObject({ status: 200, path: CONFIRMATION });
  });

  test('returns to the cart after signing in again, if the shop has not placed the order', async () => {
    const { visitor, addresses, expire } = await customerAtAddresses();
    await reviewFrom(visitor, addresses);
    await expire();
    const signIn = await visitor.open(CONFIRMATION);

    expect(await signInAgain(visitor, signIn)).toMatchObject({ status: 200, path: CART });
  });
});

test('The order attempt of another customer is checked once', async () => {
  const { site, visitor, addresses } = await customerAtAddresses();
  await reviewFrom(visitor, addresses);
  const { id } = await customerCart(visitor);
  await visitor.setSession({ orderAttempt: { cartId: id, email: EMAIL, since: 0 } });
  const checks = () => site.operations.filter((name) => name === 'CartState').length;
  const before = checks();

  await visitor.open(CONFIRMATION);
  expect(checks()).toBe(before + 1);
  await visitor.open(CONFIRMATION);
  expect(checks()).toBe(before + 1);
});

test('Another customer who signs in does not see the order of a customer whose token has expired', async () => {
  const { visitor, addresses, expire } = await customerAtAddresses();
  const other = { email: 'other@example.test', password: CUSTOMER.password };
  await registerCustomer(visitor, other);
  await reviewFrom(visitor, addresses);
  await placeOrderElsewhere(visitor);
  await expire();
  const signIn = await visitor.open('/en-US/my-account');

  const account = await visitor.submit(signIn, { intent: 'sign-in', ...other });

  expect(account.path).toBe('/en-US/my-account');
  expect((await visitor.open(CONFIRMATION)).path).toBe(CART);
});

describe('A form that is sent without a script after the cookies were lost', () => {
  test('leads from a step of the checkout to the cart, which explains why it is empty', async () => {
    const { visitor, addresses } = await customerAtAddresses();
    visitor.cookies.clear();

    const left = await visitor.submit(addresses, americanAddress);

    expect(left.path).toBe('/en-US/cart?emptied=1');
    expect(left.text).toContain('There is nothing in here any more.');
  });

  test('leads from the account to the sign-in screen, which says that the session has ended', async () => {
    const { visitor } = await customerAtAddresses();
    const address = await visitor.open('/en-US/my-account/address');
    visitor.cookies.clear();

    const signIn = await visitor.submit(address, { intent: 'save' });

    expect(signIn.text).toContain(SIGNED_OUT);
    expect((await signInAgain(visitor, signIn)).path).toBe(address.path);
    visitor.cookies.clear();
    expect((await visitor.open(address.path)).text).not.toContain(SIGNED_OUT);
  });
});
