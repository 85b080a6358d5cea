import { findRegion, regionsOf } from '#embedded/regions';
import type { ShopContext } from '../context/context.ts';
import { readLine, readStreet } from '../customers/customer-input.ts';
import { inputError } from '../graphql/errors.ts';
import { readWebsite } from '../stores/websites.ts';
import type { CheckoutAddress } from './checkout-address.ts';

/** The input `CartAddressInput`. */
export type EnteredCartAddress = {
  readonly firstname: string;
  readonly lastname: string;
  readonly middlename?: string | null;
  readonly prefix?: string | null;
  readonly suffix?: string | null;
  readonly company?: string | null;
  readonly street: readonly (string | null)[];
  readonly city: string;
  readonly region?: string | null;
  readonly region_id?: number | null;
  readonly postcode?: string | null;
  readonly country_code: string;
  readonly telephone: string;
  readonly fax?: string | null;
  readonly vat_id?: string | null;
  /** Also adds the address to the address book of a customer. */
  readonly save_in_address_book?: boolean | null;
};

const MAX_NOTES_LENGTH = 1000;

const postcodePatterns: Readonly<Record<string, RegExp>> = {
  NL: /^[1-9]\d{3} ?[a-z]{2}$/i,
  BE: /^[1-9]\d{3}$/,
  DE: /^\d{5}$/,
  FR: /^\d{5}$/,
  GB: /^[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}$/i,
  US: /^\d{5}(?:-\d{4})?$/,
  CA: /^[abceghj-nprstvxy]\d[abceghj-nprstv-z] ?\d[abceghj-nprstv-z]\d$/i,
};

/**
 * Validates the required fields of an address, their lengths, and the pattern of the postcode. The website has to deliver to the country. The
 * United States and Canada need a state or province. The country code can be in lower case.
 *
 * @throws {GraphQLError} of the category `graphql-input` for the first invalid field
 */
export function readCartAddress(
  input: EnteredCartAddress,
  customerNotes: string | null,
  { shop, view }: ShopContext,
): CheckoutAddress {
  const street = readStreet(input.street);
  const country = input.country_code.trim().toUpperCase();
  const { countries } = readWebsite(shop.database, view.website);
  if (!countries.some(({ code }) => code === country)) throw inputError('Country is not available');
  return {
    firstname: requireField('firstname', readLine(input.firstname, 'First Name')),
    lastname: requireField('lastname', readLine(input.lastname, 'Last Name')),
    middlename: readLine(input.middlename, 'Middle Name/Initial') ?? null,
    prefix: readLine(input.prefix, 'Name Prefix') ?? null,
    suffix: readLine(input.suffix, 'Name Suffix') ?? null,
    company: readLine(input.company, 'Company') ?? null,
    street: [requireField('street', street[0]), ...street.slice(1)],
    city: requireField('city', readLine(input.city, 'City')),
    postcode: readPostcode(country, input.postcode),
    country,
    region: readRegion(country, input),
    telephone: requireField('telephone', readLine(input.telephone, 'Phone Number')),
    fax: readLine(input.fax, 'Fax') ?? null,
    vatId: readLine(input.vat_id, 'VAT Number') ?? null,
    customerNotes: customerNotes?.trim().slice(0, MAX_NOTES_LENGTH) || null,
    pickupLocationCode: null,
  };
}

/** Finds the region of an address. In a country without a list of regions, any text is accepted. */
function readRegion(
  country: string,
  { region, region_id: id }: { region?: string | null; region_id?: number | null },
): CheckoutAddress['region'] {
  const name = readLine(region, 'State/Province') ?? null;
  const known = regionsOf(country);
  if (!known) return name === null ? null : { id: null, code: null, label: name };
  if (name === null && !id) throw inputError('"regionId" is required. Enter and try again.');
  const found = findRegion(known, { id, names: [name ?? undefined] });
  if (!found) throw inputError('Region is not available for the selected country');
  return { id: found.id, code: found.code, label: found.name };
}

function readPostcode(country: string, value: string | null | undefined): string {
  const postcode = requireField('postcode', readLine(value, 'Zip/Postal Code'));
  const pattern = postcodePatterns[country];
  if (pattern && !pattern.test(postcode))
    throw inputError(`Invalid value of "${postcode}" provided for the postcode field.`);
  return postcode;
}

function requireField(name: string, text: string | undefined): string {
  if (text === undefined) throw inputError(`"${name}" is required. Enter and try again.`);
  return text;
}
