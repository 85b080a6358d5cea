import { redirect } from 'react-router-dom';
import { routePath } from '#site/protocol/route-table';
import type { Cart } from '#site/services/shop';
import { expireCustomerSession } from '#site/session/customer-session';
import { expiredSignInPath } from '../account/sign-in-path.ts';
import { emptiedHref } from '../cart/cart-query.ts';
import type { PersonalRequest } from '../define-screen.ts';
import type { PostedScreenForm } from '../screen-action.ts';
import { visitorShopOf } from '../shop/visitor-shop.ts';
import { type CheckoutStep, firstUnfinishedStep, isBefore, stepPath, stepsOf } from './checkout-steps.ts';
import {
  hasJustOrdered,
  orderAttemptPath,
  type OrderAttemptResult,
  resolveOrderAttempt,
} from './order-attempt.ts';
import { withKnownMethods } from './payment/known-methods.ts';

/** The result of opening the checkout: the visitor's cart, a path to redirect to, or `unavailable` if the shop does not respond. */
export type OpenCheckout =
  | { readonly kind: 'open'; readonly cart: Cart; readonly isSignedIn: boolean }
  | { readonly kind: 'elsewhere'; readonly path: string }
  /** The customer's token has expired. `path` is that of the sign-in screen. After signing in, the customer returns to the step. */
  | { readonly kind: 'signed-out'; readonly path: string }
  | { readonly kind: 'unavailable' };

/**
 * Opens the checkout of a visitor. Returns the cart with the payment methods that the site knows. Otherwise returns a path: the confirmation if
 * the cart was ordered, the cart page if it is empty or no longer exists, or the sign-in screen if the customer's token has expired.
 *
 * @param reviewed the key of the cart that the visitor is ordering, if its review was posted
 */
export async function openCheckout(
  request: PersonalRequest,
  step: CheckoutStep,
  reviewed?: string,
): Promise<OpenCheckout> {
  const { session, locale } = request;
  const { cartId, token, hasExpired, orderAttempt } = session.values();
  const isSignedIn = token !== undefined;
  const { carts } = visitorShopOf(request);
  const elsewhere = async (attempt?: OrderAttemptResult) =>
    ({ kind: 'elsewhere', path: await pathWithoutCart(request, { reviewed, attempt }) }) as const;
  const signedOut = () =>
    ({ kind: 'signed-out', path: expiredSignInPath(locale, stepPath(step, locale.code)) }) as const;
  if (cartId === undefined && !isSignedIn) return hasExpired ? signedOut() : elsewhere();

  const found = await (cartId === undefined ? carts.customerCart() : carts.cartById(cartId));
  if (found.ok) {
    const cart = found.value;
    if (isEmpty(cart)) return elsewhere();
    if (cartId !== cart.id) session.change({ cartId: cart.id });
    // First resolves the order attempt of an earlier cart, which completes its payment. Steps of this cart could cancel or replace that payment.
    if (orderAttempt && orderAttempt.cartId !== cart.id) await resolveOrderAttempt(request);
    return { kind: 'open', cart: withKnownMethods(cart, request.services), isSignedIn };
  }
  if (found.reason === 'unavailable') return { kind: 'unavailable' };
  // With an expired token, the shop does not find the customer's cart. So the token is checked before the cart is removed from the session.
  const own = isSignedIn && found.reason !== 'signed-out' ? await carts.customerCart() : undefined;
  if (own?.ok === false && own.reason === 'unavailable') return { kind: 'unavailable' };
  if (found.reason === 'signed-out' || own?.ok === false) {
    expireCustomerSession(session);
    return signedOut();
  }
  const attempt = await resolveOrderAttempt(request);
  if (own && attempt.state === 'none' && !isEmpty(own.value)) {
    session.change({ cartId: own.value.id });
    return { kind: 'open', cart: withKnownMethods(own.value, request.services), isSignedIn };
  }
  const redirected = await elsewhere(attempt);
  if (session.values().cartId === cartId) session.change({ cartId: undefined });
  return redirected;
}

/**
 * Loads the cart for a step.
 *
 * @param posted the form that was posted to the step. While the shop does not respond, the step shows it again
 * @throws a redirect to an earlier unfinished step, to the path that `openCheckout` returns, or to the confirmation if the shop does not
 *   respond and may have the order
 */
export async function loadCheckoutStep(
  request: PersonalRequest,
  step: CheckoutStep,
  posted?: PostedScreenForm,
): Promise<Exclude<OpenCheckout, { readonly path: string }>> {
  const opened = await openCheckout(request, step);
  if ('path' in opened) throw redirect(posted ? urlAfterPost(opened, request) : opened.path, 302);
  if (opened.kind === 'unavailable') {
    const path = posted ? undefined : await orderAttemptPath(request);
    if (path !== undefined) throw redirect(path, 302);
    return opened;
  }
  const unfinished = firstUnfinishedStep(opened.cart, opened.isSignedIn);
  if (isBefore(unfinished, step) || !stepsOf(opened.cart).includes(step))
    throw redirect(stepPath(unfinished, request.locale.code), 302);
  return opened;
}

/** Returns the URL to open after a step was posted that found no cart. An empty cart explains why it opens. */
export function urlAfterPost({ path }: { readonly path: string }, { locale }: PersonalRequest): string {
  return path === routePath('cart', locale.code) ? emptiedHref(path) : path;
}

function isEmpty({ lines }: Cart): boolean {
  return lines.length === 0;
}

/**
 * Returns the path for a visitor without a cart. It is the confirmation if there is an order: after Back, in a second tab, or after a lost
 * response. Otherwise it is the cart page.
 */
async function pathWithoutCart(
  request: PersonalRequest,
  {
    reviewed,
    attempt,
  }: { readonly reviewed: string | undefined; readonly attempt: OrderAttemptResult | undefined },
): Promise<string> {
  const { state } = attempt ?? (await resolveOrderAttempt(request));
  const hasOrder = state !== 'none' || hasJustOrdered(request, reviewed);
  return routePath(hasOrder ? 'checkoutConfirmation' : 'cart', request.locale.code);
}
