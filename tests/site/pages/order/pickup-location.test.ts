import { expect, test } from 'vitest';
import { isPickedUpAt } from '../../../../site/pages/order/pickup-location.ts';

const shop = {
  code: 'utrecht',
  name: 'Veld & Vonk Utrecht',
  street: 'Twijnstraat aan de Werf 9',
  postcode: '3511 ZG',
  city: 'Utrecht',
};
const address = {
  firstName: 'Noor',
  lastName: 'Veld',
  company: undefined,
  street: ['Twijnstraat aan de Werf 9'],
  postcode: '3511 ZG',
  city: 'Utrecht',
  region: undefined,
  countryCode: 'NL',
  telephone: '030 1234567',
  vatId: undefined,
};
const order = { deliveryName: 'Afhalen - Veld & Vonk Utrecht', shippingAddress: address };

test.each([
  ['the name and address of the location', order],
  ['a carrier with a hyphen', { ...order, deliveryName: 'Pick - up - Veld & Vonk Utrecht' }],
  [
    'another notation of spaces',
    { ...order, shippingAddress: { ...address, street: ['Twijnstraat aan', 'de  Werf 9 '] } },
  ],
])('An order with %s is a pickup', (_name, pickup) => {
  expect(isPickedUpAt(shop, pickup)).toBe(true);
});

test.each([
  ['a delivery to the address of the shop', { ...order, deliveryName: 'Bezorgen - Standaard' }],
  ['the former address of the shop', { ...order, shippingAddress: { ...address, street: ['Kade 1'] } }],
  ['a shop in another city', { ...order, shippingAddress: { ...address, city: 'Deventer' } }],
  ['no delivery', { deliveryName: undefined, shippingAddress: undefined }],
])('An order with %s is not recognised as a pickup', (_name, delivery) => {
  expect(isPickedUpAt(shop, delivery)).toBe(false);
});
