import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { addressIn, cartWith, change, refusalOfChange, shipTo } from './cart-calls.ts';
import { orderableCart, placeOrder, tryPlaceOrder } from './order-calls.ts';
import { ask, refusal, useShop } from './shop-system.ts';

useShop();

const UTRECHT = {
  pickup_location_code: 'utrecht',
  name: 'Veld & Vonk Utrecht',
  street: 'Twijnstraat aan de Werf 9',
  postcode: '3511 ZG',
  city: 'Utrecht',
  country_id: 'NL',
  region: null,
};
const LAMP = { sku: 'VV-NAP-BASALT', quantity: 1 };
const LIST = `query ($products: [ProductInfoInput], $pageSize: Int = 20, $currentPage: Int = 1) {
  pickupLocations(productsInfo: $products, pageSize: $pageSize, currentPage: $currentPage) {
    items { pickup_location_code name street postcode city country_id region }
    page_info { current_page page_size total_pages } total_count } }`;
const listSchema = v.object({
  pickupLocations: v.object({
    items: v.array(v.looseObject({ pickup_location_code: v.string() })),
    page_info: v.unknown(),
    total_count: v.number(),
  }),
});

async function list(variables: Readonly<Record<string, unknown>> = {}, store = 'eu_nl') {
  const { pickupLocations } = await ask(listSchema, LIST, { store, variables });
  const codes = pickupLocations.items.map((item) => item.pickup_location_code);
  return { ...pickupLocations, codes };
}

/** Sets the shipping address of a cart, and the location where its customer collects the order. Returns the stored address. */
async function setAddress(id: string, country: 'NL' | 'BE', pickup_location_code?: string | null) {
  const { cart } = (
    await ask(
      v.object({
        setShippingAddressesOnCart: v.object({
          cart: v.object({ shipping_addresses: v.array(v.unknown()) }),
        }),
      }),
      `mutation ($input: SetShippingAddressesOnCartInput) { setShippingAddressesOnCart(input: $input) { cart {
        shipping_addresses { firstname company street postcode city country { code } telephone pickup_location_code } } } }`,
      {
        variables: {
          input: {
            cart_id: id,
            shipping_addresses: [
              { address: addressIn(country, { company: 'Veld BV' }), pickup_location_code },
            ],
          },
        },
      },
    )
  ).setShippingAddressesOnCart;
  return cart.shipping_addresses[0];
}

describe('Pickup locations', () => {
  test('are those of the website, in pages', async () => {
    const all = await list();
    expect(all).toMatchObject({
      codes: ['deventer', 'utrecht'],
      page_info: { current_page: 1, page_size: 20, total_pages: 1 },
      total_count: 2,
    });
    expect(all.items[1]).toEqual(UTRECHT);
    expect(await list({ pageSize: 1, currentPage: 2 })).toMatchObject({ codes: ['utrecht'], total_count: 2 });
    expect(await list({}, 'uk_en')).toMatchObject({ codes: [], total_count: 0 });
  });

  test('are an empty list if a product of the query does not exist', async () => {
    const codesWith = async (...skus: readonly string[]) =>
      (await list({ products: skus.map((sku) => ({ sku })) })).codes;
    expect(await codesWith('VV-NAP-BASALT', 'VV-BATTERY')).toEqual(['deventer', 'utrecht']);
    expect(await codesWith('VV-BATTERY', 'NO-SUCH-SKU')).toEqual([]);
    expect(await codesWith()).toEqual(['deventer', 'utrecht']);
  });

  test.each([
    [{ pageSize: 0 }, 'pageSize value must be greater than 0.'],
    [{ currentPage: 0 }, 'currentPage value must be greater than 0.'],
    [{ currentPage: 2 }, 'currentPage value 2 specified is greater than the 1 page(s) available.'],
  ])('are refused for the page %j', async (variables, message) => {
    expect(await refusal(LIST, { store: 'eu_nl', variables })).toEqual({
      message,
      category: 'graphql-input',
    });
  });
});

describe('The shipping address of a pickup', () => {
  test('is that of the location, with the names and numbers of the customer', async () => {
    const id = await cartWith([LAMP]);
    expect(await setAddress(id, 'BE', 'utrecht')).toMatchObject({
      firstname: 'Noor',
      company: 'Veld BV',
      street: ['Twijnstraat aan de Werf 9'],
      postcode: '3511 ZG',
      city: 'Utrecht',
      country: { code: 'NL' },
      telephone: addressIn('BE')['telephone'],
      pickup_location_code: 'utrecht',
    });
    const own = { street: addressIn('BE')['street'], country: { code: 'BE' }, pickup_location_code: null };
    expect(await setAddress(id, 'BE', '')).toMatchObject(own);
  });

  test('does not change with the billing address', async () => {
    const id = await cartWith([LAMP]);
    await setAddress(id, 'NL', 'utrecht');
    const shipping_methods = [{ carrier_code: 'instore', method_code: 'pickup' }];
    await change('setShippingMethodsOnCart', { cart_id: id, shipping_methods });
    const billing_address = { address: addressIn('BE'), use_for_shipping: true };
    const cart = await change('setBillingAddressOnCart', { cart_id: id, billing_address });
    expect(cart.billing_address?.country.code).toBe('BE');
    expect(cart.shipping_addresses[0]?.country.code).toBe('NL');
  });

  test.each([
    ['eu_nl', 'NL', 'rotterdam', 'EU'],
    ['uk_en', 'GB', 'utrecht', 'UK'],
  ] as const)(
    'of the store view %s in %s cannot be that of the location %s',
    async (store, country, code, website) => {
      const id = await cartWith([LAMP], store);
      const shipping_addresses = [{ address: addressIn(country), pickup_location_code: code }];
      const call = refusalOfChange(
        'setShippingAddressesOnCart',
        { cart_id: id, shipping_addresses },
        { store },
      );
      expect(await call).toEqual({
        message: `Can not find Pickup Location with code ${code} for website Sales Channel "${website}".`,
        category: 'graphql-no-such-entity',
      });
    },
  );
});

test('An order is collected at the location of its cart', async () => {
  const id = await orderableCart([LAMP], { shipping: 'instore/pickup' });
  const { errors } = await tryPlaceOrder(id);
  expect(errors[0]?.message).toBe('Unable to place order: Quote does not have Pickup Location assigned.');
  await setAddress(id, 'NL', 'utrecht');
  const order = await placeOrder(id);
  expect(order.shipping_method).toBe('Afhalen - Veld & Vonk Utrecht');
  expect(order.shipping_address).toMatchObject({
    firstname: 'Noor',
    street: [UTRECHT.street],
    city: 'Utrecht',
  });
});

test('A cart that is changed from pickup to delivery is ordered with the address of its customer', async () => {
  const id = await orderableCart([LAMP], { shipping: 'instore/pickup' });
  await setAddress(id, 'NL', 'utrecht');
  await shipTo(id, 'NL');
  const shipping_methods = [{ carrier_code: 'tablerate', method_code: 'bestway' }];
  await change('setShippingMethodsOnCart', { cart_id: id, shipping_methods });
  const order = await placeOrder(id);
  expect(order.shipping_method).toBe('Bezorgen - Als pakket');
  expect(order.shipping_address).toMatchObject({ street: addressIn('NL')['street'] });
});
