import type { ErrorsByField } from '#renderer/forms/form';
import type { Locale } from '#site/i18n/locale';
import { i18nOf } from '#site/i18n/messages';
import type { Country, ContactAddress } from '#site/services/shop';
import { addressMessage } from './address-messages.ts';
import { addressFieldName, addressFields, type AddressPrefix, readAddressValues } from './address-values.ts';
import { validateAddress } from './validate-address.ts';

/**
 * Reads the address of a posted form on the server.
 *
 * @returns the address, or messages in the visitor's language by field name
 */
export function readAddress(
  form: FormData,
  prefix: AddressPrefix,
  countries: readonly Country[],
  locale: Locale,
): { readonly address: ContactAddress } | { readonly errors: ErrorsByField } {
  const values = readAddressValues(prefix, (name) => form.get(name));
  const result = validateAddress(values, countries);
  if ('address' in result) return result;
  const t = i18nOf(locale).getFixedT(null, 'address');
  const errors = addressFields.flatMap((field) => {
    const problem = result.problems[field];
    return problem === undefined
      ? []
      : [[addressFieldName(prefix, field), [addressMessage(t, field, problem, values)]] as const];
  });
  return { errors: Object.fromEntries(errors) };
}
