import * as v from 'valibot';
import type { ShopContext } from '../context/context.ts';
import { inputError } from '../graphql/errors.ts';
import { choosePasswordMail, passwordChangedMail, resetMail } from '../mails/account-mails.ts';
import { sendMail } from '../mails/send-mail.ts';
import { isLocked, resetFailures } from './account-lock.ts';
import { findCustomer, type StoredCustomer } from './customers.ts';
import { isEmailAddress } from './email-addresses.ts';
import { hashPassword, validatePassword } from './passwords.ts';
import { createSecret, hashSecret } from './secrets.ts';

/** Magento's default. */
const RESET_HOURS = 2;
/** A new customer without a password does not request this link, and may read the mail days later. So it is valid for longer. */
const FIRST_PASSWORD_HOURS = 7 * 24;
const HOUR_MS = 60 * 60 * 1000;

/**
 * Sends a customer a link to choose a new password.
 *
 * @throws {GraphQLError} of the category `graphql-input`. As in Magento, the error reveals that an address has no account
 */
export function requestReset(context: ShopContext, email: string): void {
  const { shop, view } = context;
  validateResetEmail(email);
  const customer = findCustomer(shop.database, view.website, email);
  if (!customer) throw inputError("Cannot reset the customer's password");
  if (isLocked(shop, customer.id)) throw inputError('The account is locked');
  shop.database.transaction(() => {
    const token = createResetToken(context, customer.id, RESET_HOURS);
    sendMail(shop, resetMail(shop, view, customer, { token, hours: RESET_HOURS }));
  });
}

/** Sends a new customer without a password a link to choose one. */
export function sendFirstPassword(context: ShopContext, customer: StoredCustomer): void {
  const { shop, view } = context;
  const token = createResetToken(context, customer.id, FIRST_PASSWORD_HOURS);
  sendMail(shop, choosePasswordMail(shop, view, customer, token));
}

/**
 * Sets the password of a customer with the secret of a mail, which works only once. As in Magento, the tokens stay valid. The secret proves
 * that the customer receives mail at the address, so the account is confirmed too.
 *
 * @throws {GraphQLError} of the category `graphql-input`; an unknown address has the message and the time of a wrong secret
 */
export async function resetPassword(
  { shop, view }: ShopContext,
  {
    email,
    resetPasswordToken,
    newPassword,
  }: { readonly email: string; readonly resetPasswordToken: string; readonly newPassword: string },
): Promise<void> {
  validateResetEmail(email);
  if (resetPasswordToken === '') throw inputError('resetPasswordToken must be specified');
  if (newPassword === '') throw inputError('newPassword must be specified');
  validatePassword(newPassword, email, shop);
  const hash = await hashPassword(newPassword, shop);
  const customer = findCustomer(shop.database, view.website, email);
  if (customer && isLocked(shop, customer.id)) throw inputError('The account is locked');
  const row =
    customer &&
    shop.database.first(
      v.object({ reset_hash: v.nullable(v.string()), reset_until: v.nullable(v.number()) }),
      'SELECT reset_hash, reset_until FROM customer WHERE id = ?',
      customer.id,
    );
  const isValid =
    row?.reset_hash === hashSecret(resetPasswordToken) && (row.reset_until ?? 0) > shop.now().getTime();
  if (!customer || !isValid) throw inputError("Cannot set the customer's password");
  shop.database.transaction(() => {
    shop.database.run(
      `UPDATE customer SET password_hash = ?, reset_hash = NULL, reset_until = NULL, is_confirmed = 1,
         confirmation_hash = NULL WHERE id = ?`,
      hash,
      customer.id,
    );
    resetFailures(shop, customer.id);
    sendMail(shop, passwordChangedMail(view, customer));
  });
}

function createResetToken({ shop }: ShopContext, customerId: number, hours: number): string {
  const token = createSecret();
  shop.database.run(
    'UPDATE customer SET reset_hash = ?, reset_until = ? WHERE id = ?',
    hashSecret(token),
    shop.now().getTime() + hours * HOUR_MS,
    customerId,
  );
  return token;
}

function validateResetEmail(email: string): void {
  if (email.trim() === '') throw inputError('You must specify an email address.');
  if (!isEmailAddress(email.trim())) throw inputError('The email address has an invalid format.');
}
