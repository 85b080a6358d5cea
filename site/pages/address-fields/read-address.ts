import type { ErrorsByField } from '#renderer/forms/submission-result';
import type { Locale } from '#site/i18n/locale';
import { i18nOf } from '#site/i18n/messages';
import type { Country, ContactAddress } from '#site/services/shop';
import { addressMessage } from './address-messages.ts';
import {
  type AddressField,
  addressFieldName,
  addressFields,
  type AddressPrefix,
  readAddressValues,
} from './address-values.ts';
import { countryRulesOf } from './country-rules.ts';
import { formatPostcode } from './format-postcode.ts';
import { formatTelephone } from './format-telephone.ts';
import { validateAddress } from './validate-address.ts';

const PLACE_FIELDS: readonly AddressField[] = ['city', 'region', 'postcode'];
/** The fields in the order of countries that write the city before the postcode. */
const CITY_FIRST_FIELDS = addressFields.flatMap((field) => {
  if (field === 'postcode') return PLACE_FIELDS;
  return PLACE_FIELDS.includes(field) ? [] : field;
});

/**
 * Reads the address of a posted form on the server.
 *
 * @returns the address, or messages in the visitor's language by field name, in the order of the fields of the country
 */
export function readAddress(
  form: FormData,
  prefix: AddressPrefix,
  countries: readonly Country[],
  locale: Locale,
): { readonly address: ContactAddress } | { readonly errors: ErrorsByField } {
  const values = readAddressValues(prefix, (name) => form.get(name));
  const result = validateAddress(values, countries);
  if ('address' in result) return { address: format(result.address) };
  const t = i18nOf(locale).getFixedT(null, 'address');
  const isCityFirst = countryRulesOf(values.country, countries)?.isCityFirst === true;
  const errors = (isCityFirst ? CITY_FIRST_FIELDS : addressFields).flatMap((field) => {
    const problem = result.problems[field];
    return problem === undefined
      ? []
      : [[addressFieldName(prefix, field), [addressMessage(t, field, problem, values)]] as const];
  });
  return { errors: Object.fromEntries(errors) };
}

function format(address: ContactAddress): ContactAddress {
  const { postcode, countryCode, telephone } = address;
  return {
    ...address,
    postcode: postcode && formatPostcode(postcode, countryCode),
    telephone: telephone && formatTelephone(telephone),
  };
}
