import PQueue from 'p-queue';
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

const WRONG_PASSWORD = 'Invalid login or password.';

const accountRow = v.object({ id: v.number(), is_confirmed: v.number() });

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
    'SELECT id, is_confirmed FROM customer WHERE website = ? AND email_key = ?',
    website,
    emailKey(email),
  );
  if (!account) {
    await verifyPassword(password, undefined, shop);
    throw authenticationError(REFUSED);
  }
  if ((await checkPassword(shop, account.id, password)).kind !== 'right') throw authenticationError(REFUSED);
  if (account.is_confirmed === 0)
    throw authenticationError("This account isn't confirmed. Verify and try again.");
  return createCustomerToken(shop, account.id);
}

/**
 * Checks the password of a signed-in customer. Wrong passwords count towards the lock.
 *
 * @returns the hash of the password
 * @throws {GraphQLError} of the category `graphql-authentication` if the password is wrong or the account is locked
 */
export async function verifyOwnPassword(shop: Shop, customerId: number, password: string): Promise<string> {
  const checked = await checkPassword(shop, customerId, password);
  if (checked.kind === 'right') return checked.hash;
  throw authenticationError(checked.kind === 'locked' ? 'The account is locked.' : WRONG_PASSWORD);
}

/**
 * Throws if the password of a customer was changed after it was checked, for example by a reset in another window.
 *
 * @param hash the hash that `verifyOwnPassword` returned
 * @throws {GraphQLError} of the category `graphql-authentication`
 */
export function requireSamePassword(shop: Shop, customerId: number, hash: string): void {
  if (readHash(shop, customerId) !== hash) throw authenticationError(WRONG_PASSWORD);
}

type CheckedPassword =
  | { readonly kind: 'right'; readonly hash: string }
  | { readonly kind: 'wrong' | 'locked' };

/** The queue of the password checks of each account, by database. */
const queues = new WeakMap<Shop['database'], Map<number, PQueue>>();

/**
 * Checks a password. The attempts of one account are checked one after the other, so that parallel attempts cannot exceed the limit. Only wrong
 * passwords count. A password that changes during the check is wrong. The check of a locked account takes as long as that of another one.
 */
async function checkPassword(shop: Shop, customerId: number, password: string): Promise<CheckedPassword> {
  const ofShop = queues.get(shop.database) ?? new Map<number, PQueue>();
  queues.set(shop.database, ofShop);
  const queue = ofShop.get(customerId) ?? new PQueue({ concurrency: 1 });
  ofShop.set(customerId, queue);
  try {
    return await queue.add(async (): Promise<CheckedPassword> => {
      const hash = readHash(shop, customerId);
      const wasLocked = isLocked(shop, customerId);
      const isRight = await verifyPassword(password, hash, shop);
      if (wasLocked) return { kind: 'locked' };
      if (isRight && hash && readHash(shop, customerId) === hash) {
        resetFailures(shop, customerId);
        return { kind: 'right', hash };
      }
      countFailure(shop, customerId);
      return { kind: 'wrong' };
    });
  } finally {
    if (queue.size + queue.pending === 0) ofShop.delete(customerId);
  }
}

function readHash({ database }: Shop, customerId: number): string | undefined {
  const row = database.first(
    v.object({ password_hash: v.nullable(v.string()) }),
    'SELECT password_hash FROM customer WHERE id = ?',
    customerId,
  );
  return row?.password_hash ?? undefined;
}

const failuresRow = v.object({ failures: v.number(), first_failure_at: v.nullable(v.number()) });

/** Returns whether the account is locked now. */
export function isLocked({ database, now }: Shop, customerId: number): boolean {
  const row = database.first(
    v.object({ locked_until: v.nullable(v.number()) }),
    'SELECT locked_until FROM customer WHERE id = ?',
    customerId,
  );
  return (row?.locked_until ?? 0) > now().getTime();
}

/** Counts a wrong password. The tenth within ten minutes locks the account. */
function countFailure({ database, now }: Shop, customerId: number): void {
  const time = now().getTime();
  const row = database.first(
    failuresRow,
    'SELECT failures, first_failure_at FROM customer WHERE id = ?',
    customerId,
  );
  if (!row) return;
  const isNewSeries = row.first_failure_at === null || row.first_failure_at + LOCK_MS <= time;
  const failures = isNewSeries ? 1 : row.failures + 1;
  database.run(
    'UPDATE customer SET failures = ?, first_failure_at = ?, locked_until = ? WHERE id = ?',
    failures,
    isNewSeries ? time : row.first_failure_at,
    failures >= MAX_FAILURES ? time + LOCK_MS : null,
    customerId,
  );
}

/** Resets the number of failures and the lock, after the right password or a new password. */
export function resetFailures({ database }: Shop, customerId: number): void {
  database.run(
    'UPDATE customer SET failures = 0, first_failure_at = NULL, locked_until = NULL WHERE id = ?',
    customerId,
  );
}
