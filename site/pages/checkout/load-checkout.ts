import { redirect } from 'react-router-dom';
import { routePath } from '#site/protocol/route-table';
import type { Cart } from '#site/services/shop';
import { expireCustomerSession } from '#site/session/customer-session';
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
import { expiredSignInPath } from './sign-in-path.ts';

/** The visitor's cart, or the path to redirect to, or that the shop does not respond. */
export type OpenCheckout =
  | { readonly kind: 'open'; readonly cart: Cart; readonly isSignedIn: boolean }
  | { readonly kind: 'elsewhere'; readonly path: string }
  /** The customer's token has expired. `path` is the sign-in, which returns to the step. */
  | { readonly kind: 'signed-out'; readonly path: string }
  | { readonly kind: 'unavailable' };

/**
 * Opens the checkout of a visitor, with the payment methods that the site knows. A cart that was ordered leads to the confirmation. A cart
 * that is gone or empty leads to the cart page. An expired customer token leads to the sign-in screen, which returns to this step.
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
    // Completes the payment of an earlier ordered cart first, because this cart can begin or cancel a payment.
    if (orderAttempt && orderAttempt.cartId !== cart.id) await resolveOrderAttempt(request);
    return { kind: 'open', cart: withKnownMethods(cart, request.services), isSignedIn };
  }
  if (found.reason === 'unavailable') return { kind: 'unavailable' };
  // Without a valid token the shop finds no cart of a customer. So the token is checked before the cart is removed from the session.
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
 * @throws a redirect to the first unfinished step before it, to the page that `openCheckout` names, or to the confirmation while the
 * shop does not respond and may have the order
 */
export async function loadCheckoutStep(
  request: PersonalRequest,
  step: CheckoutStep,
  posted?: PostedScreenForm,
): Promise<Exclude<OpenCheckout, { readonly path: string }>> {
  const opened = await openCheckout(request, step);
  if ('path' in opened) throw redirect(opened.path, 302);
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

function isEmpty({ lines }: Cart): boolean {
  return lines.length === 0;
}

/** Without a cart there may be an order: after Back, in a second tab, or after a lost response. Otherwise the cart page is empty. */
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
