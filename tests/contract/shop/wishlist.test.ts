import * as v from 'valibot';
import { expect, test } from 'vitest';
import { registerAndSignIn } from './customer-steps.ts';
import { base64, catalogue } from './demo-catalogue.ts';
import { ask, refusal, useShop } from './shop-system.ts';

useShop();

const FIELDS = `id items_count items_v2 { items { id quantity description product { sku }
  ... on ConfigurableWishlistItem { configured_variant { sku } configurable_options { value_label } } } }`;
const ADD = `mutation ($id: ID!, $items: [WishlistItemInput!]!) {
  change: addProductsToWishlist(wishlistId: $id, wishlistItems: $items) {
    wishlist { ${FIELDS} } user_errors { code message } } }`;
const UPDATE = `mutation ($id: ID!, $items: [WishlistItemUpdateInput!]!) {
  change: updateProductsInWishlist(wishlistId: $id, wishlistItems: $items) {
    wishlist { ${FIELDS} } user_errors { code message } } }`;
const REMOVE = `mutation ($id: ID!, $items: [ID!]!) {
  change: removeProductsFromWishlist(wishlistId: $id, wishlistItemsIds: $items) {
    wishlist { ${FIELDS} } user_errors { code message } } }`;
const TO_CART = `mutation ($id: ID!, $items: [ID!]) {
  change: addWishlistItemsToCart(wishlistId: $id, wishlistItemIds: $items) {
    status wishlist { ${FIELDS} }
    add_wishlist_items_to_cart_user_errors { code message wishlistId wishlistItemId } } }`;

const wishlistSchema = v.object({
  id: v.string(),
  items_count: v.number(),
  items_v2: v.object({
    items: v.array(
      v.object({
        id: v.string(),
        quantity: v.number(),
        description: v.nullable(v.string()),
        product: v.object({ sku: v.string() }),
        configured_variant: v.optional(v.nullable(v.object({ sku: v.string() }))),
        configurable_options: v.optional(v.nullable(v.array(v.object({ value_label: v.string() })))),
      }),
    ),
  }),
});
const changeSchema = v.object({
  change: v.object({
    wishlist: wishlistSchema,
    user_errors: v.array(v.object({ code: v.string(), message: v.string() })),
  }),
});
const toCartSchema = v.object({
  change: v.object({
    status: v.boolean(),
    wishlist: wishlistSchema,
    add_wishlist_items_to_cart_user_errors: v.array(
      v.object({ code: v.string(), message: v.string(), wishlistId: v.string(), wishlistItemId: v.string() }),
    ),
  }),
});

type Visitor = { readonly token?: string; readonly store?: string };

async function apply(query: string, id: string, items: readonly unknown[], visitor: Visitor) {
  const { change } = await ask(changeSchema, query, { ...visitor, variables: { id, items } });
  return change;
}

/** Describes the items of a wishlist: SKU, variant and quantity. */
function linesOf({ items_v2: { items } }: v.InferOutput<typeof wishlistSchema>) {
  return items.map((item) => [item.product.sku, item.configured_variant?.sku, item.quantity]);
}

function colourUid(value: string): string {
  const attribute = catalogue.attributes.find(({ code }) => code === 'color');
  const options = attribute && 'options' in attribute ? attribute.options : [];
  return base64(`configurable/${attribute?.id}/${options.find((option) => option.value === value)?.id}`);
}

test('A wishlist keeps products, variants and products without a choice', async () => {
  const { token } = await registerAndSignIn();
  const { wishlist, user_errors: errors } = await apply(
    ADD,
    '0',
    [
      { sku: 'VV-BATTERY', quantity: 2 },
      { sku: 'VV-MAAN-15', quantity: 1, selected_options: [colourUid('basalt')] },
      { sku: 'VV-MAAN-15', quantity: 1 },
      { sku: 'VV-BATTERY', quantity: 1 },
      { sku: 'NOPE-1', quantity: 1 },
      { sku: 'VV-SWITCH', quantity: 0 },
    ],
    { token },
  );
  expect(linesOf(wishlist)).toEqual([
    ['VV-BATTERY', undefined, 3],
    ['VV-MAAN-15', 'VV-MAAN-15-BASALT', 1],
    ['VV-MAAN-15', undefined, 1],
  ]);
  expect(wishlist.items_count).toBe(3);
  expect(wishlist.items_v2.items[1]?.configurable_options).toEqual([{ value_label: 'Basalt' }]);
  expect(errors).toEqual([
    { code: 'PRODUCT_NOT_FOUND', message: 'Could not find a product with SKU "NOPE-1"' },
    { code: 'UNDEFINED', message: 'The product quantity should be greater than 0' },
  ]);

  const { customer } = await ask(
    v.object({ customer: v.object({ wishlists: v.array(wishlistSchema) }) }),
    `{ customer { wishlists { ${FIELDS} } } }`,
    { token },
  );
  expect(customer.wishlists).toEqual([wishlist]);
});

