import type { ShopContext } from '../context/context.ts';
import { alreadyExistsError, inputError } from '../graphql/errors.ts';
import { emailChangedMail, passwordChangedMail, welcomeMail } from '../mails/account-mails.ts';
import { sendMail } from '../mails/send-mail.ts';
import { sendConfirmation } from './confirmation.ts';
import { readDateOfBirth, readGender, readLine, readRequiredLine } from './customer-input.ts';
import { revokeCustomerTokens } from './customer-tokens.ts';
import { findCustomer, readCustomer } from './customers.ts';
import { emailKey, isEmailAddress } from './email-addresses.ts';
import { isSubscribed, moveSubscription, setSubscribed } from './newsletter.ts';
import { sendFirstPassword } from './password-reset.ts';
import { hashPassword, validatePassword } from './passwords.ts';
import { requireSamePassword, verifyOwnPassword } from './sign-in.ts';

const ALREADY_EXISTS = 'A customer with the same email address already exists in an associated website.';

/** The fields of `CustomerUpdateInput`. */
export type CustomerUpdate = {
  readonly firstname?: string | null;
  readonly lastname?: string | null;
  readonly middlename?: string | null;
  readonly prefix?: string | null;
  readonly suffix?: string | null;
  readonly date_of_birth?: string | null;
  readonly gender?: number | null;
  readonly taxvat?: string | null;
  readonly is_subscribed?: boolean | null;
};

/** The fields of `CustomerCreateInput`, and of the older `CustomerInput`. */
export type CustomerCreation = CustomerUpdate & {
  readonly email?: string | null;
  readonly password?: string | null;
};

/**
 * Creates a customer of the website and sends the first mail. Without a password, the mail has a link to choose one. With a password, it asks
 * for a confirmation if the shop requires one, and welcomes the customer otherwise.
 *
 * @returns the id of the customer
 * @throws {GraphQLError} of the category `graphql-input`
 */
