import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { type LocaleCode, locales } from '#site/i18n/locale';
import { i18nOf } from '#site/i18n/messages';
import type { OrderAddress } from '#site/services/shop';
import { AddressLines } from '../../../../site/pages/order/address-lines.tsx';
import { toAddressProps } from '../../../../site/pages/order/to-address-props.ts';

type Place = Pick<OrderAddress, 'countryCode' | 'postcode' | 'city'> & { readonly region?: string };

/** Shows an address on a page of a locale, and returns its lines. */
function linesOf(code: LocaleCode, { region, ...place }: Place, street: readonly string[] = ['Dijk 1']) {
  const locale = locales.find((candidate) => candidate.code === code) ?? locales[0];
  const address: OrderAddress = {
    firstName: 'Noor',
    lastName: 'Veld',
    street,
    ...place,
    region: region === undefined ? undefined : { name: region },
  };
  render(
    <I18nextProvider i18n={i18nOf(locale)}>
      <AddressLines {...toAddressProps(address, { locale, countries: [] })} />
    </I18nextProvider>,
  );
  return [...screen.getByRole('group').children].map(({ textContent }) => textContent);
}

const LONDON: Place = { countryCode: 'GB', postcode: 'SW1A 1AA', city: 'London' };
const UTRECHT: Place = { countryCode: 'NL', postcode: '3511 AB', city: 'Utrecht' };
const SAN_FRANCISCO: Place = { countryCode: 'US', postcode: '94105', city: 'San Francisco' };

test.each<[LocaleCode, Place, string]>([
  ['en-UK', LONDON, 'London SW1A 1AA'],
  ['nl', LONDON, 'London SW1A 1AA'],
  ['en-UK', { ...LONDON, region: 'Greater London' }, 'London, Greater London SW1A 1AA'],
  ['en', { countryCode: 'IE', postcode: 'D02 AF30', city: 'Dublin' }, 'Dublin D02 AF30'],
  ['en-US', { ...SAN_FRANCISCO, region: 'California' }, 'San Francisco, California 94105'],
  ['en-US', SAN_FRANCISCO, 'San Francisco 94105'],
  ['nl', UTRECHT, '3511 AB Utrecht'],
  ['en-US', UTRECHT, '3511 AB Utrecht'],
  [
    'fr',
    { countryCode: 'FR', postcode: '75001', city: 'Paris', region: 'Île-de-France' },
    '75001 Paris, Île-de-France',
  ],
  ['nl', { ...UTRECHT, countryCode: undefined }, '3511 AB Utrecht'],
])('An address on a page of %s has its place in the order of its country: %j', (code, place, expected) => {
  expect(linesOf(code, place)[2]).toBe(expected);
});

test('An address shows equal lines twice and omits absent ones', () => {
  const place = { countryCode: 'LU', postcode: undefined, city: 'Luxemburg' };
  expect(linesOf('nl', place, ['Dijk 1', 'Dijk 1'])).toEqual([
    'Noor Veld',
    'Dijk 1',
    'Dijk 1',
    'Luxemburg',
    'Luxemburg',
  ]);
});
