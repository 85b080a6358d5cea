import { expect, test } from 'vitest';
import { locales } from '#site/i18n/locale';
import { readAddress } from '../../../../site/pages/address-fields/read-address.ts';

const regions = [{ id: 1, code: 'XX', name: 'Region' }];
const countries = [
  { id: 'US', name: 'United States', regions },
  { id: 'CA', name: 'Canada', regions },
  { id: 'GB', name: 'United Kingdom', regions: [] },
  { id: 'NL', name: 'Netherlands', regions: [] },
  { id: 'DE', name: 'Germany', regions: [] },
];

test.each([
  ['12345', 'Vul een telefoonnummer met minstens 6 cijfers in.'],
  ['12345x', 'Gebruik alleen cijfers, spaties en + ( ) - in het telefoonnummer.'],
])('The message for the telephone number %s says what is wrong', (telephone, message) => {
  const form = new FormData();
  form.set('shipping_telephone', telephone);
  const result = readAddress(form, 'shipping', countries, locales[0]);
  expect('errors' in result ? result.errors['shipping_telephone'] : []).toEqual([message]);
});

test.each([
  ['US', ['city', 'region', 'postcode']],
  ['CA', ['city', 'region', 'postcode']],
  ['GB', ['city', 'postcode']],
  ['NL', ['postcode', 'city']],
  ['DE', ['postcode', 'city']],
])('readAddress returns the errors in the order of the fields in %s', (country, place) => {
  const form = new FormData();
  form.set('shipping_country', country);
  const result = readAddress(form, 'shipping', countries, locales[0]);
  const fields = ['firstName', 'lastName', 'street1', ...place, 'telephone'];
  expect('errors' in result ? Object.keys(result.errors) : []).toEqual(
    fields.map((field) => `shipping_${field}`),
  );
});

test.each([
  ['CA', 'k1a0b1', 'K1A 0B1'],
  ['CA', 'K1A 0B1', 'K1A 0B1'],
  ['GB', 'sw1a1aa', 'SW1A 1AA'],
  ['GB', 'M1 1AE', 'M1 1AE'],
  ['NL', '1234ab', '1234 AB'],
  ['DE', '10115', '10115'],
])('In %s readAddress writes the postcode %s as %s', (country, postcode, expected) => {
  const values = {
    country,
    firstName: 'Noor',
    lastName: 'Veld',
    street1: 'Kade 12',
    city: 'Ottawa',
    region: 'XX',
    postcode,
    telephone: '030 1234567',
  };
  const form = new FormData();
  for (const [field, value] of Object.entries(values)) form.set(`shipping_${field}`, value);
  expect(readAddress(form, 'shipping', countries, locales[0])).toMatchObject({
    address: { postcode: expected },
  });
});
