import * as v from 'valibot';
import type { Shop } from '../context/context.ts';
import { TOKEN_LIFETIME_HOURS } from '../stores/store-config.ts';
import type { StoreView } from '../stores/store-view.ts';
import { createSecret, hashSecret } from './secrets.ts';

const TOKEN_LIFETIME_MS = TOKEN_LIFETIME_HOURS * 60 * 60 * 1000;

const BEARER = /^Bearer ([\w-]{1,200})$/i;

/** Creates a bearer token for a customer, valid for `TOKEN_LIFETIME_HOURS`. Also deletes all expired tokens. */
export function createCustomerToken({ database, now }: Shop, customerId: number): string {
  const token = createSecret();
  const time = now().getTime();
  database.run('DELETE FROM customer_token WHERE expires_at <= ?', time);
  database.run(
    'INSERT INTO customer_token (hash, customer_id, expires_at) VALUES (?, ?, ?)',
    hashSecret(token),
    customerId,
    time + TOKEN_LIFETIME_MS,
  );
  return token;
}

/** Revokes all tokens of a customer, on every device. */
export function revokeCustomerTokens({ database }: Shop, customerId: number): void {
  database.run('DELETE FROM customer_token WHERE customer_id = ?', customerId);
}

/** Returns the customer of the header `Authorization`. Returns `undefined` if the token is invalid, or the customer is of another website. */
export function findSignedInCustomer(
  { database, now }: Shop,
  { website }: StoreView,
  authorization: string | null,
): number | undefined {
  const token = BEARER.exec(authorization ?? '')?.[1];
  if (token === undefined) return undefined;
  const row = database.first(
    v.object({ id: v.number() }),
    `SELECT customer.id FROM customer_token JOIN customer ON customer.id = customer_id
     WHERE hash = ? AND expires_at > ? AND website = ?`,
    hashSecret(token),
    now().getTime(),
    website,
  );
  return row?.id;
}
