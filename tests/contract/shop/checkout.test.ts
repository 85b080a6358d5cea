import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  addressIn,
  addresses,
  cartSchema,
  cartWith,
  CART_FIELDS,
  change,
  createCart,
  FRAGMENTS,
  readCart,
  refusalOfChange,
  shipTo,
} from './cart-calls.ts';
import { ask, refusal, useShop } from './shop-system.ts';

useShop();

const LAMP = { sku: 'VV-NAP-BASALT', quantity: 1 };
const SMALL = { sku: 'VV-ZODE-MOSS', quantity: 1 };
const CHAIR = { sku: 'VV-BERM-EMBER', quantity: 1 };
const PART = { sku: 'VV-BATTERY', quantity: 1 };
const input = (message: string) => ({ message, category: 'graphql-input' });

const shipping = (id: string, address: object, customer_notes?: string) => ({
  cart_id: id,
  shipping_addresses: [{ address, customer_notes }],
});

describe('Guest email address', () => {
  test('is kept on the cart', async () => {
    const id = await createCart();
    const cart = await change('setGuestEmailOnCart', { cart_id: id, email: ' noor@example.test ' });
    expect(cart.email).toBe('noor@example.test');
  });

  test.each([
    ['', 'Required parameter "email" is missing'],
    ['noor', 'Invalid email format'],
    ['noor@', 'Invalid email format'],
    ['a b@example.test', 'Invalid email format'],
    [`${'a'.repeat(300)}@example.test`, 'Invalid email format'],
  ])('%j is refused', async (email, message) => {
    expect(await refusalOfChange('setGuestEmailOnCart', { cart_id: await createCart(), email })).toEqual(
      input(message),
    );
  });
});

describe('Shipping address', () => {
  test('is kept with its region, and its country can be in small letters', async () => {
    const visitor = { store: 'us_en' };
    const id = await createCart('us_en');
    const byId = await shipTo(id, 'US', visitor, { region: null, region_id: 57, country_code: 'us' });
    const texas = { region: { code: 'TX', label: 'Texas', region_id: 57 }, country: { code: 'US' } };
    expect(byId.shipping_addresses[0]).toMatchObject({ firstname: 'Noor', postcode: '78701', ...texas });
    const byName = await shipTo(id, 'US', visitor, { region: 'texas' });
    expect(byName.shipping_addresses[0]).toMatchObject(texas);
  });

  test.each(Object.keys(addresses).map((country) => [country] as const))(
    'in %s is valid',
    async (country) => {
      const known =
        (Object.keys(addresses) as (keyof typeof addresses)[]).find((code) => code === country) ?? 'NL';
      const store = { GB: 'uk_en', US: 'us_en', CA: 'na_en' }[country] ?? 'eu_nl';
      const cart = await shipTo(await createCart(store), known, { store });
      expect(cart.shipping_addresses[0]?.country.code).toBe(country);
    },
  );

  test.each([
    ['eu_nl', 'NL', { postcode: '0511 AB' }, 'Invalid value of "0511 AB" provided for the postcode field.'],
    ['eu_nl', 'NL', { postcode: '3511' }, 'Invalid value of "3511" provided for the postcode field.'],
    ['eu_nl', 'NL', { postcode: null }, '"postcode" is required. Enter and try again.'],
    ['eu_nl', 'NL', { firstname: ' ' }, '"firstname" is required. Enter and try again.'],
    ['eu_nl', 'NL', { street: [''] }, '"street" is required. Enter and try again.'],
    ['eu_nl', 'NL', { street: ['1', '2', '3'] }, '"Street Address" cannot contain more than 2 lines.'],
    ['eu_nl', 'NL', { telephone: '' }, '"telephone" is required. Enter and try again.'],
    ['eu_nl', 'NL', { city: 'x'.repeat(256) }, '"City" length must be equal or less than 255 characters.'],
    ['eu_nl', 'NL', { lastname: 'Veld\r\nBcc: a@example.test' }, 'Last Name is not valid!'],
    ['eu_nl', 'NL', { country_code: 'US' }, 'Country is not available'],
    ['eu_nl', 'NL', { country_code: 'XX' }, 'Country is not available'],
    ['eu_nl', 'BE', { postcode: '90000' }, 'Invalid value of "90000" provided for the postcode field.'],
    ['eu_de', 'DE', { postcode: '5066' }, 'Invalid value of "5066" provided for the postcode field.'],
    ['uk_en', 'GB', { postcode: '12345' }, 'Invalid value of "12345" provided for the postcode field.'],
    ['us_en', 'US', { postcode: '7870' }, 'Invalid value of "7870" provided for the postcode field.'],
    ['us_en', 'US', { region: null }, '"regionId" is required. Enter and try again.'],
    ['us_en', 'US', { region: 'QC' }, 'Region is not available for the selected country'],
    ['us_en', 'US', { region: null, region_id: 76 }, 'Region is not available for the selected country'],
    ['na_en', 'CA', { postcode: 'H2Y 1D6X' }, 'Invalid value of "H2Y 1D6X" provided for the postcode field.'],
  ] as const)('of %s in %s with %j is refused', async (store, country, fields, message) => {
    const id = await createCart(store);
    const call = refusalOfChange('setShippingAddressesOnCart', shipping(id, addressIn(country, fields)), {
      store,
    });
    expect(await call).toEqual(input(message));
  });

  test('is a single address, and a guest cannot take it from an address book', async () => {
    const id = await createCart();
    const refusalOf = (shipping_addresses: readonly object[]) =>
      refusalOfChange('setShippingAddressesOnCart', { cart_id: id, shipping_addresses });
    const address = addressIn('NL');
    expect(await refusalOf([{}])).toEqual(
      input('The shipping address must contain either "customer_address_id" or "address".'),
    );
    expect(await refusalOf([{ address }, { address }])).toEqual(
      input('You cannot specify multiple shipping addresses.'),
    );
    expect(await refusalOf([])).toEqual(input('Required parameter "shipping_addresses" is missing'));
    expect(await refusalOf([{ customer_address_id: 1 }])).toEqual({
      message: "The current customer isn't authorized.",
      category: 'graphql-authorization',
    });
  });
});

