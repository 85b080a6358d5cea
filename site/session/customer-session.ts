import { createHash } from 'node:crypto';
import type { VisitorSession } from './session.ts';

/** Identifies a customer in the session, without their email address. */
export function customerKeyOf(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('base64url').slice(0, 22);
}

/**
 * Ends the session of a customer who signs out. The customer's cart stays in the shop and returns with the next sign-in. A guest's cart
 * that could not be merged is the visitor's cart again.
 */
export function endCustomerSession(session: VisitorSession): void {
  const { token, cartId, guestCartId } = session.values();
  session.change({
    token: undefined,
    cartId: token === undefined ? cartId : guestCartId,
    guestCartId: undefined,
    hasExpired: undefined,
  });
}

/**
 * Ends the session of a customer whose token has expired. The session stores this until the next sign-in or the next cart, because the
 * customer's cart in the shop may still contain products. Any request of a page can be the first that the shop refuses.
 */
export function expireCustomerSession(session: VisitorSession): void {
  endCustomerSession(session);
  session.change({ hasExpired: true });
}
