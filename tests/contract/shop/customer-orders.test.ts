import * as v from 'valibot';
import { expect, test } from 'vitest';
import { addItems, addressIn, change, createCart, refusalOfChange } from './cart-calls.ts';
import { mailsTo, newEmail, NOT_SIGNED_IN, registerAndSignIn } from './customer-steps.ts';
import { base64 } from './demo-catalogue.ts';
import { checkOut, customerCartOf, orderableCart, orderAsCustomer, placeOrder } from './order-calls.ts';
import { ask, embeddedTest, post, refusal, useShop } from './shop-system.ts';

useShop();

const BATTERY = { sku: 'VV-BATTERY', quantity: 2 };
const REORDER = `mutation ($number: String!) { reorderItems(orderNumber: $number) {
  cart { id total_quantity } userInputErrors { code message path } } }`;
const reorderSchema = v.object({
  reorderItems: v.object({
    cart: v.object({ id: v.string(), total_quantity: v.number() }),
    userInputErrors: v.array(v.unknown()),
  }),
});

const CANCEL = `mutation ($id: ID!, $reason: String = "Verkeerd besteld") { cancelOrder(input: { order_id: $id, reason: $reason }) {
  order { status items { quantity_canceled status } comments { message } available_actions } error errorV2 { code message } } }`;

const ORDERS = `query ($filter: CustomerOrdersFilterInput, $currentPage: Int, $pageSize: Int, $sort: CustomerOrderSortInput,
  $scope: ScopeTypeEnum) { customer { orders(filter: $filter, currentPage: $currentPage, pageSize: $pageSize, sort: $sort,
  scope: $scope) { items { number } total_count date_of_first_order page_info { current_page page_size total_pages } } } }`;

const orderAs = (token: string | undefined, store = 'eu_nl') => orderAsCustomer([BATTERY], { token, store });

test('Orders of a customer are listed, the newest first, with filters, sort and pages', async () => {
  const { token } = await registerAndSignIn();
  const [first, second, third] = [await orderAs(token), await orderAs(token, 'eu_de'), await orderAs(token)];
  const list = async (variables: object = {}) => {
    const { data } = await post(ORDERS, { token, variables: { ...variables } });
    return [...JSON.stringify(data).matchAll(/"number":"(\d+)"/g)].map(([, number]) => number);
  };
  const numbers = [third.number, second.number, first.number];
  expect(await list()).toEqual(numbers);
  expect(await list({ sort: { sort_field: 'NUMBER', sort_direction: 'ASC' } })).toEqual(numbers.toReversed());
  expect(await list({ filter: { number: { eq: second.number } } })).toEqual([second.number]);
  expect(await list({ filter: { number: { match: second.number.slice(-3) } } })).toEqual([second.number]);
  expect(await list({ filter: { status: { eq: 'Pending' } } })).toEqual(numbers);
  expect(await list({ filter: { status: { eq: 'Canceled' } } })).toEqual([]);
  expect(await list({ filter: { grand_total: { from: '1000' } } })).toEqual([]);
  expect(await list({ filter: { order_date: { to: '2020-01-01' } } })).toEqual([]);
  expect(await list({ scope: 'STORE' })).toEqual([third.number, first.number]);
  expect(await list({ pageSize: 2, currentPage: 2 })).toEqual([first.number]);

  const late = await post(ORDERS, { token, variables: { pageSize: 1, currentPage: 4 } });
  expect(late.errors[0]).toMatchObject({
    message: 'currentPage value 3 specified is greater than the number of pages available.',
    path: ['customer', 'orders', 'page_info', 'current_page'],
    extensions: { category: 'graphql-input' },
  });
  expect((await refusal(ORDERS, { token, variables: { currentPage: 0 } })).message).toBe(
    'currentPage value must be greater than 0.',
  );
  expect((await refusal(ORDERS, { token, variables: { pageSize: 0 } })).message).toBe(
    'pageSize value must be greater than 0.',
  );
  expect(await refusal(ORDERS)).toEqual(NOT_SIGNED_IN);
});