describe('Billing address', () => {
  test('is an address of its own, or that of the delivery', async () => {
    const id = await createCart();
    const refusalOf = (billing_address: object) =>
      refusalOfChange('setBillingAddressOnCart', { cart_id: id, billing_address });
    const address = addressIn('DE', { company: 'Glas GmbH' });
    expect(await refusalOf({ same_as_shipping: true })).toEqual(
      input('Could not use the "same_as_shipping" option, because the shipping address has not been set.'),
    );
    expect(await refusalOf({})).toEqual(
      input(
        'The billing address must contain either "customer_address_id", "address", or "same_as_shipping".',
      ),
    );
    expect(await refusalOf({ address, customer_address_id: 1 })).toEqual(
      input('The billing address cannot contain "customer_address_id" and "address" at the same time.'),
    );
    expect((await refusalOf({ customer_address_id: 1 })).category).toBe('graphql-authorization');

    const own = await change('setBillingAddressOnCart', { cart_id: id, billing_address: { address } });
    expect(own.billing_address).toMatchObject({ company: 'Glas GmbH', country: { code: 'DE' } });
    expect(own.shipping_addresses).toEqual([]);
    const both = { address, use_for_shipping: true };
    const shared = await change('setBillingAddressOnCart', { cart_id: id, billing_address: both });
    expect(shared.shipping_addresses[0]?.country.code).toBe('DE');
    await shipTo(id, 'NL');
    const same = await change('setBillingAddressOnCart', {
      cart_id: id,
      billing_address: { same_as_shipping: true },
    });
    expect(same.billing_address?.country.code).toBe('NL');
  });
});

