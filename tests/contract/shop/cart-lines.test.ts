import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  addItems,
  cartWith,
  change,
  createCart,
  readCart,
  refusalOfChange,
  refusalOfItems,
} from './cart-calls.ts';
import { base64, catalogue } from './demo-catalogue.ts';
import { ask, post, refusal, useShop } from './shop-system.ts';

useShop();

const CREATE = 'mutation ($uid: ID) { createGuestCart(input: { cart_uid: $uid }) { cart { id } } }';
const MASKED_ID = /^[A-Za-z0-9]{32}$/;

/** The uid of a colour, as `selected_options` contains it. */
function colourUid(value: string): string {
  const attribute = catalogue.attributes.find(({ code }) => code === 'color');
  const options = attribute && 'options' in attribute ? attribute.options : [];
  const option = options.find((candidate) => candidate.value === value);
  return base64(`configurable/${attribute?.id}/${option?.id}`);
}

test('A new cart is empty, with zeros as totals', async () => {
  const id = await createCart();
  expect(id).toMatch(MASKED_ID);
  expect(await readCart(id)).toMatchObject({
    id,
    email: null,
    total_quantity: 0,
    itemsV2: { items: [] },
    shipping_addresses: [],
    billing_address: null,
    prices: {
      subtotal_excluding_tax: 0,
      subtotal_including_tax: 0,
      grand_total: { value: 0, currency: 'EUR' },
      grand_total_excluding_tax: 0,
      applied_taxes: [],
    },
  });
});

test('A cart can be created with an id of 32 characters, once', async () => {
  const uid = 'kR3vX0cH1bT7mQ9sL2dE5gW8yZ4aN6pJ';
  expect((await post(CREATE, { variables: { uid } })).data).toEqual({
    createGuestCart: { cart: { id: uid } },
  });
  expect(await refusal(CREATE, { variables: { uid } })).toEqual({
    message: `Cart with ID "${uid}" already exists.`,
    category: 'graphql-already-exists',
  });
  expect(await refusal(CREATE, { variables: { uid: 'short' } })).toEqual({
    message: 'Cart ID length should to be 32 symbols.',
    category: 'graphql-input',
  });
});

test('The deprecated createEmptyCart returns the id of a cart', async () => {
  const data = await ask(v.object({ createEmptyCart: v.string() }), 'mutation { createEmptyCart }');
  expect(data.createEmptyCart).toMatch(MASKED_ID);
  expect((await readCart(data.createEmptyCart)).total_quantity).toBe(0);
});

const unknownCart = {
  message: 'Could not find a cart with ID "nope"',
  category: 'graphql-no-such-entity',
};

test('An unknown cart is refused by the query and by all mutations', async () => {
  expect(await refusal('{ cart(cart_id: "nope") { id } }')).toEqual(unknownCart);
  expect(await refusalOfItems('nope', [{ sku: 'VV-NAP', quantity: 1 }])).toEqual(unknownCart);
  for (const [name, input] of [
    ['updateCartItems', { cart_items: [{ cart_item_uid: base64(1), quantity: 1 }] }],
    ['removeItemFromCart', { cart_item_uid: base64(1) }],
    ['applyCouponToCart', { coupon_code: 'AVOND10' }],
    ['removeCouponFromCart', {}],
    ['setGuestEmailOnCart', { email: 'a@example.test' }],
    ['setShippingAddressesOnCart', { shipping_addresses: [] }],
    ['setBillingAddressOnCart', { billing_address: { same_as_shipping: true } }],
    ['setShippingMethodsOnCart', { shipping_methods: [] }],
    ['setPaymentMethodOnCart', { payment_method: { code: 'banktransfer' } }],
  ] as const) {
    expect(await refusalOfChange(name, { ...input, cart_id: 'nope' }), name).toEqual(unknownCart);
  }
});

test('An empty id of a cart is refused by name', async () => {
  const category = 'graphql-input';
  const message = 'Required parameter "cart_id" is missing';
  expect(await refusal('{ cart(cart_id: "") { id } }')).toEqual({ message, category });
  expect(await refusalOfChange('removeItemFromCart', { cart_id: '' })).toEqual({ message, category });
  expect(await refusalOfChange('updateCartItems', { cart_id: '', cart_items: [] })).toEqual({
    message: `${message}.`,
    category,
  });
  const payment = { cart_id: '', payment_method: { code: 'banktransfer' } };
  expect(await refusalOfChange('setPaymentMethodOnCart', payment)).toEqual({
    message: `${message}.`,
    category,
  });
});