export async function createAccount(context: ShopContext, input: CustomerCreation): Promise<number> {
  const { shop, view } = context;
  const { database, now, requiresConfirmation } = shop;
  const firstname = readRequiredLine(input.firstname, 'First Name');
  const lastname = readRequiredLine(input.lastname, 'Last Name');
  const email = readEmail(input.email);
  const { password } = input;
  if (typeof password === 'string') validatePassword(password, email, shop);
  const details = readDetails(input, now());
  // While the password is hashed, another request can register the same address. So the address is checked afterwards.
  const hash = typeof password === 'string' ? await hashPassword(password, shop) : null;
  if (findCustomer(database, view.website, email)) throw inputError(ALREADY_EXISTS);
  const isConfirmed = !requiresConfirmation;
  return database.transaction(() => {
    const id = database.insert(
      `INSERT INTO customer (website, store, email, email_key, firstname, lastname, middlename, prefix, suffix,
         date_of_birth, gender, taxvat, password_hash, created_at, is_confirmed)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      view.website,
      view.code,
      email,
      emailKey(email),
      firstname,
      lastname,
      details.middlename,
      details.prefix,
      details.suffix,
      details.dateOfBirth,
      details.gender,
      details.taxvat,
      hash,
      now().getTime(),
      Number(isConfirmed),
    );
    const customer = readCustomer(database, id);
    if (input.is_subscribed === true) setSubscribed(context, email, true);
    if (hash === null) sendFirstPassword(context, customer);
    else if (isConfirmed) sendMail(shop, welcomeMail(shop, view, customer));
    else sendConfirmation(context, customer);
    return id;
  });
}

/**
 * Changes the fields of a customer that `input` contains.
 *
 * @throws {GraphQLError} of the category `graphql-input`
 */
export function updateAccount(context: ShopContext, id: number, input: CustomerUpdate): void {
  const { shop } = context;
  const known = readCustomer(shop.database, id);
  const details = readDetails(input, shop.now());
  const has = (field: keyof CustomerUpdate) => input[field] !== undefined;
  shop.database.transaction(() => {
    shop.database.run(
      `UPDATE customer SET firstname = ?, lastname = ?, middlename = ?, prefix = ?, suffix = ?, date_of_birth = ?,
         gender = ?, taxvat = ? WHERE id = ?`,
      has('firstname') ? readRequiredLine(input.firstname, 'First Name') : known.firstname,
      has('lastname') ? readRequiredLine(input.lastname, 'Last Name') : known.lastname,
      has('middlename') ? details.middlename : known.middlename,
      has('prefix') ? details.prefix : known.prefix,
      has('suffix') ? details.suffix : known.suffix,
      has('date_of_birth') ? details.dateOfBirth : known.date_of_birth,
      has('gender') ? details.gender : known.gender,
      has('taxvat') ? details.taxvat : known.taxvat,
      id,
    );
    if (typeof input.is_subscribed === 'boolean') setSubscribed(context, known.email, input.is_subscribed);
  });
}

/**
 * Changes the email address of a customer after checking the password. The old and the new address get a mail. As in Magento since 2025, all
 * tokens are revoked.
 *
 * @throws {GraphQLError} for a wrong password, an invalid address, or the address of another customer
 */
export async function changeEmail(
  context: ShopContext,
  id: number,
  { email: newEmail, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  const { shop, view } = context;
  if (newEmail.trim() === '') throw inputError('Specify the "email" value.');
  if (password === '') throw inputError('Specify the "password" value.');
  const email = readEmail(newEmail);
  await verifyOwnPassword(shop, id, password);
  const customer = readCustomer(shop.database, id);
  const other = findCustomer(shop.database, view.website, email);
  if (other && other.id !== id) throw alreadyExistsError(ALREADY_EXISTS);
  if (email === customer.email) return;
  shop.database.transaction(() => {
    const wasSubscribed = isSubscribed(shop, customer);
    shop.database.run(
      'UPDATE customer SET email = ?, email_key = ?, reset_hash = NULL, reset_until = NULL WHERE id = ?',
      email,
      emailKey(email),
      id,
    );
    revokeCustomerTokens(shop, id);
    if (wasSubscribed) moveSubscription(shop, customer, email);
    sendMail(shop, emailChangedMail(view, customer, email));
    sendMail(shop, emailChangedMail(view, { ...customer, email }, email));
  });
}

/**
 * Changes the password of a customer after checking the current one. As in Magento, the tokens stay valid.
 *
 * @throws {GraphQLError} for a wrong password, or a new one that is too weak
 */
export async function changePassword(
  context: ShopContext,
  id: number,
  { currentPassword, newPassword }: { readonly currentPassword: string; readonly newPassword: string },
): Promise<void> {
  const { shop, view } = context;
  if (currentPassword === '') throw inputError('Specify the "currentPassword" value.');
  if (newPassword === '') throw inputError('Specify the "newPassword" value.');
  const currentHash = await verifyOwnPassword(shop, id, currentPassword);
  validatePassword(newPassword, readCustomer(shop.database, id).email, shop);
  const hash = await hashPassword(newPassword, shop);
  shop.database.transaction(() => {
    requireSamePassword(shop, id, currentHash);
    shop.database.run(
      'UPDATE customer SET password_hash = ?, reset_hash = NULL, reset_until = NULL WHERE id = ?',
      hash,
      id,
    );
    sendMail(shop, passwordChangedMail(view, readCustomer(shop.database, id)));
  });
}

function readEmail(text: string | null | undefined): string {
  const email = text?.trim() ?? '';
  if (email === '') throw inputError('"Email" is a required value.');
  if (!isEmailAddress(email)) throw inputError(`"${email}" is not a valid email address.`);
  return email;
}

function readDetails(input: CustomerUpdate, now: Date) {
  return {
    middlename: readLine(input.middlename, 'Middle Name/Initial') ?? null,
    prefix: readLine(input.prefix, 'Name Prefix') ?? null,
    suffix: readLine(input.suffix, 'Name Suffix') ?? null,
    dateOfBirth: readDateOfBirth(input.date_of_birth, now) ?? null,
    gender: readGender(input.gender) ?? null,
    taxvat: readLine(input.taxvat, 'Tax/VAT Number') ?? null,
  };
}
