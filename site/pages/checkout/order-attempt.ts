import { createHash } from 'node:crypto';
import { routePath } from '#site/protocol/route-table';
import type { Cart, Order, OrderSummary } from '#site/services/shop';
import type { Session } from '#site/session/session';
import type { PersonalRequest } from '../define-screen.ts';
import { visitorShopOf } from '../shop/visitor-shop.ts';
import { cancelPayment, completePayment } from './payment/end-payment.ts';

/**
 * The result of an order attempt. An order attempt begins when the review step is shown. The session stores its cart, so the site finds an
 * order even if the shop's response to “Place order” was lost.
 */
export type OrderAttemptResult =
  /** The session has no order attempt, its cart was not ordered, or the customer's token has expired. */
  | { readonly state: 'none' }
  /** The shop has the order. Its number is in the session if it is known. */
  | { readonly state: 'ordered' }
  /** The shop does not respond, so it is not known whether it has the order. */
  | { readonly state: 'unknown' };

type OrderAttempt = NonNullable<Session['orderAttempt']>;

/** Until this time after an order, the checkout redirects a visitor without a cart to the confirmation. Later it shows the empty cart. */
const JUST_ORDERED_SECONDS = 60 * 60;

/** The maximum difference between the clocks of the shop and the site. */
const CLOCK_DIFFERENCE_MS = 5 * 60 * 1_000;

/** Stores the cart that the visitor is about to order. Call it before the request to the shop, because the response can get lost. */
export function storeOrderAttempt(
  request: PersonalRequest,
  { id, email, paymentMethod }: Pick<Cart, 'id' | 'email' | 'paymentMethod'>,
): OrderAttempt {
  const { session } = request;
  const { orderAttempt } = session.values();
  const known = orderAttempt?.cartId === id ? orderAttempt : undefined;
  const since = known?.since ?? secondsNow(request);
  const reference = paymentMethod?.purchaseOrderNumber;
  const attempt = { cartId: id, email: email ?? known?.email, since, reference };
  session.change({ orderAttempt: attempt });
  return attempt;
}

/**
 * Finishes the order attempt if a guest has found its order by the number. The confirmation then shows the order and sends its purchase event.
 * Returns whether the order belongs to the attempt.
 */
export async function finishOrderAttempt(request: PersonalRequest, order: Order): Promise<boolean> {
  const { orderAttempt } = request.session.values();
  const email = orderAttempt?.email?.toLowerCase();
  if (!orderAttempt || email === undefined || order.email?.toLowerCase() !== email) return false;
  if (!isPlacedSince(order, orderAttempt)) return false;
  const state = await visitorShopOf(request).checkout.cartState(orderAttempt.cartId);
  if (!state.ok || state.value !== 'inactive') return false;
  await storePlacedOrder(request, orderAttempt, { number: order.number, token: order.token });
  return true;
}

function isPlacedSince({ placedAt }: Pick<OrderSummary, 'placedAt'>, { since }: OrderAttempt) {
  return since === undefined || placedAt.getTime() >= since * 1_000 - CLOCK_DIFFERENCE_MS;
}

/**
 * Checks with the shop whether the cart of the order attempt was ordered. The session contains that cart since the review was shown, so this
 * works even if the response to “Place order” was lost. It removes an ordered cart from the session and completes its payment. It removes the
 * attempt if its cart was merged, no longer exists, or is that of another customer.
 */
