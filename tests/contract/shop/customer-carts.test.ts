import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  addItems,
  cartSchema,
  CART_FIELDS,
  cartWith,
  change,
  FRAGMENTS,
  readCart,
  type TestCart,
} from './cart-calls.ts';
import { NOT_SIGNED_IN, registerAndSignIn } from './customer-steps.ts';
import { orderableCart } from './order-calls.ts';
import { ask, refusal, useShop } from './shop-system.ts';

useShop();

const MERGE =
  'mutation ($from: String!, $to: String) { mergeCarts(source_cart_id: $from, destination_cart_id: $to) { id } }';
const ASSIGN = `mutation ($id: String!) { cart: assignCustomerToGuestCart(cart_id: $id) { ${CART_FIELDS} } } ${FRAGMENTS}`;
const MASKED_ID = /^[A-Za-z0-9]{32}$/;

const notAllowed = (id: string) => ({
  message: expect.stringContaining(`The current user cannot perform operations on cart "${id}"`),
  category: 'graphql-authorization',
});

async function customerCart(token: string, store = 'eu_nl'): Promise<TestCart> {
  const query = `{ cart: customerCart { ${CART_FIELDS} } } ${FRAGMENTS}`;
  const { cart } = await ask(v.object({ cart: cartSchema }), query, { token, store });
  return cart;
}

async function assign(token: string, id: string): Promise<TestCart> {
  const { cart } = await ask(v.object({ cart: cartSchema }), ASSIGN, { token, variables: { id } });
  return cart;
}

const linesOf = ({ itemsV2: { items } }: TestCart) =>
  items.map((item) => [item.configured_variant?.sku ?? item.product.sku, item.quantity]);

test('The cart of a customer is the same on each call and in each language of the website', async () => {
  const { email, token } = await registerAndSignIn();
  const cart = await customerCart(token);
  expect(cart).toMatchObject({ id: expect.stringMatching(MASKED_ID), email, total_quantity: 0 });
  await addItems(cart.id, [{ sku: 'VV-BATTERY', quantity: 1 }], { token });
  expect(linesOf(await customerCart(token, 'eu_de'))).toEqual([['VV-BATTERY', 1]]);
  expect((await customerCart(token)).id).toBe(cart.id);
});

test('A guest has no customer cart, and merges nothing', async () => {
  const from = await cartWith([{ sku: 'VV-BATTERY', quantity: 1 }]);
  expect(await refusal('{ customerCart { id } }')).toEqual(NOT_SIGNED_IN);
  expect(await refusal(MERGE, { variables: { from } })).toEqual(NOT_SIGNED_IN);
  expect(await refusal(ASSIGN, { variables: { id: from } })).toEqual(NOT_SIGNED_IN);
});

test('Merging adds up equal lines unless the sum exceeds the stock, and closes the cart of the guest', async () => {
  const { token } = await registerAndSignIn();
  const own = await customerCart(token);
  await addItems(
    own.id,
    [
      { sku: 'VV-BATTERY', quantity: 1 },
      { sku: 'VV-MAAN-15-CLAY', parent_sku: 'VV-MAAN-15', quantity: 100 },
    ],
    { token },
  );
  const from = await cartWith([
    { sku: 'VV-BATTERY', quantity: 2 },
    { sku: 'VV-MAAN-15-CLAY', parent_sku: 'VV-MAAN-15', quantity: 100 },
    { sku: 'VV-SWITCH', quantity: 1 },
  ]);
  await ask(v.object({ mergeCarts: v.object({ id: v.literal(own.id) }) }), MERGE, {
    token,
    variables: { from, to: own.id },
  });
  expect(linesOf(await customerCart(token))).toEqual([
    ['VV-BATTERY', 3],
    ['VV-MAAN-15-CLAY', 100],
    ['VV-SWITCH', 1],
  ]);
  expect((await refusal(`{ cart(cart_id: "${from}") { id } }`)).category).toBe('graphql-no-such-entity');
  expect(await refusal(MERGE, { token, variables: { from } })).toEqual({
    message: 'Current user does not have an active cart.',
    category: 'graphql-no-such-entity',
  });
});

