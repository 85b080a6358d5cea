import { expect, test } from 'vitest';
import type { ContactAddress } from '#site/services/shop';
import { deliveryAddressOf, storeDeliveryAddress } from '../../../../site/pages/checkout/order-addresses.ts';
import { createFakeSession } from '../../fake-session.ts';

const home: ContactAddress = {
  firstName: 'Noor',
  lastName: 'Veld',
  company: undefined,
  street: ['Kade 12'],
  postcode: '1234 AB',
  city: 'Utrecht',
  region: { id: 12, code: 'CA', name: 'California' },
  countryCode: 'NL',
  telephone: '030 1234567',
};
const office = { ...home, street: ['Gracht 1'] };
const shop = { ...home, street: ['Twijnstraat aan de Werf 9'] };
const cartOf = (billingAddress: ContactAddress, pickupLocation?: string) => ({
  shippingAddress: pickupLocation === undefined ? home : shop,
  billingAddress,
  pickupLocation,
});

test('deliveryAddressOf returns the shipping address of a cart without a pickup', () => {
  expect(deliveryAddressOf(cartOf(office), createFakeSession())).toBe(home);
});

test.each([
  ['the billing address', home],
  ['another address than the billing address', office],
])('deliveryAddressOf returns the stored address of a pickup order if it is %s', (_name, billingAddress) => {
  const session = createFakeSession();
  storeDeliveryAddress(cartOf(billingAddress), home, session);
  expect(deliveryAddressOf(cartOf(billingAddress, 'utrecht'), session)).toEqual(home);
});

test('deliveryAddressOf returns undefined for a pickup order without a stored address', () => {
  expect(deliveryAddressOf(cartOf(office, 'utrecht'), createFakeSession())).toBeUndefined();
});

test('storeDeliveryAddress removes a stored address if the new one has more than 600 bytes', () => {
  const session = createFakeSession({ deliveryAddress: office });
  // 380 characters, each with two bytes.
  storeDeliveryAddress(cartOf(office), { ...home, city: 'é'.repeat(380) }, session);
  expect(session.values().deliveryAddress).toBeUndefined();
});
