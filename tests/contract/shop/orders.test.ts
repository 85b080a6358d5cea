import * as v from 'valibot';
import { expect, test } from 'vitest';
import { addressIn, cartWith, change, createCart, readCart, refusalOfChange, shipTo } from './cart-calls.ts';
import {
  checkOut,
  ORDER_FIELDS,
  orderableCart,
  orderSchema,
  placeOrder,
  tryPlaceOrder,
} from './order-calls.ts';
import { ask, embeddedTest, refusal, useShop } from './shop-system.ts';

useShop();

const BASALT = { sku: 'VV-MAAN-15-BASALT', quantity: 2 };

test('A guest orders a cart, and the order is its copy', async () => {
  const id = await orderableCart([BASALT, { sku: 'VV-SWITCH', quantity: 1 }]);
  await change('applyCouponToCart', { cart_id: id, coupon_code: 'AVOND10' });
  const { prices } = await readCart(id);
  const order = await placeOrder(id);
  expect(order.number).toMatch(/^\d{9}$/);
  expect(order.token).toMatch(/^0:3:[A-Za-z0-9+/]+=*$/);
  expect(order.created_at).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  // Magento 2.4.8 formats the date in the time zone of the store, which is an hour or two ahead of UTC.
  const aheadMs = Date.parse(`${order.order_date}Z`) - Date.parse(`${order.created_at}Z`);
  expect([1, 2]).toContain(aheadMs / 3_600_000);
  expect(order).toMatchObject({
    status: 'Pending',
    email: 'noor@example.test',
    applied_coupons: [{ code: 'AVOND10' }],
    available_actions: [],
    customer_info: { firstname: 'Noor', lastname: 'Veld' },
    payment_methods: [{ name: 'Overschrijving', type: 'banktransfer' }],
    shipping_address: { street: ['Dijkweg 3'], city: 'Utrecht', postcode: '3511 AB', country_code: 'NL' },
    billing_address: { company: 'Veld BV', country_code: 'NL' },
    items: [
      {
        __typename: 'ConfigurableOrderItem',
        product_name: 'Tafellamp Maan 15',
        product_sku: 'VV-MAAN-15-BASALT',
        parent_sku: 'VV-MAAN-15',
        product_url_key: 'tafellamp-maan-15',
        selected_options: [{ label: 'Kleur', value: 'Basalt' }],
        quantity_ordered: 2,
        product: { sku: 'VV-MAAN-15' },
      },
      { __typename: 'OrderItem', product_sku: 'VV-SWITCH', quantity_ordered: 1, selected_options: [] },
    ],
  });
  expect(order.total).toMatchObject({
    subtotal_incl_tax: prices.subtotal_including_tax,
    subtotal_excl_tax: prices.subtotal_excluding_tax,
    grand_total: prices.grand_total,
    total_tax: prices.applied_taxes[0]?.amount,
    discounts: [{ amount: prices.discounts?.[0]?.amount, label: 'AVOND10' }],
    taxes: [{ rate: 21, title: expect.stringContaining('21') }],
  });
});

test('An ordered cart is closed, also for a second order', async () => {
  const id = await orderableCart([{ sku: 'VV-SWITCH', quantity: 1 }]);
  await placeOrder(id);
  const refused = { message: "The cart isn't active", category: 'graphql-no-such-entity' };
  expect(await refusal(`{ cart(cart_id: "${id}") { id } }`)).toEqual(refused);
  expect(await refusalOfChange('removeCouponFromCart', { cart_id: id })).toEqual(refused);
  const { data, errors, status } = await tryPlaceOrder(id);
  expect([status, data]).toEqual([200, { placeOrder: null }]);
  expect(errors[0]).toMatchObject({
    message: refused.message,
    extensions: { error_code: 'CART_NOT_ACTIVE' },
  });
});

