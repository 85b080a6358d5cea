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
