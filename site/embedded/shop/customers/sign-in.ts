import * as v from 'valibot';
import type { Shop } from '../graphql/context.ts';
import { authenticationError } from '../graphql/errors.ts';
import type { StoreView } from '../stores/store-view.ts';
import { createCustomerToken } from './customer-tokens.ts';
import { emailKey } from './email-addresses.ts';
import { verifyPassword } from './passwords.ts';

/** Magento's defaults: `MAX_FAILURES` wrong passwords lock an account for `LOCK_MS`. */
const MAX_FAILURES = 10;
const LOCK_MS = 10 * 60 * 1000;

const REFUSED =
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.';

const accountRow = v.object({
  id: v.number(),
  password_hash: v.nullable(v.string()),
  is_confirmed: v.number(),
});

/**
 * Signs a customer in and returns a new token. An unknown address takes as long as a wrong password.
 *
 * @throws {GraphQLError} of the category `graphql-authentication`; the message is the same for an unknown address, a wrong password and a
 *   locked account
 */
export async function signIn(
  shop: Shop,
  { website }: StoreView,
  email: string,
  password: string,
): Promise<string> {
  const account = shop.database.first(
    accountRow,
    'SELECT id, password_hash, is_confirmed FROM customer WHERE website = ? AND email_key = ?',
    website,
    emailKey(email),
  );
  const isOpen = account !== undefined && countAttempt(shop, account.id);
  const isRight = await verifyPassword(password, account?.password_hash, shop);
  if (!account || !isOpen || !isRight) throw authenticationError(REFUSED);
  resetFailures(shop, account.id);
  if (account.is_confirmed === 0)
    throw authenticationError("This account isn't confirmed. Verify and try again.");
  return createCustomerToken(shop, account.id);
}

/**
 * Checks the password of a signed-in customer. Wrong passwords count towards the lock.
 *
 * @throws {GraphQLError} of the category `graphql-authentication` if the password is wrong or the account is locked
 */
export async function verifyOwnPassword(shop: Shop, customerId: number, password: string): Promise<void> {
  const account = shop.database.first(
    accountRow,
    'SELECT id, password_hash, is_confirmed FROM customer WHERE id = ?',
    customerId,
  );
  const isOpen = countAttempt(shop, customerId);
  const isRight = await verifyPassword(password, account?.password_hash, shop);
  if (!isOpen) throw authenticationError('The account is locked.');
  if (!isRight) throw authenticationError('Invalid login or password.');
  resetFailures(shop, customerId);
}

const lockRow = v.object({
  failures: v.number(),
  first_failure_at: v.nullable(v.number()),
  locked_until: v.nullable(v.number()),
});

/** Returns whether the account is locked now. */
export function isLocked({ database, now }: Shop, customerId: number): boolean {
  const row = database.first(
    v.object({ locked_until: v.nullable(v.number()) }),
    'SELECT locked_until FROM customer WHERE id = ?',
    customerId,
  );
  return (row?.locked_until ?? 0) > now().getTime();
}

/**
 * Counts an attempt as a failure before the password is checked, so that parallel attempts cannot exceed the limit.
 *
 * @returns false if the account is locked
 */
function countAttempt({ database, now }: Shop, customerId: number): boolean {
  const time = now().getTime();
  const row = database.first(
    lockRow,
    'SELECT failures, first_failure_at, locked_until FROM customer WHERE id = ?',
    customerId,
  );
  if (!row || (row.locked_until ?? 0) > time) return false;
  const isNewSeries = row.first_failure_at === null || row.first_failure_at + LOCK_MS <= time;
  const failures = isNewSeries ? 1 : row.failures + 1;
  database.run(
    'UPDATE customer SET failures = ?, first_failure_at = ?, locked_until = ? WHERE id = ?',
    failures,
    isNewSeries ? time : row.first_failure_at,
    failures >= MAX_FAILURES ? time + LOCK_MS : null,
    customerId,
  );
  return true;
}

/** Resets the number of failures and the lock, after the right password or a new password. */
export function resetFailures({ database }: Shop, customerId: number): void {
  database.run(
    'UPDATE customer SET failures = 0, first_failure_at = NULL, locked_until = NULL WHERE id = ?',
    customerId,
  );
}