export async function resolveOrderAttempt(request: PersonalRequest): Promise<OrderAttemptResult> {
  const { session } = request;
  const { orderAttempt, cartId, token } = session.values();
  if (!orderAttempt) return { state: 'none' };
  const { checkout, orders } = visitorShopOf(request);
  const placed = await checkout.placedOrder(orderAttempt.cartId);
  if (placed) {
    await storePlacedOrder(request, orderAttempt, placed);
    return { state: 'ordered' };
  }
  const state = await checkout.cartState(orderAttempt.cartId);
  if (!state.ok) {
    if (state.reason !== 'signed-out') return { state: 'unknown' };
    // Until the customer signs in again, the order can still be placed. So the attempt stays.
    if (!(await hasExpiredToken(request))) session.change({ orderAttempt: undefined });
    return { state: 'none' };
  }
  if (state.value === 'merged') await cancelUnusedPayment(request, orderAttempt);
  if (state.value !== 'inactive') {
    if (state.value !== 'active') session.change({ orderAttempt: undefined });
    return { state: 'none' };
  }
  if (token !== undefined) {
    const newest = await orders.list({ page: 1, pageSize: 1 });
    const [order] = newest.ok ? newest.value.orders : [];
    if (order && isPlacedSince(order, orderAttempt)) {
      await storePlacedOrder(request, orderAttempt, { number: order.number, token: undefined });
      return { state: 'ordered' };
    }
  }
  await completePayment(request, { cartId: orderAttempt.cartId, number: undefined });
  session.change({
    orderAttempt: { ...orderAttempt, isOrdered: true },
    ...(cartId === orderAttempt.cartId && { cartId: undefined, deliveryAddress: undefined }),
  });
  return { state: 'ordered' };
}

/** Returns whether the customer has to sign in again. Otherwise a cart that the shop does not show to the visitor is that of another customer. */
async function hasExpiredToken(request: PersonalRequest): Promise<boolean> {
  const { token, hasExpired = false } = request.session.values();
  return token === undefined ? hasExpired : visitorShopOf(request).customers.isSignedOut();
}

/**
 * Returns the path of the confirmation if the shop has the order of the attempt, or if the shop does not respond and may have it. Pages call it
 * while the shop does not respond, so that no page claims that nothing was ordered.
 */
export async function orderAttemptPath(request: PersonalRequest): Promise<string | undefined> {
  const { state } = await resolveOrderAttempt(request);
  return state === 'none' ? undefined : routePath('checkoutConfirmation', request.locale.code);
}

/** Cancels the payment of a cart that cannot be ordered any more. */
async function cancelUnusedPayment(request: PersonalRequest, { cartId }: { readonly cartId: string }) {
  if (request.session.values().payment?.cartId === cartId) await cancelPayment(request);
}

/** Stores the placed order of an attempt in the session, removes its cart from the session, and completes its payment. */
export async function storePlacedOrder(
  request: PersonalRequest,
  attempt: OrderAttempt,
  { number, token }: { readonly number: string; readonly token: string | undefined },
): Promise<void> {
  const { session } = request;
  const { cartId, lastOrder } = session.values();
  const isKnown = lastOrder?.number === number;
  await completePayment(request, { cartId: attempt.cartId, number });
  session.change({
    lastOrder: {
      number,
      token,
      email: attempt.email,
      reference: attempt.reference,
      cart: cartKey(attempt.cartId),
      at: isKnown ? lastOrder.at : secondsNow(request),
      isReported: isKnown ? lastOrder.isReported : undefined,
    },
    orderAttempt: undefined,
    ...(cartId === attempt.cartId && { cartId: undefined, deliveryAddress: undefined }),
  });
}

/**
 * Returns whether the visitor has no cart because it was just ordered.
 *
 * @param reviewed the key of the cart whose review was posted. Without it, an order of the last hour counts, unless there is a new cart
 */
export function hasJustOrdered(request: PersonalRequest, reviewed: string | undefined): boolean {
  const { lastOrder, cartId, token } = request.session.values();
  if (!lastOrder) return false;
  if (reviewed !== undefined) return lastOrder.cart === reviewed;
  // The shop creates the next cart of a customer itself.
  const hasNewCart = cartId !== undefined && token === undefined;
  return !hasNewCart && secondsNow(request) - (lastOrder.at ?? 0) < JUST_ORDERED_SECONDS;
}

/** Returns a hash that identifies a cart. The id is secret, because any client of the shop can read a guest's cart with it. */
export function cartKey(cartId: string): string {
  return createHash('sha256').update(cartId).digest('base64url').slice(0, 22);
}

function secondsNow({ services }: PersonalRequest): number {
  return Math.floor(services.now().getTime() / 1_000);
}