test('The order of a customer has its actions, and a guest cannot look it up', async () => {
  const { token, email } = await registerAndSignIn();
  const order = await orderAs(token);
  expect(order).toMatchObject({ email, available_actions: ['REORDER', 'CANCEL'] });
  const variables = { input: { number: order.number, email, lastname: 'Veld' } };
  const query = 'query ($input: GuestOrderInformationInput!) { guestOrder(input: $input) { number } }';
  const refused = { message: 'Please login to view the order.', category: 'graphql-authorization' };
  expect(await refusal(query, { variables })).toEqual(refused);
  const byToken = 'query ($token: String!) { guestOrderByToken(input: { token: $token }) { number } }';
  expect(await refusal(byToken, { variables: { token: order.token } })).toEqual(refused);
});

test('Ordering again adds the lines to the cart, on top of its lines', async () => {
  const { token } = await registerAndSignIn();
  const order = await orderAs(token);
  const variables = { number: order.number };
  const first = await ask(reorderSchema, REORDER, { token, variables });
  expect(first.reorderItems).toMatchObject({ cart: { total_quantity: 2 }, userInputErrors: [] });
  const second = await ask(reorderSchema, REORDER, { token, variables });
  expect(second.reorderItems.cart).toEqual({ id: first.reorderItems.cart.id, total_quantity: 4 });

  expect(await refusal(REORDER, { variables })).toEqual(NOT_SIGNED_IN);
  const other = await registerAndSignIn();
  expect((await refusal(REORDER, { token: other.token, variables })).message).toBe(
    `Order number "${order.number}" doesn't belong to the current customer`,
  );
});

test('An order is ordered again only in its store view', async () => {
  const { token } = await registerAndSignIn();
  const { number } = await orderAs(token, 'eu_de');
  expect(await refusal(REORDER, { token, store: 'eu_nl', variables: { number } })).toEqual({
    message: `Order number "${number}" doesn't belong to the current customer`,
    category: 'graphql-input',
  });
  const again = await ask(reorderSchema, REORDER, { token, store: 'eu_de', variables: { number } });
  expect(again.reorderItems.cart.total_quantity).toBe(2);
});

test('An order is cancelled only for a reason of its store view', async () => {
  const { token } = await registerAndSignIn();
  const { id } = await orderAs(token, 'eu_de');
  const cancel = (reason: string) => post(CANCEL, { token, variables: { id, reason } });
  const message = 'Order cancellation reason is invalid.';
  for (const reason of ['Verkeerd besteld', '', 'Anderes'])
    expect((await cancel(reason)).data).toMatchObject({
      cancelOrder: { order: { status: 'Pending' }, error: message, errorV2: { code: 'UNDEFINED', message } },
    });
  expect((await cancel(' DAUERT ZU LANGE ')).data).toMatchObject({
    cancelOrder: { order: { status: 'Canceled' }, error: null, errorV2: null },
  });
});

test('Lines that cannot be bought again are reported', async () => {
  const visitor = { store: 'uk_en' };
  const { token } = await registerAndSignIn(newEmail(), visitor);
  const as = { token, ...visitor };
  const id = await customerCartOf(as);
  await addItems(id, [{ sku: 'VV-MAAN-15-CLAY', quantity: 20 }], as);
  await checkOut(id, { country: 'GB', visitor: as });
  const order = await placeOrder(id, as);
  const { reorderItems } = await ask(reorderSchema, REORDER, { ...as, variables: { number: order.number } });
  expect(reorderItems).toMatchObject({
    cart: { total_quantity: 0 },
    userInputErrors: [
      {
        code: 'INSUFFICIENT_STOCK',
        message:
          'Could not add the product with SKU "VV-MAAN-15-CLAY" to the shopping cart: Only 8 of 20 available',
        path: ['orderNumber'],
      },
    ],
  });
});