test('A cart is checked in the order of the contract', async () => {
  const id = await createCart();
  const expectRefusal = async (message: string, error_code: string, category = 'graphql-input') => {
    const { data, errors } = await tryPlaceOrder(id);
    expect(data).toEqual({ placeOrder: null });
    expect(errors[0]).toMatchObject({ message, path: ['placeOrder'], extensions: { category, error_code } });
  };
  const expectUnable = (reason: string) =>
    expectRefusal(`Unable to place order: ${reason}`, 'UNABLE_TO_PLACE_ORDER');

  await expectRefusal('Guest email for cart is missing.', 'GUEST_EMAIL_MISSING');
  await change('setGuestEmailOnCart', { cart_id: id, email: 'noor@example.test' });
  await expectUnable('A server error stopped your order. Please try to place your order again.');
  await change('setBillingAddressOnCart', { cart_id: id, billing_address: { address: addressIn('NL') } });
  await expectUnable('A server error stopped your order. Please try to place your order again.');

  const full = await cartWith([{ sku: 'VV-SWITCH', quantity: 1 }]);
  const steps = async (message: string) => {
    const { errors } = await tryPlaceOrder(full);
    expect(errors[0]?.message).toBe(`Unable to place order: ${message}`);
  };
  await change('setGuestEmailOnCart', { cart_id: full, email: 'noor@example.test' });
  await steps("Some addresses can't be used due to the configurations for specific countries.");
  await shipTo(full, 'NL');
  await steps('The shipping method is missing. Select the shipping method and try again.');
  const shipping_methods = [{ carrier_code: 'tablerate', method_code: 'bestway' }];
  await change('setShippingMethodsOnCart', { cart_id: full, shipping_methods });
  await steps('Please check the billing address information.');
  await change('setBillingAddressOnCart', { cart_id: full, billing_address: { same_as_shipping: true } });
  await steps('Enter a valid payment method and try again.');
  await change('setPaymentMethodOnCart', { cart_id: full, payment_method: { code: 'banktransfer' } });
  expect((await placeOrder(full)).status).toBe('Pending');
});

test('An unknown cart and a missing id are refused', async () => {
  const { errors } = await tryPlaceOrder('nope');
  expect(errors[0]).toMatchObject({
    message: 'Could not find a cart with ID "nope"',
    extensions: { error_code: 'CART_NOT_FOUND' },
  });
  const missing = await tryPlaceOrder('');
  expect(missing.errors[0]?.message).toBe('Required parameter "cart_id" is missing');
});

test('A cart that changes from a pickup to a delivery loses the payment in the store', async () => {
  const id = await orderableCart([BASALT], { shipping: 'instore/pickup', payment: 'cashondelivery' });
  const shipping_methods = [{ carrier_code: 'tablerate', method_code: 'bestway' }];
  const cart = await change('setShippingMethodsOnCart', { cart_id: id, shipping_methods });
  expect(cart.selected_payment_method).toBeNull();
  const { errors } = await tryPlaceOrder(id);
  expect(errors[0]?.message).toBe('Unable to place order: Enter a valid payment method and try again.');
});

test('A cart that costs nothing is ordered without payment', async () => {
  const id = await orderableCart([{ sku: 'VV-KEY', quantity: 1 }], { payment: 'free' });
  const order = await placeOrder(id);
  expect(order.total.grand_total.value).toBe(0);
  expect(order.payment_methods[0]?.type).toBe('free');
});

embeddedTest(
  'Orders of each website have numbers without gaps',
  'the numbers of another shop depend on its other orders',
  async () => {
    const numbersOf = async (store: string, country: 'NL' | 'GB' | 'US' | 'CA') => {
      const visitor = { store };
      const first = await placeOrder(
        await orderableCart([{ sku: 'VV-SWITCH', quantity: 1 }], { country, visitor }),
        visitor,
      );
      // A refused order must not use up a number.
      await tryPlaceOrder(await cartWith([{ sku: 'VV-SWITCH', quantity: 1 }], store), visitor);
      const second = await placeOrder(
        await orderableCart([{ sku: 'VV-SWITCH', quantity: 1 }], { country, visitor }),
        visitor,
      );
      return [first.number, second.number].map(Number);
    };
    for (const [store, country, start] of [
      ['eu_nl', 'NL', 0],
      ['uk_en', 'GB', 100_000_000],
      ['us_en', 'US', 200_000_000],
      ['na_fr', 'CA', 300_000_000],
    ] as const) {
      const [first = 0, second] = await numbersOf(store, country);
      expect(Math.floor(first / 100_000_000) * 100_000_000, store).toBe(start);
      expect(second, store).toBe(first + 1);
    }
  },
);

