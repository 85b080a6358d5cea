import PQueue from 'p-queue';
import * as v from 'valibot';
import type { Shop } from '../context/context.ts';
import { authenticationError } from '../graphql/errors.ts';
import type { StoreView } from '../stores/store-view.ts';
import { countFailure, isLocked, resetFailures } from './account-lock.ts';
import { createCustomerToken } from './customer-tokens.ts';
import { emailKey } from './email-addresses.ts';
import { verifyPassword } from './passwords.ts';

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
