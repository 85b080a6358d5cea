import { type Carts, createCarts } from './carts.ts';
import { type Checkout, type CheckoutContext, createCheckout } from './checkout.ts';
import { createVisitorCustomers, type VisitorCustomers } from './customers.ts';
import type { VisitorSummary } from './model-customer.ts';
import { createVisitorOrders, type VisitorOrders } from './orders.ts';
import { createSendForVisitor, type VisitorScope, type VisitorTransport } from './send-for-visitor.ts';
import type { VisitorOutcome } from './visitor-outcome.ts';
import { loadVisitorSummary } from './visitor-summary.ts';
import { createWishlists, type Wishlists } from './wishlists.ts';

/** Client of the shop for one visitor. Responses are never cached. Each call returns an outcome. Failures are already logged. */
export type VisitorShop = {
  /** Returns the data for the header of every page: the number of pieces in a cart, and the signed-in contact. */
  readonly summary: (cartId: string | undefined) => Promise<VisitorOutcome<VisitorSummary, 'cart-gone'>>;
  readonly orders: VisitorOrders;
  readonly carts: Carts;
  readonly checkout: Checkout;
  readonly customers: VisitorCustomers;
  readonly wishlists: Wishlists;
};

/** Creates the client of one visitor for one request. */
export function createVisitorShop(
  transport: VisitorTransport,
  scope: VisitorScope,
  checkoutContext: CheckoutContext,
): VisitorShop {
  const send = createSendForVisitor(transport, scope);
  return {
    summary: (cartId) => loadVisitorSummary(send, { cartId, isSignedIn: scope.token !== undefined }),
    orders: createVisitorOrders(send),
    carts: createCarts(send),
    checkout: createCheckout(send, checkoutContext),
    customers: createVisitorCustomers(send, checkoutContext.mergedCarts),
    wishlists: createWishlists(send),
  };
}