embeddedTest(
  'The stock of an order is reserved, and the last piece is sold once',
  'the test sells out a product',
  async () => {
    const store = 'na_en';
    const visitor = { store };
    const all = { sku: 'VV-MAAN-15-BASALT', quantity: 13 };
    const choices = { country: 'CA', visitor } as const;
    const [first, second] = [await orderableCart([all], choices), await orderableCart([all], choices)];
    await placeOrder(first, visitor);
    const { errors } = await tryPlaceOrder(second, visitor);
    expect(errors[0]).toMatchObject({
      message: 'Unable to place order: Some of the products are out of stock.',
      extensions: { category: 'graphql-input', error_code: 'UNABLE_TO_PLACE_ORDER' },
    });
    const cart = await readCart(second, visitor);
    expect(cart.itemsV2.items[0]).toMatchObject({
      is_available: false,
      errors: [{ code: 'ITEM_QTY', message: 'This product is out of stock.' }],
    });
  },
);

const GUEST_ORDER = `query ($input: GuestOrderInformationInput!) { guestOrder(input: $input) { ${ORDER_FIELDS} } }`;
const BY_TOKEN = `query ($input: OrderTokenInput!) { guestOrderByToken(input: $input) { ${ORDER_FIELDS} } }`;

test('A guest finds an order by number, email address and last name, or by its token', async () => {
  const order = await placeOrder(await orderableCart([BASALT]));
  const input = { number: order.number, email: 'noor@example.test', lastname: 'Veld' };
  const found = await ask(v.object({ guestOrder: orderSchema }), GUEST_ORDER, { variables: { input } });
  expect(found.guestOrder).toEqual(order);
  const byToken = await ask(v.object({ guestOrderByToken: orderSchema }), BY_TOKEN, {
    variables: { input: { token: order.token } },
  });
  expect(byToken.guestOrderByToken).toEqual(order);

  const refused = {
    message: "We couldn't locate an order with the information provided.",
    category: 'graphql-no-such-entity',
  };
  for (const wrong of [
    { number: '999999999' },
    { email: 'NOOR@example.test' },
    { lastname: 'veld' },
    { lastname: '' },
  ]) {
    expect(await refusal(GUEST_ORDER, { variables: { input: { ...input, ...wrong } } })).toEqual(refused);
  }
  expect(await refusal(GUEST_ORDER, { store: 'eu_de', variables: { input } })).toEqual(refused);
  expect(await refusal(BY_TOKEN, { variables: { input: { token: '0:3:abc' } } })).toEqual(refused);
});

test('An order keeps the language of its products and shows titles in the language of the request', async () => {
  const visitor = { store: 'eu_de' };
  const id = await cartWith([BASALT], 'eu_de');
  await checkOut(id, { country: 'DE', payment: 'purchaseorder', visitor });
  const payment_method = { code: 'purchaseorder', purchase_order_number: 'PO 7/3' };
  await change('setPaymentMethodOnCart', { cart_id: id, payment_method }, visitor);
  const order = await placeOrder(id, visitor);
  expect(order).toMatchObject({
    carrier: 'Lieferung',
    shipping_method: 'Lieferung - Als Paket',
    payment_methods: [{ name: 'Auf Rechnung', additional_data: [] }],
    total: { taxes: [{ rate: 19, title: expect.stringMatching(/^MwSt\. 19/) }] },
  });
});
