import { describe, expect, test } from 'vitest';
import { type AddressValues, toAddressValues } from '../../../../site/pages/address-fields/address-values.ts';
import { validateAddress } from '../../../../site/pages/address-fields/validate-address.ts';

const countries = [
  ...['NL', 'BE', 'DE', 'FR', 'GB'].map((id) => ({ id, regions: [] })),
  { id: 'US', regions: [{ id: 12, code: 'CA', name: 'California' }] },
  { id: 'CA', regions: [{ id: 74, code: 'ON', name: 'Ontario' }] },
  { id: 'AE', regions: [] },
];

const dutch: AddressValues = {
  country: 'NL',
  firstName: 'Noor',
  lastName: 'Veld',
  business: '',
  company: '',
  vatId: '',
  street1: 'Kade 12',
  street2: '',
  postcode: '1234 ab',
  city: 'Utrecht',
  region: '',
  telephone: '+31 6 12345678',
};

const problemsOf = (changes: Partial<AddressValues>) => {
  const result = validateAddress({ ...dutch, ...changes }, countries);
  return 'problems' in result ? result.problems : {};
};

describe('validateAddress', () => {
  test('returns the address with its postcode in capitals', () => {
    expect(validateAddress(dutch, countries)).toEqual({
      address: {
        firstName: 'Noor',
        lastName: 'Veld',
        company: undefined,
        vatId: undefined,
        street: ['Kade 12'],
        postcode: '1234 AB',
        city: 'Utrecht',
        region: undefined,
        countryCode: 'NL',
        telephone: '+31 6 12345678',
      },
    });
  });

  test('requires the same fields everywhere', () => {
    const empty = toAddressValues(undefined, { country: 'NL' });
    const required = { firstName: 'required', lastName: 'required', street1: 'required', city: 'required' };
    expect(validateAddress(empty, countries)).toEqual({
      problems: { ...required, postcode: 'required', telephone: 'required' },
    });
  });

  test.each([
    ['NL', '1234AB', true],
    ['NL', '12345', false],
    ['BE', '1000', true],
    ['BE', '10000', false],
    ['DE', '10115', true],
    ['DE', '1011', false],
    ['FR', '75001', true],
    ['GB', 'sw1a 1aa', true],
    ['GB', '12345', false],
  ])('In %s the postcode %s is valid: %s', (country, postcode, isValid) => {
    expect(problemsOf({ country, postcode })).toEqual(isValid ? {} : { postcode: 'invalid' });
  });

  test.each([
    ['US', '94105', 'CA'],
    ['US', '94105-1234', 'California'],
    ['CA', 'k1a 0b1', 'ON'],
  ])('In %s the postcode %s and the region %s are valid', (country, postcode, region) => {
    expect(problemsOf({ country, postcode, region })).toEqual({});
  });

  test('requires a region of the country where there is a list', () => {
    expect(problemsOf({ country: 'US', postcode: '94105' })).toEqual({ region: 'required' });
    expect(problemsOf({ country: 'US', postcode: '94105', region: 'ON' })).toEqual({ region: 'required' });
  });

  test('ignores the region of another country, which a form without a script still contains', () => {
    expect(validateAddress({ ...dutch, region: 'CA' }, countries)).toMatchObject({
      address: { countryCode: 'NL', region: undefined },
    });
  });

  test('returns the id, code and name of a region', () => {
    const result = validateAddress({ ...dutch, country: 'US', postcode: '94105', region: 'CA' }, countries);
    expect(result).toMatchObject({ address: { region: { id: 12, code: 'CA', name: 'California' } } });
  });

  test('requires no postcode where there are none', () => {
    expect(problemsOf({ country: 'AE', postcode: '' })).toEqual({});
  });

  test('refuses a country that the shop does not deliver to', () => {
    expect(problemsOf({ country: 'SE' })).toEqual({ country: 'required' });
  });

  test('requires the company of a business only', () => {
    expect(problemsOf({ business: 'on' })).toEqual({ company: 'required' });
    const result = validateAddress({ ...dutch, company: 'Vonk BV', vatId: 'x' }, countries);
    expect(result).toMatchObject({ address: { company: undefined, vatId: undefined } });
  });

  test.each([
    ['NL', '1234 AB', 'nl 123456789 b01', 'NL123456789B01'],
    ['NL', '1234 AB', '123456789B01', 'NL123456789B01'],
    ['DE', '10115', 'DE 123 456 789', 'DE123456789'],
    ['GB', 'SW1A 1AA', 'GB 123 4567 89', 'GB123456789'],
  ])('In %s (%s) the VAT number %s becomes %s', (country, postcode, vatId, expected) => {
    const business = { business: 'on', company: 'Vonk', vatId };
    const result = validateAddress({ ...dutch, ...business, country, postcode }, countries);
    expect(result).toMatchObject({ address: { vatId: expected } });
  });

  test('refuses a VAT number of another country', () => {
    expect(problemsOf({ business: 'on', company: 'Vonk', vatId: 'DE123456789' })).toEqual({
      vatId: 'invalid',
    });
  });

  test.each(['06-12345678', '+31 (0)6 12 34 56 78', '030.1234567'])(
    'The telephone number %s is valid',
    (telephone) => {
      expect(problemsOf({ telephone })).toEqual({});
    },
  );

  test.each([
    ['12345', 'too-short'],
    ['bel me', 'invalid'],
    ['06 <script>', 'invalid'],
  ])('The telephone number %s is %s', (telephone, problem) => {
    expect(problemsOf({ telephone })).toEqual({ telephone: problem });
  });

  test('refuses a text that Magento cannot store', () => {
    expect(problemsOf({ city: 'x'.repeat(256) })).toEqual({ city: 'too-long' });
  });
});
