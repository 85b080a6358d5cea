import { redirect } from 'react-router-dom';
import { routePath } from '#site/protocol/route-table';
import type { Cart } from '#site/services/shop';
import { expireCustomerSession } from '#site/session/customer-session';
import type { Session } from '#site/session/session';
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
  | { readonly kind: 'redirect'; readonly path: string }
  /** The customer's token has expired. `path` is that of the sign-in screen. After signing in, the customer returns to the step. */
  | { readonly kind: 'signed-out'; readonly path: string }
  | { readonly kind: 'unavailable' };

/** A visit of the checkout. */
type CheckoutVisit = {
  readonly request: PersonalRequest;
  readonly step: CheckoutStep;
  /** The key of the cart that the visitor is ordering, if its review was posted. */
  readonly reviewed: string | undefined;
  /** The session before the first call to the shop. */
  readonly stored: Session;
};

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
  const stored = request.session.values();
  const { cartId, token, hasExpired } = stored;
  const visit = { request, step, reviewed, stored };
  if (cartId === undefined && token === undefined)
    return hasExpired ? redirectToSignIn(visit) : redirectWithoutCart(visit);

  const { carts } = visitorShopOf(request);
  const found = await (cartId === undefined ? carts.customerCart() : carts.cartById(cartId));
  if (found.ok) return openFoundCart(found.value, visit);
  if (found.reason === 'unavailable') return { kind: 'unavailable' };
  return found.reason === 'signed-out' ? expireSignIn(visit) : openWithoutCart(visit);
}

async function openFoundCart(cart: Cart, visit: CheckoutVisit): Promise<OpenCheckout> {
  if (isEmpty(cart)) return redirectWithoutCart(visit);
  const { request, stored } = visit;
  const { cartId, orderAttempt } = stored;
  if (cartId !== cart.id) request.session.change({ cartId: cart.id });
  // First resolves the order attempt of an earlier cart, which completes its payment. Steps of this cart could cancel or replace that payment.
  if (orderAttempt && orderAttempt.cartId !== cart.id) await resolveOrderAttempt(request);
  return toOpenCart(cart, visit);
}

/** Opens the checkout of a visitor whose cart the shop does not find. A customer may have another cart. */
async function openWithoutCart(visit: CheckoutVisit): Promise<OpenCheckout> {
  const { request, stored } = visit;
  const { session } = request;
  // With an expired token, the shop does not find the customer's cart. So the token is checked before the cart is removed from the session.
  const own = stored.token === undefined ? undefined : await visitorShopOf(request).carts.customerCart();
  if (own?.ok === false) return own.reason === 'unavailable' ? { kind: 'unavailable' } : expireSignIn(visit);

  const attempt = await resolveOrderAttempt(request);
  if (own && attempt.state === 'none' && !isEmpty(own.value)) {
    session.change({ cartId: own.value.id });
    return toOpenCart(own.value, visit);
  }
  const redirected = await redirectWithoutCart(visit, attempt);
  if (session.values().cartId === stored.cartId) session.change({ cartId: undefined });
  return redirected;
}

function toOpenCart(cart: Cart, { request, stored }: CheckoutVisit): OpenCheckout {
  const isSignedIn = stored.token !== undefined;
  return { kind: 'open', cart: withKnownMethods(cart, request.services), isSignedIn };
}

/** Removes the expired token of a customer from the session. */
function expireSignIn(visit: CheckoutVisit): OpenCheckout {
  expireCustomerSession(visit.request.session);
  return redirectToSignIn(visit);
}

function redirectToSignIn({ request, step }: CheckoutVisit): OpenCheckout {
  const { locale } = request;
  return { kind: 'signed-out', path: expiredSignInPath(locale, stepPath(step, locale.code)) };
}

/**
 * Redirects a visitor without a cart. The target is the confirmation if there is an order: after Back, in a second tab, or after a lost
 * response. Otherwise it is the cart page.
 */
async function redirectWithoutCart(
  { request, reviewed }: CheckoutVisit,
  attempt?: OrderAttemptResult,
): Promise<OpenCheckout> {
  const { state } = attempt ?? (await resolveOrderAttempt(request));
  const hasOrder = state !== 'none' || hasJustOrdered(request, reviewed);
  const route = hasOrder ? 'checkoutConfirmation' : 'cart';
  return { kind: 'redirect', path: routePath(route, request.locale.code) };
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