test('A line is named by a simple SKU, by options, or by a variant with its parent; equal lines become one', async () => {
  const id = await createCart();
  const { cart, user_errors: errors } = await addItems(id, [
    { sku: 'VV-BATTERY', quantity: 1 },
    { sku: 'VV-MAAN-15', quantity: 2, selected_options: [colourUid('basalt')] },
    { sku: 'vv-maan-15-basalt', quantity: 1, parent_sku: 'VV-MAAN-15' },
    { sku: 'VV-MAAN-15', quantity: 1, selected_options: [colourUid('clay')] },
    { sku: 'vv-battery', quantity: 3 },
  ]);
  expect(errors).toEqual([]);
  expect(
    cart.itemsV2.items.map((line) => [line.product.sku, line.configured_variant?.sku, line.quantity]),
  ).toEqual([
    ['VV-BATTERY', undefined, 4],
    ['VV-MAAN-15', 'VV-MAAN-15-BASALT', 3],
    ['VV-MAAN-15', 'VV-MAAN-15-CLAY', 1],
  ]);
  expect(cart.total_quantity).toBe(8);
  expect(cart.itemsV2.items[1]?.configurable_options).toEqual([
    { option_label: 'Kleur', value_label: 'Basalt' },
  ]);
});

test('Invalid lines are returned as data, and the valid lines are added', async () => {
  const id = await createCart('uk_en');
  const { cart, user_errors: errors } = await addItems(
    id,
    [
      { sku: 'NOPE-1', quantity: 1 },
      { sku: 'VV-BATTERY', quantity: 2 },
      { sku: 'VV-MAAN-15', quantity: 1 },
      { sku: 'VV-MAAN-15', quantity: 1, selected_options: ['bm9wZQ=='] },
      { sku: 'VV-MAAN-15-CHALK', quantity: 1, parent_sku: 'VV-MAAN-15' },
      { sku: 'VV-MAAN-15', quantity: 1, selected_options: [colourUid('chalk')] },
      { sku: 'VV-MAAN-15-CLAY', quantity: 29, parent_sku: 'VV-MAAN-15' },
      { sku: 'VV-BATTERY', quantity: 9999 },
      { sku: 'VV-BATTERY', quantity: 0 },
      { sku: 'VV-BATTERY', quantity: -1 },
      { sku: 'VV-BATTERY', quantity: 1, parent_sku: 'VV-MAAN-15' },
    ],
    { store: 'uk_en' },
  );
  const input = '__typename';
  expect(cart.itemsV2.items.map(({ product, quantity }) => [product.sku, quantity])).toEqual([
    ['VV-BATTERY', 2],
  ]);
  expect(errors.map((error) => [error[input], error.code, error.message, error.quantity])).toEqual([
    ['CartUserInputError', 'PRODUCT_NOT_FOUND', 'Could not find a product with SKU "NOPE-1"', undefined],
    ['CartUserInputError', 'UNDEFINED', 'You need to choose options for your item.', undefined],
    ['CartUserInputError', 'UNDEFINED', 'You need to choose options for your item.', undefined],
    [
      'CartUserInputError',
      'PRODUCT_NOT_FOUND',
      'Could not find a product with SKU "VV-MAAN-15-CHALK"',
      undefined,
    ],
    ['InsufficientStockError', 'INSUFFICIENT_STOCK', 'This product is out of stock.', 0],
    ['InsufficientStockError', 'INSUFFICIENT_STOCK', 'Only 28 of 29 available', 28],
    ['InsufficientStockError', 'INSUFFICIENT_STOCK', 'The most you may purchase is 10000.', 147],
    ['CartUserInputError', 'UNDEFINED', 'The product quantity should be greater than 0', undefined],
    ['CartUserInputError', 'UNDEFINED', 'The product quantity should be greater than 0', undefined],
    ['CartUserInputError', 'UNDEFINED', 'You need to choose options for your item.', undefined],
  ]);
});

test('Stock counts the pieces that are already in the cart', async () => {
  const id = await cartWith([{ sku: 'VV-MAAN-15-CLAY', quantity: 28 }], 'uk_en');
  const store = { store: 'uk_en' };
  const { cart, user_errors: errors } = await addItems(id, [{ sku: 'VV-MAAN-15-CLAY', quantity: 1 }], store);
  expect(errors[0]).toMatchObject({ code: 'INSUFFICIENT_STOCK', quantity: 28 });
  expect(cart.total_quantity).toBe(28);
});

test('A quantity changes, and 0 or less removes the line', async () => {
  const id = await cartWith([
    { sku: 'VV-BATTERY', quantity: 1 },
    { sku: 'VV-SWITCH', quantity: 1 },
    { sku: 'VV-GLASS-22', quantity: 1 },
  ]);
  const uids = (await readCart(id)).itemsV2.items.map(({ uid }) => uid);
  const cart = await change('updateCartItems', {
    cart_id: id,
    cart_items: [
      { cart_item_uid: uids[0], quantity: 4 },
      { cart_item_uid: uids[1], quantity: 0 },
      { cart_item_uid: uids[2], quantity: -3 },
    ],
  });
  expect(cart.itemsV2.items.map(({ product, quantity }) => [product.sku, quantity])).toEqual([
    ['VV-BATTERY', 4],
  ]);
});

