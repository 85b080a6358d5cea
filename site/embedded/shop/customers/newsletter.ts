import * as v from 'valibot';
import type { WebsiteCode } from '#embedded/catalogue';
import type { Shop, ShopContext } from '../context/context.ts';
import { alreadyExistsError, inputError } from '../graphql/errors.ts';
import { newsletterMail } from '../mails/account-mails.ts';
import { sendMail } from '../mails/send-mail.ts';
import type { StoredCustomer } from './customers.ts';
import { emailKey, isEmailAddress } from './email-addresses.ts';

/** Returns whether the customer's address receives the newsletter of the website. */
export function isSubscribed({ database }: Shop, { website, email }: StoredCustomer): boolean {
  return hasSubscription(database, website, email);
}

/** Subscribes an address to the newsletter of the website and sends it a mail, or ends its subscription if `isWanted` is false. */
export function setSubscribed({ shop, view }: ShopContext, email: string, isWanted: boolean): void {
  const { database } = shop;
  if (!isWanted) {
    database.run(
      'DELETE FROM newsletter_subscription WHERE website = ? AND email_key = ?',
      view.website,
      emailKey(email),
    );
    return;
  }
  if (hasSubscription(database, view.website, email)) return;
  database.run(
    'INSERT INTO newsletter_subscription (website, email_key, email, store) VALUES (?, ?, ?, ?)',
    view.website,
    emailKey(email),
    email,
    view.code,
  );
  sendMail(shop, newsletterMail(view, email));
}

/** Moves the subscription of a customer to the customer's new address. */
export function moveSubscription(
  { database }: Shop,
  { website, email }: StoredCustomer,
  newEmail: string,
): void {
  database.run(
    'DELETE FROM newsletter_subscription WHERE website = ? AND email_key = ? AND email_key <> ?',
    website,
    emailKey(newEmail),
    emailKey(email),
  );
  database.run(
    'UPDATE newsletter_subscription SET email = ?, email_key = ? WHERE website = ? AND email_key = ?',
    newEmail,
    emailKey(newEmail),
    website,
    emailKey(email),
  );
}

/**
 * Subscribes the address of a visitor.
 *
 * @throws {GraphQLError} if the address is invalid or subscribed already
 */
export function subscribeVisitor(context: ShopContext, text: string): void {
  const email = text.trim();
  if (!isEmailAddress(email)) throw inputError('Enter a valid email address.');
  const { database } = context.shop;
  if (hasSubscription(database, context.view.website, email))
    throw alreadyExistsError('This email address is already subscribed.');
  database.transaction(() => setSubscribed(context, email, true));
}

function hasSubscription(database: Shop['database'], website: WebsiteCode, email: string): boolean {
  const row = database.first(
    v.object({ email: v.string() }),
    'SELECT email FROM newsletter_subscription WHERE website = ? AND email_key = ?',
    website,
    emailKey(email),
  );
  return row !== undefined;
}