test('A customer cancels an order once, and its stock is given back', async () => {
  const { token } = await registerAndSignIn();
  const order = await orderAs(token);
  const cancel = (id: string, as = token) => post(CANCEL, { token: as, variables: { id } });
  const fault = (code: string, message: string, found: unknown = null) => ({
    cancelOrder: { order: found, error: message, errorV2: { code, message } },
  });
  expect((await cancel(base64(999_999))).data).toEqual(
    fault('ORDER_NOT_FOUND', "The entity that was requested doesn't exist. Verify the entity and try again."),
  );
  const other = await registerAndSignIn();
  expect((await cancel(order.id, other.token)).data).toEqual(
    fault('UNAUTHORISED', 'Current user is not authorized to cancel this order'),
  );
  expect(await refusal(CANCEL, { variables: { id: order.id } })).toEqual(NOT_SIGNED_IN);

  const cancelled = {
    status: 'Canceled',
    items: [{ quantity_canceled: 2, status: 'Canceled' }],
    comments: [{ message: 'Verkeerd besteld' }],
    available_actions: ['REORDER'],
  };
  expect((await cancel(order.id)).data).toEqual({
    cancelOrder: { order: cancelled, error: null, errorV2: null },
  });
  expect((await cancel(order.id)).data).toEqual(
    fault('INVALID_ORDER_STATUS', 'Order already closed, complete, cancelled or on hold', cancelled),
  );
});

embeddedTest(
  'A sold out product is sold again after a cancellation',
  'the test sells out a product',
  async () => {
    const visitor = { store: 'na_en' };
    const { token } = await registerAndSignIn(newEmail(), visitor);
    const as = { token, ...visitor };
    const id = await customerCartOf(as);
    const stockOf = async () => {
      const query = `{ products(filter: { sku: { eq: "VV-MAAN-15" } }) { items { ... on ConfigurableProduct {
      variants { product { sku stock_status } } } } } }`;
      const { data } = await post(query, visitor);
      return /VV-MAAN-15-BASALT","stock_status":"(\w+)"/.exec(JSON.stringify(data))?.[1];
    };
    await addItems(id, [{ sku: 'VV-MAAN-15-BASALT', quantity: 13 }], as);
    await checkOut(id, { country: 'CA', visitor: as });
    const order = await placeOrder(id, as);
    expect(await stockOf()).toBe('OUT_OF_STOCK');
    await post(CANCEL, { ...as, variables: { id: order.id, reason: 'Ordered by mistake' } });
    expect(await stockOf()).toBe('IN_STOCK');
  },
);

test('A guest cannot use the cart of a customer, and a customer not that of a guest', async () => {
  const { token } = await registerAndSignIn();
  const guest = await createCart();
  const refused = (id: string) => ({
    message: `The current user cannot perform operations on cart "${id}"`,
    category: 'graphql-authorization',
  });
  const query = 'query ($id: String!) { cart(cart_id: $id) { id } }';
  expect(await refusal(query, { token, variables: { id: guest } })).toEqual(refused(guest));
  const own = await customerCartOf({ token });
  expect(await refusal(query, { variables: { id: own } })).toEqual(refused(own));
  const email = { cart_id: own, email: 'noor@example.test' };
  expect(await refusalOfChange('setGuestEmailOnCart', email, { token })).toEqual({
    message: 'The request is not allowed for logged in customers',
    category: 'graphql-input',
  });
});

test('A signed-in customer creates no cart of a guest', async () => {
  const { token } = await registerAndSignIn();
  expect(await refusal('mutation { createGuestCart { cart { id } } }', { token })).toEqual({
    message: 'Use `Query.customerCart` for logged in customer.',
    category: 'graphql-already-exists',
  });
});

