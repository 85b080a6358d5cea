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
  const result = readAddress(addressForm({ country, postcode }), 'shipping', countries, locales[0]);
  expect(result).toMatchObject({
    address: { postcode: expected },
  });
});

test.each([
  ['030/123.456', '030 123 456'],
  ['06.76.40.32.22', '06 76 40 32 22'],
  ['+49 (0)30 123456', '+49 (0)30 123456'],
  ['+49 (0)30 - 1234 5678 90', '+49301234567890'],
])('readAddress writes the telephone number %s as %s, which Magento accepts', (telephone, expected) => {
  const result = readAddress(addressForm({ telephone }), 'shipping', countries, locales[0]);
  expect(result).toMatchObject({ address: { telephone: expected } });
});

function addressForm(changed: Readonly<Record<string, string>>) {
  const values = {
    country: 'DE',
    firstName: 'Noor',
    lastName: 'Veld',
    street1: 'Kade 12',
    city: 'Berlin',
    region: 'XX',
    postcode: '10115',
    telephone: '030 1234567',
    ...changed,
  };
  const form = new FormData();
  for (const [field, value] of Object.entries(values)) form.set(`shipping_${field}`, value);
  return form;
}
