import { findRegion, regionsOf } from '#embedded/regions';
import { inputError } from '../graphql/errors.ts';
import type { CustomerAddress } from './address-book.ts';
import { readLine, readStreet } from './customer-input.ts';

/** The telephone numbers of Magento 2.4.8. Later versions also accept a full stop and a slash. */
const TELEPHONE = /^[\d\s+()-]{1,20}$/;

type RegionInput = {
  readonly region_code?: string | null;
  readonly region?: string | null;
  readonly region_id?: number | null;
};

/** The fields of `AddressBookInput`. */
export type AddressBookInput = {
  readonly firstname?: string | null;
  readonly lastname?: string | null;
  readonly middlename?: string | null;
  readonly prefix?: string | null;
  readonly suffix?: string | null;
  readonly company?: string | null;
  readonly street?: readonly (string | null)[] | null;
  readonly city?: string | null;
  readonly region?: RegionInput | null;
  readonly postcode?: string | null;
  readonly country_code?: string | null;
  readonly telephone?: string | null;
  readonly fax?: string | null;
  readonly vat_id?: string | null;
  readonly default_billing?: boolean | null;
  readonly default_shipping?: boolean | null;
};

/**
 * Reads the fields of an address.
 *
 * @param countries codes of the countries that the website delivers to
 * @throws {GraphQLError} of the category `graphql-input`
 */
export function readAddressBookInput(
  input: AddressBookInput,
  countries: readonly string[],
): Omit<CustomerAddress, 'id'> {
  const street = readStreet(input.street);
  const fields = {
    firstname: readLine(input.firstname, 'First Name'),
    lastname: readLine(input.lastname, 'Last Name'),
    city: readLine(input.city, 'City'),
    postcode: readLine(input.postcode, 'Zip/Postal Code'),
    telephone: readLine(input.telephone, 'Phone Number'),
    country_code: input.country_code ?? undefined,
    street: street[0],
  };
  requireFields(fields);
  const { telephone, country_code: country } = fields;
  if (!TELEPHONE.test(telephone))
    throw inputError('Invalid Phone Number. Please use 0-9, +, -, (, ) and space.');
  if (!countries.includes(country))
    throw inputError(`Invalid value of "${country}" provided for the countryId field.`);
  return {
    ...fields,
    street,
    middlename: readLine(input.middlename, 'Middle Name/Initial') ?? null,
    prefix: readLine(input.prefix, 'Name Prefix') ?? null,
    suffix: readLine(input.suffix, 'Name Suffix') ?? null,
    company: readLine(input.company, 'Company') ?? null,
    fax: readLine(input.fax, 'Fax') ?? null,
    vat_id: readLine(input.vat_id, 'VAT Number') ?? null,
    ...readRegion(input.region, country),
  };
}

/** Throws one error that names all missing fields. */
function requireFields<Name extends string>(
  fields: Readonly<Record<Name, string | undefined>>,
): asserts fields is Readonly<Record<Name, string>> {
  const missing = Object.entries(fields).filter(([, value]) => value === undefined);
  if (missing.length > 0)
    throw inputError(`Required parameters are missing: ${missing.map(([name]) => name).join(', ')}`);
}

/** Reads the region of an address. A country with a list of regions requires one of them; other countries accept any name. */
function readRegion(input: RegionInput | null | undefined, country: string) {
  const regions = regionsOf(country);
  const name = readLine(input?.region, 'State/Province');
  if (!regions) return { region: name ?? null, region_code: name ?? null, region_id: null };
  const code = readLine(input?.region_code, 'State/Province');
  const wantedId = input?.region_id ?? undefined;
  if (wantedId === undefined && code === undefined && name === undefined)
    throw inputError('"regionId" is required. Enter and try again.');
  const found = findRegion(regions, { id: wantedId, names: [code, name] });
  if (!found) throw inputError('The region is not available in the selected country.');
  return { region: found.name, region_code: found.code, region_id: found.id };
}