describe('Shipping methods', () => {
  // The prices that the demo content promises on its page about delivery.
  test.each([
    ['eu_nl', 'NL', [SMALL], 5.95],
    ['eu_nl', 'NL', [LAMP], 0],
    ['eu_nl', 'NL', [PART], 0],
    ['eu_nl', 'NL', [PART, SMALL], 0],
    ['eu_nl', 'NL', [CHAIR], 0],
    ['eu_nl', 'BE', [CHAIR, SMALL], 0],
    ['eu_de', 'DE', [CHAIR, SMALL], 45],
    ['eu_fr', 'FR', [CHAIR], 45],
    ['eu_de', 'DE', [SMALL], 5.95],
    ['uk_en', 'GB', [SMALL], 7.95],
    ['uk_en', 'GB', [CHAIR], 60],
    ['us_en', 'US', [SMALL], 12],
    ['us_en', 'US', [{ ...SMALL, quantity: 2 }], 0],
    ['us_en', 'US', [CHAIR], 120],
    ['na_en', 'CA', [SMALL], 16],
    ['na_en', 'CA', [CHAIR], 160],
  ] as const)('of %s to %s for %j cost %d', async (store, country, items, price) => {
    const id = await cartWith(items, store);
    const [address] = (await shipTo(id, country, { store })).shipping_addresses;
    const delivery = address?.available_shipping_methods.find(
      (method) => method.carrier_code === 'tablerate',
    );
    expect(delivery).toMatchObject({ method_code: 'bestway', amount: price, available: true });
    expect(address?.selected_shipping_method).toBeNull();
  });

  test('have prices without and with tax', async () => {
    const eu = await shipTo(await cartWith([SMALL]), 'NL');
    expect(eu.shipping_addresses[0]?.available_shipping_methods[0]).toMatchObject({
      price_incl_tax: 5.95,
      price_excl_tax: 4.92,
    });
    const ca = await shipTo(await cartWith([SMALL], 'na_en'), 'CA', { store: 'na_en' });
    expect(ca.shipping_addresses[0]?.available_shipping_methods[0]).toMatchObject({
      price_excl_tax: 16,
      price_incl_tax: 16.8,
    });
  });

  test('are chosen by their codes, and change or disappear with the cart', async () => {
    const id = await cartWith([SMALL]);
    await shipTo(id, 'NL');
    const shipping_methods = [{ carrier_code: 'tablerate', method_code: 'bestway' }];
    const chosen = await change('setShippingMethodsOnCart', { cart_id: id, shipping_methods });
    expect(chosen.shipping_addresses[0]?.selected_shipping_method?.amount).toBe(5.95);
    expect(chosen.prices.grand_total.value).toBe(64.95);
    const cart_items = [{ cart_item_uid: chosen.itemsV2.items[0]?.uid, quantity: 2 }];
    const free = await change('updateCartItems', { cart_id: id, cart_items });
    expect(free.prices.grand_total.value).toBe(118);
    // Customers collect an order in the country of the store only, so a German address removes this method.
    const pickup = [{ carrier_code: 'instore', method_code: 'pickup' }];
    await change('setShippingMethodsOnCart', { cart_id: id, shipping_methods: pickup });
    const moved = await shipTo(id, 'DE');
    expect(moved.shipping_addresses[0]?.selected_shipping_method).toBeNull();
  });

  test('are refused with the sentences of the contract', async () => {
    const empty = await createCart();
    const id = await cartWith([SMALL]);
    const known = { carrier_code: 'tablerate', method_code: 'bestway' };
    const refusalOf = (cart_id: string, shipping_methods: readonly object[]) =>
      refusalOfChange('setShippingMethodsOnCart', { cart_id, shipping_methods });
    expect(await refusalOf(empty, [known])).toEqual(
      input("The shipping method can't be set for an empty cart. Add an item to cart and try again."),
    );
    expect(await refusalOf(id, [known])).toEqual(
      input('The shipping address is missing. Set the address and try again.'),
    );
    await shipTo(id, 'DE');
    expect(await refusalOf(id, [])).toEqual(input('Required parameter "shipping_methods" is missing'));
    expect(await refusalOf(id, [known, known])).toEqual(
      input('You cannot specify multiple shipping methods.'),
    );
    expect(await refusalOf(id, [{ ...known, carrier_code: '' }])).toEqual(
      input('Required parameter "carrier_code" is missing.'),
    );
    expect(await refusalOf(id, [{ ...known, method_code: '' }])).toEqual(
      input('Required parameter "method_code" is missing.'),
    );
    expect(await refusalOf(id, [{ carrier_code: 'instore', method_code: 'pickup' }])).toEqual(
      input('Carrier with such method not found: instore, pickup'),
    );
  });
});

