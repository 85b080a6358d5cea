import type { VisitorSession } from './session.ts';

/**
 * Ends the session of a customer: after signing out, or when the shop refuses the token because it has expired. The customer's cart stays
 * in the shop and returns with the next sign-in. A guest's cart that could not be merged is the visitor's cart again.
 */
export function endCustomerSession(session: VisitorSession): void {
  const { token, cartId, guestCartId } = session.values();
  session.change({
    token: undefined,
    cartId: token === undefined ? cartId : guestCartId,
    guestCartId: undefined,
  });
}
