import * as v from 'valibot';
import { type WebsiteCode, websiteCodes } from '#embedded/catalogue';
import type { ShopDatabase } from '../database/database.ts';
import { emailKey } from './email-addresses.ts';

const customerRow = v.object({
  id: v.number(),
  website: v.picklist(websiteCodes),
  store: v.string(),
  email: v.string(),
  firstname: v.string(),
  lastname: v.string(),
  middlename: v.nullable(v.string()),
  prefix: v.nullable(v.string()),
  suffix: v.nullable(v.string()),
  date_of_birth: v.nullable(v.string()),
  gender: v.nullable(v.number()),
  taxvat: v.nullable(v.string()),
  created_at: v.number(),
  is_confirmed: v.number(),
  default_billing_id: v.nullable(v.number()),
  default_shipping_id: v.nullable(v.number()),
});

/** A customer of one website. */
export type StoredCustomer = v.InferOutput<typeof customerRow>;

const columns = Object.keys(customerRow.entries).join(', ');

/** Reads a customer by id. The customer must exist. */
export function readCustomer(database: ShopDatabase, id: number): StoredCustomer {
  const row = database.first(customerRow, `SELECT ${columns} FROM customer WHERE id = ?`, id);
  if (!row) throw new Error(`The database has no customer ${id}.`);
  return row;
}

/** Finds the customer of a website by email address, in any letter case. */
export function findCustomer(
  database: ShopDatabase,
  website: WebsiteCode,
  email: string,
): StoredCustomer | undefined {
  return database.first(
    customerRow,
    `SELECT ${columns} FROM customer WHERE website = ? AND email_key = ?`,
    website,
    emailKey(email),
  );
}