describe('Payment methods', () => {
  const codesOf = (cart: { available_payment_methods: readonly { code: string }[] }) =>
    cart.available_payment_methods.map(({ code }) => code);

  test.each([
    ['eu_nl', 'NL', ['banktransfer', 'purchaseorder']],
    ['us_en', 'US', ['banktransfer', 'purchaseorder', 'checkmo']],
  ] as const)('of %s are %j', async (store, country, codes) => {
    const id = await cartWith([LAMP], store);
    expect(codesOf(await shipTo(id, country, { store }))).toEqual(codes);
  });

  test('Payment in the store needs a pickup, and a cart with the total 0 has only the method “free”', async () => {
    const id = await cartWith([LAMP]);
    await shipTo(id, 'NL');
    const shipping_methods = [{ carrier_code: 'instore', method_code: 'pickup' }];
    const cart = await change('setShippingMethodsOnCart', { cart_id: id, shipping_methods });
    expect(codesOf(cart)).toContain('cashondelivery');
    expect(codesOf(await readCart(await cartWith([{ sku: 'VV-KEY', quantity: 1 }])))).toEqual(['free']);
  });

  test('A method is chosen with the number of an order', async () => {
    const id = await cartWith([LAMP]);
    await shipTo(id, 'NL');
    const payment_method = { code: 'purchaseorder', purchase_order_number: 'PO 7/3' };
    const cart = await change('setPaymentMethodOnCart', { cart_id: id, payment_method });
    expect(cart.selected_payment_method).toEqual(payment_method);
  });

  test('are refused with the sentences of the contract', async () => {
    const id = await cartWith([LAMP]);
    const refusalOf = (code: string) =>
      refusalOfChange('setPaymentMethodOnCart', { cart_id: id, payment_method: { code } });
    expect(await refusalOf('')).toEqual(input('Required parameter "code" for "payment_method" is missing.'));
    expect(await refusalOf('banktransfer')).toEqual(
      input('The shipping address is missing. Set the address and try again.'),
    );
    await shipTo(id, 'NL');
    for (const code of ['checkmo', 'cashondelivery', 'free', 'creditcard'])
      expect(await refusalOf(code), code).toEqual(input('The requested Payment Method is not available.'));
  });
});

describe('Estimates', () => {
  const METHODS = `mutation ($input: EstimateTotalsInput!) { estimateShippingMethods(input: $input) {
    carrier_code method_code amount { value } } }`;
  const TOTALS = `mutation ($input: EstimateTotalsInput!) { estimateTotals(input: $input) { cart { ${CART_FIELDS} } } }
    ${FRAGMENTS}`;

  test('of methods and totals do not change the cart', async () => {
    const id = await cartWith([CHAIR]);
    const variables = { input: { cart_id: id, address: { country_code: 'DE', postcode: '50667' } } };
    const methods = await ask(v.object({ estimateShippingMethods: v.array(v.unknown()) }), METHODS, {
      variables,
    });
    expect(methods.estimateShippingMethods).toEqual([
      { carrier_code: 'tablerate', method_code: 'bestway', amount: { value: 45 } },
    ]);
    const shipping_method = { carrier_code: 'tablerate', method_code: 'bestway' };
    const { estimateTotals } = await ask(
      v.object({ estimateTotals: v.object({ cart: cartSchema }) }),
      TOTALS,
      { variables: { input: { ...variables.input, shipping_method } } },
    );
    expect(estimateTotals.cart.prices).toMatchObject({
      grand_total: { value: 740 },
      applied_taxes: [{ amount: 118.15 }],
    });
    expect((await readCart(id)).shipping_addresses).toEqual([]);
  });

  test('of a country without delivery have no method', async () => {
    const id = await cartWith([CHAIR]);
    const variables = { input: { cart_id: id, address: { country_code: 'US' } } };
    const methods = await ask(v.object({ estimateShippingMethods: v.array(v.unknown()) }), METHODS, {
      variables,
    });
    expect(methods.estimateShippingMethods).toEqual([]);
  });

  test('of an unknown cart are refused', async () => {
    const variables = { input: { cart_id: 'nope', address: { country_code: 'NL' } } };
    expect(await refusal(METHODS, { variables })).toEqual({
      message: 'Could not find a cart with ID "nope"',
      category: 'graphql-no-such-entity',
    });
  });
});
