import type { CountryCodeEnum } from './operations/operations.ts';

/** Returns whether a text has the format of a country code: two capital letters. The shop refuses codes that do not exist. */
export function isCountryCode(value: string): value is CountryCodeEnum {
  return /^[A-Z]{2}$/.test(value);
}