for (const [country, store, place] of [
  ['NL', 'eu_nl', '3511 AB Utrecht'],
  ['GB', 'uk_en', 'Leeds LS1 4AP'],
  ['US', 'us_en', 'Austin, Texas 78701'],
] as const)
  embeddedTest(
    `A placed order is confirmed by mail, with the place in the order of the country: ${place}`,
    'the mails of another shop cannot be read',
    async () => {
      const email = newEmail('order');
      const visitor = { store };
      const order = await placeOrder(await orderableCart([BATTERY], { email, country, visitor }), visitor);
      const [mail] = await mailsTo(email, 1);
      expect(mail?.subject).toContain(order.number);
      expect(mail?.text).toContain('VV-BATTERY');
      expect(mail?.text).toContain(place);
    },
  );

test('A cart takes addresses of the own address book, and adds new ones to it', async () => {
  const { token } = await registerAndSignIn();
  const other = await registerAndSignIn();
  const book = async (as: string | undefined) => {
    const schema = v.object({
      customer: v.object({ addresses: v.array(v.object({ id: v.number(), city: v.string() })) }),
    });
    return (await ask(schema, '{ customer { addresses { id city } } }', { token: as })).customer.addresses;
  };
  const setAddress = (cart_id: string, choice: object, as: string | undefined) =>
    change('setShippingAddressesOnCart', { cart_id, shipping_addresses: [choice] }, { token: as });
  const own = await customerCartOf({ token });
  const foreign = await customerCartOf({ token: other.token });
  await setAddress(own, { address: addressIn('NL', { save_in_address_book: true }) }, token);
  await setAddress(foreign, { address: addressIn('BE', { save_in_address_book: true }) }, other.token);
  const [first] = await book(token);
  const [theirs] = await book(other.token);
  expect([first?.city, theirs?.city]).toEqual(['Utrecht', 'Gent']);

  await setAddress(own, { address: addressIn('DE') }, token);
  expect(await book(token)).toHaveLength(1);
  // A billing address is saved unless the input refuses it.
  for (const [fields, count] of [
    [{ save_in_address_book: false }, 1],
    [{}, 2],
  ] as const) {
    const billing_address = { address: addressIn('FR', fields) };
    await change('setBillingAddressOnCart', { cart_id: own, billing_address }, { token });
    expect(await book(token)).toHaveLength(count);
  }
  const cart = await setAddress(own, { customer_address_id: first?.id }, token);
  expect(cart.shipping_addresses[0]?.country.code).toBe('NL');
  const refusalOf = (id: number | undefined) =>
    refusalOfChange(
      'setBillingAddressOnCart',
      { cart_id: own, billing_address: { customer_address_id: id } },
      { token },
    );
  expect(await refusalOf(theirs?.id)).toEqual({
    message: `Current customer does not have permission to address with ID "${theirs?.id}"`,
    category: 'graphql-authorization',
  });
  expect(await refusalOf(999_999)).toEqual({
    message: 'Could not find a address with ID "999999"',
    category: 'graphql-no-such-entity',
  });
});

test('The deprecated customerOrders lists the orders of the customer', async () => {
  const { token } = await registerAndSignIn();
  const order = await orderAs(token);
  const query = '{ customerOrders { items { number } total_count } }';
  expect((await post(query, { token })).data).toEqual({
    customerOrders: { items: [{ number: order.number }], total_count: 1 },
  });
  expect(await refusal(query)).toEqual(NOT_SIGNED_IN);
});

test('A deleted customer leaves orders that cannot be looked up', async () => {
  const { token, email } = await registerAndSignIn();
  const order = await orderAs(token);
  await post('mutation { deleteCustomer }', { token });
  const query = 'query ($input: GuestOrderInformationInput!) { guestOrder(input: $input) { number } }';
  const input = { number: order.number, email, lastname: 'Veld' };
  expect((await refusal(query, { variables: { input } })).category).toBe('graphql-authorization');
});
