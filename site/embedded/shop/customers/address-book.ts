import * as v from 'valibot';
import type { ShopContext } from '../context/context.ts';
import { authorizationError, inputError, noSuchEntityError } from '../graphql/errors.ts';
import { readWebsite } from '../stores/websites.ts';
import { type AddressBookInput, readAddressBookInput } from './address-input.ts';
import { readCustomer } from './customers.ts';

const addressRow = v.object({
  id: v.number(),
  firstname: v.string(),
  lastname: v.string(),
  middlename: v.nullable(v.string()),
  prefix: v.nullable(v.string()),
  suffix: v.nullable(v.string()),
  company: v.nullable(v.string()),
  street: v.pipe(v.string(), v.parseJson(), v.array(v.string())),
  city: v.string(),
  region_code: v.nullable(v.string()),
  region: v.nullable(v.string()),
  region_id: v.nullable(v.number()),
  postcode: v.nullable(v.string()),
  country_code: v.string(),
  telephone: v.string(),
  fax: v.nullable(v.string()),
  vat_id: v.nullable(v.string()),
});

/** An address of a customer's address book. */
export type CustomerAddress = v.InferOutput<typeof addressRow>;

const select = `SELECT ${Object.keys(addressRow.entries).join(', ')} FROM customer_address`;
/** The columns that an address fills. The database chooses the id. */
const stored = v.keyof(v.omit(addressRow, ['id'])).options;

/** Reads the address book of a customer, oldest first. */
export function readAddressBook({ shop }: ShopContext, customerId: number): CustomerAddress[] {
  return shop.database.all(addressRow, `${select} WHERE customer_id = ? ORDER BY id`, customerId);
}

/**
 * Reads one address of a customer.
 *
 * @throws {GraphQLError} if there is no such address, or it is another customer's
 */
export function readOwnAddress({ shop }: ShopContext, customerId: number, id: number): CustomerAddress {
  const owner = shop.database.first(
    v.object({ customer_id: v.number() }),
    'SELECT customer_id FROM customer_address WHERE id = ?',
    id,
  );
  const row = owner && shop.database.first(addressRow, `${select} WHERE id = ?`, id);
  if (!owner || !row) throw noSuchEntityError(`Could not find a address with ID "${id}"`);
  if (owner.customer_id !== customerId)
    throw authorizationError(`Current customer does not have permission to address with ID "${id}"`);
  return row;
}

/**
 * Adds an address to the address book of a customer.
 *
 * @returns the id of the address
 * @throws {GraphQLError} of the category `graphql-input`
 */
export function createAddress(context: ShopContext, customerId: number, input: AddressBookInput): number {
  const { database } = context.shop;
  const address = readAddressBookInput(input, countriesOf(context));
  return database.transaction(() => {
    const id = database.insert(
      `INSERT INTO customer_address (customer_id, ${stored.join(', ')})
       VALUES (?, ${stored.map(() => '?').join(', ')})`,
      customerId,
      ...valuesOf(address),
    );
    setDefaults(context, customerId, id, input);
    return id;
  });
}

/**
 * Changes the fields of an address that `input` contains.
 *
 * @throws {GraphQLError} if the address is not the customer's, or a field is invalid
 */
export function updateAddress(
  context: ShopContext,
  customerId: number,
  id: number,
  input: AddressBookInput | null | undefined,
): void {
  const known = readOwnAddress(context, customerId, id);
  if (!input || Object.keys(input).length === 0) throw inputError('"input" value must be specified');
  const { region, region_code: regionCode, region_id: regionId, ...fields } = known;
  // A region belongs to a country, so changing the country removes the stored region.
  const isSameCountry = input.country_code === undefined || input.country_code === known.country_code;
  const address = readAddressBookInput(
    {
      ...fields,
      ...(isSameCountry && { region: { region, region_code: regionCode, region_id: regionId } }),
      ...input,
    },
    countriesOf(context),
  );
  const { database } = context.shop;
  database.transaction(() => {
    database.run(
      `UPDATE customer_address SET ${stored.map((column) => `${column} = ?`).join(', ')} WHERE id = ?`,
      ...valuesOf(address),
      id,
    );
    setDefaults(context, customerId, id, input);
  });
}

/**
 * Deletes an address that is not a default address.
 *
 * @throws {GraphQLError} if the address is not the customer's, or a default address
 */
export function deleteAddress(context: ShopContext, customerId: number, id: number): void {
  const { database } = context.shop;
  readOwnAddress(context, customerId, id);
  const customer = readCustomer(database, customerId);
  for (const [kind, defaultId] of [
    ['billing', customer.default_billing_id],
    ['shipping', customer.default_shipping_id],
  ] as const)
    if (defaultId === id)
      throw inputError(`Customer Address ${id} is set as default ${kind} address and can not be deleted`);
  database.run('DELETE FROM customer_address WHERE id = ?', id);
}

function countriesOf({ shop, view }: ShopContext): string[] {
  return readWebsite(shop.database, view.website).countries.map(({ code }) => code);
}

function setDefaults(context: ShopContext, customerId: number, id: number, input: AddressBookInput): void {
  const { database } = context.shop;
  const customer = readCustomer(database, customerId);
  const choose = (isWanted: boolean | null | undefined, current: number | null) => {
    if (isWanted === true) return id;
    return isWanted === false && current === id ? null : current;
  };
  database.run(
    'UPDATE customer SET default_billing_id = ?, default_shipping_id = ? WHERE id = ?',
    choose(input.default_billing, customer.default_billing_id),
    choose(input.default_shipping, customer.default_shipping_id),
    customerId,
  );
}

/** Returns the values of `stored`, in the same order. */
function valuesOf(address: Omit<CustomerAddress, 'id'>) {
  return stored.map((column) => (column === 'street' ? JSON.stringify(address.street) : address[column]));
}