test('Only options select a variant, and the SKU of a variant beside that of its product is ignored', async () => {
  const { token } = await registerAndSignIn();
  const clay = { sku: 'VV-MAAN-15-CLAY', parent_sku: 'VV-MAAN-15', quantity: 1 };
  const items = [clay, { ...clay, selected_options: [colourUid('basalt')] }];
  const { wishlist, user_errors: errors } = await apply(ADD, '0', items, { token });
  expect(linesOf(wishlist)).toEqual([
    ['VV-MAAN-15', undefined, 1],
    ['VV-MAAN-15', 'VV-MAAN-15-BASALT', 1],
  ]);
  expect(errors).toEqual([]);
});

test('A list does not show a variant that was added as a product', async () => {
  const { token } = await registerAndSignIn();
  const { wishlist } = await apply(ADD, '0', [{ sku: 'VV-MAAN-15-CLAY', quantity: 1 }], { token });
  expect(wishlist).toMatchObject({ items_count: 0, items_v2: { items: [] } });
});

test('Items are changed and removed', async () => {
  const { token } = await registerAndSignIn();
  const { wishlist } = await apply(
    ADD,
    '0',
    [
      { sku: 'VV-BATTERY', quantity: 2 },
      { sku: 'VV-MAAN-15', quantity: 1 },
    ],
    { token },
  );
  const [battery, lamp] = wishlist.items_v2.items;
  const updated = await apply(
    UPDATE,
    wishlist.id,
    [
      { wishlist_item_id: battery?.id, quantity: 5, description: 'For the terrace <b>' },
      { wishlist_item_id: lamp?.id, selected_options: [colourUid('clay')] },
      { wishlist_item_id: '99999', quantity: 1 },
    ],
    { token },
  );
  expect(linesOf(updated.wishlist)).toEqual([
    ['VV-BATTERY', undefined, 5],
    ['VV-MAAN-15', 'VV-MAAN-15-CLAY', 1],
  ]);
  expect(updated.wishlist.items_v2.items[0]?.description).toBe('For the terrace <b>');
  expect(updated.user_errors.map(({ message }) => message)).toEqual([
    'The wishlist item with ID "99999" does not belong to the wishlist',
  ]);

  const removed = await apply(REMOVE, wishlist.id, [battery?.id, '99999'], { token });
  expect(linesOf(removed.wishlist)).toEqual([['VV-MAAN-15', 'VV-MAAN-15-CLAY', 1]]);
  expect(removed.user_errors.map(({ message }) => message)).toEqual([
    'The wishlist item with ID "99999" does not belong to the wishlist',
  ]);
});

test('Two items are merged if one of them gets the variant of the other', async () => {
  const { token } = await registerAndSignIn();
  const clay = { sku: 'VV-MAAN-15', quantity: 2, selected_options: [colourUid('clay')] };
  const { wishlist } = await apply(ADD, '0', [clay, { sku: 'VV-MAAN-15', quantity: 3 }], { token });
  const [, open] = wishlist.items_v2.items;
  const change = { wishlist_item_id: open?.id, selected_options: [colourUid('clay')], description: 'Hall' };
  const { wishlist: updated } = await apply(UPDATE, wishlist.id, [change], { token });
  expect(linesOf(updated)).toEqual([['VV-MAAN-15', 'VV-MAAN-15-CLAY', 5]]);
  expect(updated.items_v2.items[0]?.description).toBe('Hall');
});

test('An item of a simple product stays one item if it is changed with options and added again', async () => {
  const { token } = await registerAndSignIn();
  const battery = { sku: 'VV-BATTERY', quantity: 1 };
  const { wishlist } = await apply(ADD, '0', [battery], { token });
  const change = { wishlist_item_id: wishlist.items_v2.items[0]?.id, selected_options: [colourUid('clay')] };
  await apply(UPDATE, wishlist.id, [change], { token });
  const { wishlist: updated } = await apply(ADD, wishlist.id, [battery], { token });
  expect(linesOf(updated)).toEqual([['VV-BATTERY', undefined, 2]]);
});

