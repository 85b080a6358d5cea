import type { Country, ContactAddress } from '#site/services/shop';
import type { AddressField, AddressValues } from './address-values.ts';
import { countryRulesOf } from './country-rules.ts';
import { readVatId } from './vat-id.ts';

/** The reason why a value is invalid. */
export type AddressProblem = 'required' | 'invalid' | 'too-short' | 'too-long';

/** The problems of an address, by field. */
type AddressProblems = Readonly<Partial<Record<AddressField, AddressProblem>>>;

/** Magento stores up to 255 characters. */
export const MAX_ADDRESS_TEXT = 255;
export const MIN_TELEPHONE_DIGITS = 6;
const TELEPHONE = /^[+()\d\s./-]+$/;

/**
 * Validates the values of an address by the rules of its country. Server and browser use the same rules.
 *
 * @param countries the countries that the shop delivers to
 */
export function validateAddress(
  values: AddressValues,
  countries: readonly Pick<Country, 'id' | 'regions'>[],
): { readonly address: ContactAddress } | { readonly problems: AddressProblems } {
  const rules = countryRulesOf(values.country, countries);
  const isBusiness = values.business !== '';
  const region = rules?.regions.find(({ code, name }) => [code, name].includes(values.region));
  const vatId = isBusiness && values.vatId !== '' ? readVatId(values.vatId, values.country) : '';

  const problems: Record<AddressField, AddressProblem | undefined> = {
    country: rules ? undefined : 'required',
    firstName: requiredText(values.firstName),
    lastName: requiredText(values.lastName),
    business: undefined,
    company: isBusiness ? requiredText(values.company) : undefined,
    vatId: vatId === undefined ? 'invalid' : lengthProblem(vatId),
    street1: requiredText(values.street1),
    street2: lengthProblem(values.street2),
    postcode: postcodeProblem(values.postcode, rules),
    city: requiredText(values.city),
    region: rules && rules.regions.length > 0 && !region ? 'required' : undefined,
    telephone: telephoneProblem(values.telephone),
  };
  const found = Object.entries(problems).filter(([, problem]) => problem !== undefined);
  if (found.length > 0) return { problems: Object.fromEntries(found) };
  return {
    address: {
      firstName: values.firstName,
      lastName: values.lastName,
      company: isBusiness ? values.company : undefined,
      vatId: vatId || undefined,
      street: [values.street1, values.street2].filter((line) => line !== ''),
      postcode: values.postcode === '' ? undefined : values.postcode.toUpperCase(),
      city: values.city,
      // A country without a list of regions has no field. A posted value belongs to the earlier country.
      region,
      countryCode: values.country,
      telephone: values.telephone,
    },
  };
}

function requiredText(text: string): AddressProblem | undefined {
  return text === '' ? 'required' : lengthProblem(text);
}

function lengthProblem(text: string): AddressProblem | undefined {
  return text.length > MAX_ADDRESS_TEXT ? 'too-long' : undefined;
}

function postcodeProblem(
  postcode: string,
  rules: ReturnType<typeof countryRulesOf>,
): AddressProblem | undefined {
  if (postcode === '') return rules?.needsPostcode === false ? undefined : 'required';
  return rules && !rules.isPostcode(postcode) ? 'invalid' : lengthProblem(postcode);
}

function telephoneProblem(telephone: string): AddressProblem | undefined {
  if (telephone === '') return 'required';
  if (!TELEPHONE.test(telephone)) return 'invalid';
  const digits = telephone.replaceAll(/\D/g, '').length;
  return digits < MIN_TELEPHONE_DIGITS ? 'too-short' : lengthProblem(telephone);
}