test('Merging copies the coupon of the guest, but neither its addresses nor its methods', async () => {
  const { token } = await registerAndSignIn();
  const own = await customerCart(token);
  const from = await orderableCart([{ sku: 'VV-SWITCH', quantity: 1 }]);
  await change('applyCouponToCart', { cart_id: from, coupon_code: 'AVOND10' });
  await ask(v.object({ mergeCarts: v.object({ id: v.string() }) }), MERGE, { token, variables: { from } });
  expect(await readCart(own.id, { token })).toMatchObject({
    applied_coupons: [{ code: 'AVOND10' }],
    shipping_addresses: [],
    billing_address: null,
    selected_payment_method: null,
  });
});

test('Merging without a destination uses the customer’s own cart', async () => {
  const { email, token } = await registerAndSignIn();
  const from = await cartWith([{ sku: 'VV-SWITCH', quantity: 4 }]);
  await ask(v.object({ mergeCarts: v.object({ id: v.string() }) }), MERGE, { token, variables: { from } });
  const cart = await customerCart(token);
  expect(linesOf(cart)).toEqual([['VV-SWITCH', 4]]);
  expect(cart.email).toBe(email);
});

test('Carts of others, unknown carts and carts of other websites are not merged', async () => {
  const { token } = await registerAndSignIn();
  const other = await registerAndSignIn();
  const from = await cartWith([{ sku: 'VV-SWITCH', quantity: 1 }]);
  const others = (await customerCart(other.token)).id;
  const own = (await customerCart(token)).id;
  const merge = (variables: Record<string, string>) => refusal(MERGE, { token, variables });
  expect(await merge({ from: 'made-up' })).toEqual({
    message: 'Could not find a cart with ID "made-up"',
    category: 'graphql-no-such-entity',
  });
  expect(await merge({ from: others })).toEqual(notAllowed(others));
  expect(await merge({ from: own })).toEqual(notAllowed(own));
  expect(await merge({ from, to: others })).toEqual(notAllowed(others));
  expect((await merge({ from: '' })).message).toBe('Required parameter "source_cart_id" is missing');
  const british = await cartWith([{ sku: 'VV-SWITCH', quantity: 1 }], 'uk_en');
  expect((await merge({ from: british })).category).toBe('graphql-input');
  // A refused merge changes nothing.
  expect(linesOf(await customerCart(other.token))).toEqual([]);
  await merge({ from, to: own });
  expect(linesOf(await customerCart(token))).toEqual([['VV-SWITCH', 1]]);
});

test('A guest cart becomes the customer’s, with the lines of both', async () => {
  const { email, token } = await registerAndSignIn();
  const known = await customerCart(token);
  await addItems(known.id, [{ sku: 'VV-BATTERY', quantity: 2 }], { token });
  const id = await cartWith([{ sku: 'VV-BATTERY', quantity: 1 }]);
  const cart = await assign(token, id);
  expect(cart).toMatchObject({ id, email });
  expect(linesOf(cart)).toEqual([['VV-BATTERY', 3]]);
  expect(await customerCart(token)).toMatchObject({ id, total_quantity: 3 });
  expect(await refusal(`{ cart(cart_id: "${id}") { id } }`)).toEqual(notAllowed(id));
  expect(await refusal(ASSIGN, { token, variables: { id } })).toEqual(notAllowed(id));
  expect((await refusal(ASSIGN, { token, variables: { id: 'made-up' } })).message).toBe(
    'Could not find a cart with ID "made-up"',
  );
});

test('A deleted customer keeps no cart', async () => {
  const { token } = await registerAndSignIn();
  const { id } = await customerCart(token);
  await ask(v.object({ deleteCustomer: v.literal(true) }), 'mutation { deleteCustomer }', { token });
  expect((await refusal(`{ cart(cart_id: "${id}") { id } }`)).message).toBe(
    `Could not find a cart with ID "${id}"`,
  );
});