test('Items go to the cart and leave the list, except those that need a choice', async () => {
  const { token } = await registerAndSignIn();
  const { wishlist } = await apply(
    ADD,
    '0',
    [
      { sku: 'VV-BATTERY', quantity: 2 },
      { sku: 'VV-MAAN-15', quantity: 1, selected_options: [colourUid('basalt')] },
      { sku: 'VV-MAAN-15', quantity: 1 },
    ],
    { token },
  );
  const { change } = await ask(toCartSchema, TO_CART, { token, variables: { id: wishlist.id } });
  expect(change.status).toBe(false);
  expect(linesOf(change.wishlist)).toEqual([['VV-MAAN-15', undefined, 1]]);
  expect(change.add_wishlist_items_to_cart_user_errors).toEqual([
    {
      code: 'UNDEFINED',
      message: 'You need to choose options for your item.',
      wishlistId: wishlist.id,
      wishlistItemId: wishlist.items_v2.items[2]?.id,
    },
  ]);
  const { customerCart } = await ask(
    v.object({ customerCart: v.object({ total_quantity: v.number() }) }),
    '{ customerCart { total_quantity } }',
    { token },
  );
  expect(customerCart.total_quantity).toBe(3);
});

test('One item goes to the cart without an error', async () => {
  const { token } = await registerAndSignIn();
  const items = [
    { sku: 'VV-BATTERY', quantity: 2 },
    { sku: 'VV-SWITCH', quantity: 1 },
  ];
  const { wishlist } = await apply(ADD, '0', items, { token });
  const chosen = [wishlist.items_v2.items[1]?.id];
  const { change } = await ask(toCartSchema, TO_CART, {
    token,
    variables: { id: wishlist.id, items: chosen },
  });
  expect(change).toMatchObject({ status: true, add_wishlist_items_to_cart_user_errors: [] });
  expect(linesOf(change.wishlist)).toEqual([['VV-BATTERY', undefined, 2]]);
});

test.each(['', '0'])('Items go to the cart only with the id of their list, not with “%s”', async (id) => {
  const { token } = await registerAndSignIn();
  await apply(ADD, '0', [{ sku: 'VV-BATTERY', quantity: 1 }], { token });
  expect(await refusal(TO_CART, { token, variables: { id } })).toEqual({
    message: '"wishlistId" value should be specified',
    category: 'graphql-input',
  });
});

test('No item goes to the cart if the list does not have one of them', async () => {
  const { token } = await registerAndSignIn();
  const { wishlist } = await apply(ADD, '0', [{ sku: 'VV-BATTERY', quantity: 1 }], { token });
  const items = ['99998', wishlist.items_v2.items[0]?.id, '99999'];
  expect(await refusal(TO_CART, { token, variables: { id: wishlist.id, items } })).toEqual({
    message: 'The wishlist item ids "99998,99999" were not found.',
    category: 'graphql-input',
  });
  expect(linesOf((await apply(REMOVE, wishlist.id, [], { token })).wishlist)).toEqual([
    ['VV-BATTERY', undefined, 1],
  ]);
});

test('An id that is no positive number means the list of the customer', async () => {
  const { token } = await registerAndSignIn();
  const battery = [{ sku: 'VV-BATTERY', quantity: 1 }];
  const { wishlist } = await apply(ADD, '0', battery, { token });
  for (const id of ['', 'made-up', '-5'])
    expect((await apply(ADD, id, battery, { token })).wishlist.id).toBe(wishlist.id);
});

test.each([
  ['addProductsToWishlist', ADD, [{ sku: 'VV-BATTERY', quantity: 1 }]],
  ['updateProductsInWishlist', UPDATE, [{ wishlist_item_id: '1', quantity: 1 }]],
  ['removeProductsFromWishlist', REMOVE, ['1']],
  ['addWishlistItemsToCart', TO_CART, ['1']],
])('%s refuses guests and the wishlists of others', async (_, query, items) => {
  expect(await refusal(query, { variables: { id: '0', items } })).toEqual({
    message: 'The current user cannot perform operations on wishlist',
    category: 'graphql-authorization',
  });
  const other = await registerAndSignIn();
  const { wishlist } = await apply(ADD, '0', [{ sku: 'VV-BATTERY', quantity: 1 }], other);
  const { token } = await registerAndSignIn();
  for (const id of [wishlist.id, '99999'])
    expect((await refusal(query, { token, variables: { id, items } })).message).toBe(
      'The wishlist was not found.',
    );
});
