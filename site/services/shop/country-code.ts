import type { CountryCodeEnum } from './operations/operations.ts';

/** Returns whether a text has the form of a country code of the shop: two capital letters. The shop refuses codes that do not exist. */
export function isCountryCode(value: string): value is CountryCodeEnum {
  return /^[A-Z]{2}$/.test(value);
}
