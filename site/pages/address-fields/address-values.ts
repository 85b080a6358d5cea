import type { ContactAddress, Customer } from '#site/services/shop';

/** The fields of an address, in focus order. Some countries write the city and the region before the postcode. */
export const addressFields = [
  'country',
  'firstName',
  'lastName',
  'business',
  'company',
  'vatId',
  'street1',
  'street2',
  'postcode',
  'city',
  'region',
  'telephone',
] as const;
export type AddressField = (typeof addressFields)[number];

/** The entered texts by field. `business` is `on` for the address of a company. `region` is the code of a state, or a text. */
export type AddressValues = Readonly<Record<AddressField, string>>;

/** Identifies one of the addresses of a form. The names of its fields start with it. */
export type AddressPrefix = 'shipping' | 'billing' | 'address';

/** The name of the submit button that changes the country of an address without a script. Its post stores nothing. */
export const CHANGE_COUNTRY = 'change_country';

/** Returns the name of a field in its form, which is also its id: `shipping_city`. */
export function addressFieldName(prefix: AddressPrefix, field: AddressField): string {
  return `${prefix}_${field}`;
}

/** Returns the names of all fields of an address, for the texts that a form shows again. */
export function addressFieldNames(prefix: AddressPrefix): string[] {
  return addressFields.map((field) => addressFieldName(prefix, field));
}

/** Reads the values of an address. A missing value becomes an empty text. */
export function readAddressValues(
  prefix: AddressPrefix,
  read: (name: string) => FormDataEntryValue | null | undefined,
): AddressValues {
  return valuesOf((field) => {
    const value = read(addressFieldName(prefix, field));
    return typeof value === 'string' ? value.trim() : '';
  });
}

/** The values of an address that is not known yet. */
type NewAddress = {
  readonly country: string;
  /** The signed-in customer, whose name the address has until it is changed. */
  readonly customer?: Partial<Pick<Customer, 'firstName' | 'lastName'>> | undefined;
};

/** Returns the values of a known address, or else those of a new one. */
export function toAddressValues(
  address: ContactAddress | undefined,
  { country, customer }: NewAddress,
): AddressValues {
  if (!address) {
    const { firstName = '', lastName = '' } = customer ?? {};
    return { ...valuesOf(() => ''), country, firstName, lastName };
  }
  const { firstName, lastName, company = '', vatId = '', street, postcode = '', city, region } = address;
  const [street1 = '', ...otherLines] = street;
  return {
    country: address.countryCode,
    firstName,
    lastName,
    business: company === '' ? '' : 'on',
    company,
    vatId,
    street1,
    street2: otherLines.join(', '),
    postcode,
    city,
    region: region?.code ?? region?.name ?? '',
    telephone: address.telephone ?? '',
  };
}

/** Returns whether two addresses have the same values in an address form. */
export function isEqualAddress(one: ContactAddress, other: ContactAddress): boolean {
  const [first, second] = [one, other].map((address) => toAddressValues(address, { country: '' }));
  return JSON.stringify(first) === JSON.stringify(second);
}

function valuesOf(valueOf: (field: AddressField) => string): AddressValues {
  return {
    country: valueOf('country'),
    firstName: valueOf('firstName'),
    lastName: valueOf('lastName'),
    business: valueOf('business'),
    company: valueOf('company'),
    vatId: valueOf('vatId'),
    street1: valueOf('street1'),
    street2: valueOf('street2'),
    postcode: valueOf('postcode'),
    city: valueOf('city'),
    region: valueOf('region'),
    telephone: valueOf('telephone'),
  };
}
