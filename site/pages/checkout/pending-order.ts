import { createHash } from 'node:crypto';
import { routePath } from '#site/protocol/route-table';
import type { Cart, Order, OrderSummary } from '#site/services/shop';
import type { Session } from '#site/session/session';
import type { PersonalRequest } from '../define-screen.ts';
import { cancelPayment, completePayment } from './payment/end-payment.ts';
import { visitorShopOf } from './visitor-checkout.ts';

/** The state of the order in progress in the shop. Its response may be lost. */
export type PendingOrder =
  /** The session has no order in progress, its cart was not ordered, or the customer's token has expired. */
  | { readonly state: 'none' }
  /** The shop has the order. Its number is in the session if it is known. */
  | { readonly state: 'ordered' }
  /** The shop does not respond, so it is not known whether it has the order. */
  | { readonly state: 'unknown' };

/** After ordering, Back leads to the confirmation for this time. Later a visitor without a cart sees the empty cart. */
const JUST_ORDERED_SECONDS = 60 * 60;

/** The clocks of the shop and the site can differ by this time. */
const CLOCK_DIFFERENCE_MS = 5 * 60 * 1_000;

/** Stores the cart that the visitor is about to order, before the request to the shop, because its response can get lost. */
export function rememberPendingOrder(
  request: PersonalRequest,
  { id, email }: Pick<Cart, 'id' | 'email'>,
): void {
  const { session } = request;
  const { pendingOrder } = session.values();
  const known = pendingOrder?.cartId === id ? pendingOrder : undefined;
  const since = known?.since ?? secondsNow(request);
  session.change({ pendingOrder: { cartId: id, email: email ?? known?.email ?? '-', since } });
}

/**
 * Checks whether an order that a guest has found by its number is the one whose response was lost. If so, the confirmation shows it and sends
 * its purchase event.
 */
export async function settleFoundOrder(request: PersonalRequest, order: Order): Promise<boolean> {
  const { pendingOrder } = request.session.values();
  if (!pendingOrder || order.email?.toLowerCase() !== pendingOrder.email.toLowerCase()) return false;
  if (!isPlacedSince(order, pendingOrder)) return false;
  const state = await visitorShopOf(request).checkout.cartState(pendingOrder.cartId);
  if (!state.ok || state.value !== 'inactive') return false;
  await rememberOrder(request, { number: order.number, token: order.token });
  return true;
}

function isPlacedSince(
  { placedAt }: Pick<OrderSummary, 'placedAt'>,
  { since }: NonNullable<Session['pendingOrder']>,
) {
  return since === undefined || placedAt.getTime() >= since * 1_000 - CLOCK_DIFFERENCE_MS;
}

/**
 * Finds out whether the cart that the visitor was ordering has become an order. The session contains that cart since the review was
 * shown, so the response to “Place order” is not needed. An ordered cart is removed from the session, and its payment is completed. An order in
 * progress is removed if its cart was merged or no longer exists.
 */
export async function settlePendingOrder(request: PersonalRequest): Promise<PendingOrder> {
  const { session } = request;
  const { pendingOrder, cartId, token } = session.values();
  if (!pendingOrder) return { state: 'none' };
  const { checkout, orders } = visitorShopOf(request);
  const placed = await checkout.placedOrder(pendingOrder.cartId);
  if (placed) {
    await rememberOrder(request, placed);
    return { state: 'ordered' };
  }
  const state = await checkout.cartState(pendingOrder.cartId);
  if (!state.ok) return { state: state.reason === 'signed-out' ? 'none' : 'unknown' };
  if (state.value === 'merged') await cancelUnusedPayment(request, pendingOrder);
  if (state.value !== 'inactive') {
    if (state.value !== 'active') session.change({ pendingOrder: undefined });
    return { state: 'none' };
  }
  if (token !== undefined) {
    const newest = await orders.list({ page: 1, pageSize: 1 });
    const [order] = newest.ok ? newest.value.orders : [];
    if (order && isPlacedSince(order, pendingOrder)) {
      await rememberOrder(request, { number: order.number, token: undefined });
      return { state: 'ordered' };
    }
  }
  await completePayment(request, { cartId: pendingOrder.cartId, number: undefined });
  if (cartId === pendingOrder.cartId) session.change({ cartId: undefined });
  return { state: 'ordered' };
}

/**
 * Returns the path of the confirmation if the visitor's order was placed, or if the shop does not respond and may have it. A page calls
 * it when the shop does not respond, so that no page says that nothing was ordered.
 */
export async function lostOrderPath(request: PersonalRequest): Promise<string | undefined> {
  const { state } = await settlePendingOrder(request);
  return state === 'none' ? undefined : routePath('checkoutConfirmation', request.locale.code);
}

/** Cancels the payment of a cart that cannot be ordered any more. */
async function cancelUnusedPayment(request: PersonalRequest, { cartId }: { readonly cartId: string }) {
  if (request.session.values().payment?.cartId === cartId) await cancelPayment(request);
}

/** Stores a placed order in the session, removes its cart from the session, and completes its payment. */
export async function rememberOrder(
  request: PersonalRequest,
  { number, token }: { readonly number: string; readonly token: string | undefined },
): Promise<void> {
  const { session } = request;
  const { cartId, lastOrder, pendingOrder } = session.values();
  const isKnown = lastOrder?.number === number;
  if (pendingOrder) await completePayment(request, { cartId: pendingOrder.cartId, number });
  session.change({
    lastOrder: {
      number,
      token,
      email: pendingOrder?.email,
      cart: pendingOrder && cartKey(pendingOrder.cartId),
      at: isKnown ? lastOrder.at : secondsNow(request),
      isReported: isKnown ? lastOrder.isReported : undefined,
    },
    pendingOrder: undefined,
    cartId: cartId === undefined || cartId === pendingOrder?.cartId ? undefined : cartId,
  });
}

/**
 * Returns whether the last order of the visitor explains why there is no cart.
 *
 * @param reviewed the key of the cart whose review was posted. Without one, the order counts for an hour, unless a new cart was begun
 */
export function hasJustOrdered(request: PersonalRequest, reviewed: string | undefined): boolean {
  const { lastOrder, cartId, token } = request.session.values();
  if (!lastOrder) return false;
  if (reviewed !== undefined) return lastOrder.cart === reviewed;
  // The shop creates the next cart of a customer itself.
  const hasNewCart = cartId !== undefined && token === undefined;
  return !hasNewCart && secondsNow(request) - (lastOrder.at ?? 0) < JUST_ORDERED_SECONDS;
}

/** Names a cart without its id, which would let the shop's clients read it. */
export function cartKey(cartId: string): string {
  return createHash('sha256').update(cartId).digest('base64url').slice(0, 22);
}

function secondsNow({ services }: PersonalRequest): number {
  return Math.floor(services.now().getTime() / 1_000);
}
