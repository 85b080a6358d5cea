import { expect, test } from 'vitest';
import type { ContactAddress } from '#site/services/shop';
import { storeDeliveryAddress } from '#site/session/delivery-address';
import { createFakeSession } from '../fake-session.ts';

const address: ContactAddress = {
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

test('The address of a delivery is stored and removed', () => {
  const session = createFakeSession();
  storeDeliveryAddress(session, address);
  expect(session.values().deliveryAddress).toEqual(address);
  storeDeliveryAddress(session, undefined);
  expect(session.values().deliveryAddress).toBeUndefined();
});

test('An address above 200 bytes replaces a stored address by none', () => {
  const session = createFakeSession({ deliveryAddress: address });
  storeDeliveryAddress(session, { ...address, city: 'é'.repeat(60) });
  expect(session.values().deliveryAddress).toBeUndefined();
});
