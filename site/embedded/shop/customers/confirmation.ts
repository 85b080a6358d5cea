import * as v from 'valibot';
import type { ShopContext } from '../context/context.ts';
import { inputError } from '../graphql/errors.ts';
import { confirmationMail, welcomeMail } from '../mails/account-mails.ts';
import { sendMail } from '../mails/send-mail.ts';
import { findCustomer, type StoredCustomer } from './customers.ts';
import { isEmailAddress } from './email-addresses.ts';
import { createSecret, hashSecret } from './secrets.ts';

/** Sends a new customer the key of `confirmEmail`. An earlier key becomes invalid. */
export function sendConfirmation({ shop, view }: ShopContext, customer: StoredCustomer): void {
  const key = createSecret();
  shop.database.run('UPDATE customer SET confirmation_hash = ? WHERE id = ?', hashSecret(key), customer.id);
  sendMail(shop, confirmationMail(shop, view, customer, key));
}

/**
 * Confirms the email address of a customer.
 *
 * @returns the id of the customer
 * @throws {GraphQLError} of the category `graphql-input`; an unknown address has the message of a wrong key
 */
export function confirmAccount(context: ShopContext, email: string, key: string): number {
  const { shop, view } = context;
  validateConfirmationEmail(email);
  const customer = findCustomer(shop.database, view.website, email);
  if (customer && customer.is_confirmed === 1) throw inputError('The account is already active.');
  const row =
    customer &&
    shop.database.first(
      v.object({ confirmation_hash: v.nullable(v.string()) }),
      'SELECT confirmation_hash FROM customer WHERE id = ?',
      customer.id,
    );
  if (!customer || row?.confirmation_hash !== hashSecret(key))
    throw inputError('The confirmation token is invalid. Verify the token and try again.');
  shop.database.transaction(() => {
    shop.database.run(
      'UPDATE customer SET is_confirmed = 1, confirmation_hash = NULL WHERE id = ?',
      customer.id,
    );
    sendMail(shop, welcomeMail(shop, view, customer));
  });
  return customer.id;
}

/**
 * Sends the mail of `sendConfirmation` again.
 *
 * @throws {GraphQLError} of the category `graphql-input`; an unknown address has the message of a confirmed one
 */
export function resendConfirmation(context: ShopContext, email: string): void {
  validateConfirmationEmail(email);
  const { shop, view } = context;
  const customer = findCustomer(shop.database, view.website, email);
  if (!customer || customer.is_confirmed === 1) throw inputError("Confirmation isn't needed.");
  shop.database.transaction(() => sendConfirmation(context, customer));
}

/** @throws {GraphQLError} of the category `graphql-input` if an email address is missing or invalid */
export function validateConfirmationEmail(email: string): void {
  if (email.trim() === '') throw inputError('Email must be specified');
  if (!isEmailAddress(email.trim())) throw inputError('Email is invalid');
}