test('Refused quantities are returned as data, and their lines keep the earlier quantity', async () => {
  const id = await cartWith([{ sku: 'VV-MAAN-15-CLAY', quantity: 2 }], 'uk_en');
  const other = await cartWith([{ sku: 'VV-BATTERY', quantity: 1 }], 'uk_en');
  const store = 'uk_en';
  const line = (await readCart(id, { store })).itemsV2.items[0]?.uid;
  const foreign = (await readCart(other, { store })).itemsV2.items[0]?.uid ?? '';
  const UPDATE = `mutation ($input: UpdateCartItemsInput) { updateCartItems(input: $input) {
    cart { total_quantity } errors { code message } } }`;
  const cart_items = [
    { cart_item_uid: base64(999_999), quantity: 1 },
    { cart_item_uid: foreign, quantity: 1 },
    { cart_item_uid: line },
    { cart_item_uid: line, quantity: 29 },
  ];
  const { data, errors } = await post(UPDATE, { store, variables: { input: { cart_id: id, cart_items } } });
  expect(errors).toEqual([]);
  expect(data).toEqual({
    updateCartItems: {
      cart: { total_quantity: 2 },
      errors: [
        { code: 'COULD_NOT_FIND_CART_ITEM', message: 'Could not find cart item with id: 999999.' },
        {
          code: 'COULD_NOT_FIND_CART_ITEM',
          message: `Could not find cart item with id: ${Buffer.from(foreign, 'base64').toString()}.`,
        },
        {
          code: 'REQUIRED_PARAMETER_MISSING',
          message: 'Required parameter "quantity" for "cart_items" is missing.',
        },
        {
          code: 'INSUFFICIENT_STOCK',
          message: 'Could not update the product with SKU VV-MAAN-15-CLAY: Not enough items for sale',
        },
      ],
    },
  });
});

test('An empty list is refused like a missing parameter', async () => {
  const id = await createCart();
  const category = 'graphql-input';
  expect(await refusalOfChange('updateCartItems', { cart_id: id, cart_items: [] })).toEqual({
    message: 'Required parameter "cart_items" is missing.',
    category,
  });
  expect(await refusalOfItems(id, [])).toEqual({
    message: 'Required parameter "cart_items" is missing',
    category,
  });
});

test('A line is removed once, and only by its own cart', async () => {
  const id = await cartWith([{ sku: 'VV-BATTERY', quantity: 1 }]);
  const other = await cartWith([{ sku: 'VV-SWITCH', quantity: 1 }]);
  const uid = (await readCart(id)).itemsV2.items[0]?.uid ?? '';
  const message = `Cart doesn't contain the ${Buffer.from(uid, 'base64').toString()} item.`;
  const refused = { message, category: 'graphql-no-such-entity' };
  expect(await refusalOfChange('removeItemFromCart', { cart_id: other, cart_item_uid: uid })).toEqual(
    refused,
  );
  const cart = await change('removeItemFromCart', { cart_id: id, cart_item_uid: uid });
  expect(cart.itemsV2.items).toEqual([]);
  expect(await refusalOfChange('removeItemFromCart', { cart_id: id, cart_item_uid: uid })).toEqual(refused);
});

test('A cart moves between the store views of its website, and not to another website', async () => {
  const id = await cartWith([{ sku: 'VV-MAAN-15-BASALT', quantity: 1 }]);
  const schema = v.object({
    cart: v.object({ items: v.array(v.object({ product: v.object({ name: v.string() }) })) }),
  });
  const query = `{ cart(cart_id: "${id}") { items { product { name } } } }`;
  for (const [store, name] of [
    ['eu_fr', 'Maan 15'],
    ['eu_nl', 'Tafellamp Maan 15'],
  ] as const) {
    const { cart } = await ask(schema, query, { store });
    expect(cart.items[0]?.product.name, store).toContain(name);
  }
  expect(await refusal(query, { store: 'uk_en' })).toEqual({
    message: "Can't assign cart to store in different website.",
    category: 'graphql-input',
  });
});

test('Lines are paged and sorted', async () => {
  const id = await cartWith([
    { sku: 'VV-GLASS-22', quantity: 1 },
    { sku: 'VV-BATTERY', quantity: 3 },
    { sku: 'VV-SWITCH', quantity: 2 },
  ]);
  const query = `query ($id: String!, $sort: QuoteItemsSortInput) { cart(cart_id: $id) {
    itemsV2(pageSize: 2, sort: $sort) { items { product { sku } } total_count page_info { total_pages } } } }`;
  const skusBy = async (sort: object | null) => {
    const { data } = await post(query, { variables: { id, sort } });
    return JSON.stringify(data).match(/VV-[A-Z0-9-]+/g);
  };
  expect(await skusBy(null)).toEqual(['VV-GLASS-22', 'VV-BATTERY']);
  expect(await skusBy({ field: 'QTY', order: 'DESC' })).toEqual(['VV-BATTERY', 'VV-SWITCH']);
  expect(await skusBy({ field: 'PRICE', order: 'ASC' })).toEqual(['VV-SWITCH', 'VV-GLASS-22']);
});
