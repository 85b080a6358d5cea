import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';
import type { Country } from '#site/services/shop';

/** Examples of postcodes for messages. For other countries, the message has no example. */
export const postcodeExamples: Readonly<Record<string, string>> = {
  AT: '1010',
  BE: '1000',
  CA: 'K1A 0B1',
  CH: '8001',
  DE: '10115',
  DK: '1050',
  ES: '28001',
  FR: '75001',
  GB: 'SW1A 1AA',
  IE: 'D02 AF30',
  IT: '00118',
  LU: '1009',
  NL: '1234 AB',
  US: '94105',
};

/** Examples of VAT numbers for hints and messages. */
export const vatIdExamples: Readonly<Record<string, string>> = {
  AT: 'ATU12345678',
  BE: 'BE0123456789',
  DE: 'DE123456789',
  ES: 'ESX12345678',
  FR: 'FR12345678901',
  GB: 'GB123456789',
  IE: 'IE1234567WA',
  IT: 'IT12345678901',
  LU: 'LU12345678',
  NL: 'NL123456789B01',
};

const CITY_FIRST = ['AU', 'CA', 'GB', 'IE', 'US'];

/** The rules for addresses in a country. */
export type CountryRules = {
  readonly needsPostcode: boolean;
  readonly isPostcode: (postcode: string) => boolean;
  readonly isCityFirst: boolean;
  /** The states or provinces. If there are any, the address must have one of them. */
  readonly regions: Country['regions'];
};

/** Returns whether a country writes the city before the postcode. */
export function isCityFirst(code: string): boolean {
  return CITY_FIRST.includes(code);
}

/** Returns the rules of a country, or `undefined` if the shop does not deliver to it. */
export function countryRulesOf(
  code: string,
  countries: readonly Pick<Country, 'id' | 'regions'>[],
): CountryRules | undefined {
  const country = countries.find(({ id }) => id === code);
  if (!country) return undefined;
  const hasPostcodes = postcodeValidatorExistsForCountry(code);
  return {
    needsPostcode: hasPostcodes,
    isPostcode: (postcode) => !hasPostcodes || postcodeValidator(postcode.toUpperCase(), code),
    isCityFirst: isCityFirst(code),
    regions: country.regions,
  };
}
