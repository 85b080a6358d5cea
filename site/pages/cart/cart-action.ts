import type { SubmissionResult } from '#renderer/forms/submission-result';
import { formText } from '#site/forms/form-text';
import { type Messages, messagesOf } from '#site/i18n/messages';
import { routePath } from '#site/protocol/route-table';
import type { VisitorFailure } from '#site/services/shop';
import { expiredSignInPath } from '../account/sign-in-path.ts';
import type { PersonalRequest } from '../define-screen.ts';
import { invalid } from '../invalid-form.ts';
import { MAX_QUANTITY } from '../product/buyable-variant.ts';
import type { ScreenActionResult } from '../screen-action.ts';
import { visitorShopOf } from '../shop/visitor-shop.ts';
import { addToVisitorWishlist } from '../wishlist/visitor-wishlist.ts';
import { wishlistRefusal } from '../wishlist/wishlist-refusal.ts';
import { readRemovedLine, removedHref, savedHref, withEstimate } from './cart-query.ts';
import { quantityRefusal, undoRefusal } from './line-refusal.ts';
import { addToVisitorCart, removeUnusableCart, loadVisitorCart } from './visitor-cart.ts';

const UNREACHABLE: SubmissionResult = { outcome: 'unreachable' };
const ACCEPTED: SubmissionResult = { outcome: 'accepted' };

/**
 * Runs a form of the cart. The value of `action` selects the form. The quantity of a line has the value `update`, or no value if a script
 * posts it. If the customer's token has expired, the visitor has to sign in again. A typed quantity or coupon is stored until then.
 */
export async function runCartAction(form: FormData, request: PersonalRequest): Promise<ScreenActionResult> {
  const result = await runAction(form, request);
  const { locale, session, query } = request;
  const cart = routePath('cart', locale.code);
  const { cartId, hasExpired } = session.values();
  if (hasExpired && cartId === undefined) {
    const action = form.get('action');
    // Without a script, a quantity has its own submit button, with the action `update`.
    const isTyped = action === null || action === 'update' || action === 'coupon';
    return { outcome: isTyped ? 'signed-out' : 'accepted', redirect: expiredSignInPath(locale, cart) };
  }
  return result.outcome === 'accepted'
    ? { ...result, redirect: withEstimate(result.redirect ?? cart, query) }
    : result;
}

async function runAction(form: FormData, request: PersonalRequest): Promise<SubmissionResult> {
  const text = (name: string) => formText(form, name).trim();
  const t = messagesOf(request.locale);
  switch (text('action')) {
    case 'remove':
      return runOnce(['remove', text('uid')], request, (once) => removeLine(text('uid'), once));
    case 'wishlist':
      return runOnce(['move', text('uid')], request, (once) => moveToWishlist(text('uid'), once));
    case 'undo':
      return addAgain((name) => text(name), request, t);
    case 'coupon':
      return applyCoupon(text('coupon'), request, t);
    case 'remove-coupon':
      return removeCoupon(request);
    default:
      return changeQuantity({ uid: text('uid'), quantity: text('quantity') }, request, t);
  }
}

/**
 * Runs the form of a button that may arrive twice: after a double click, or after a lost response. The second response is the same as the first
 * one, so it also offers to put a removed line back.
 */
function runOnce(
  values: readonly string[],
  request: PersonalRequest,
  run: (request: PersonalRequest) => Promise<SubmissionResult>,
): Promise<SubmissionResult> {
  const { cartChanges } = request.services;
  return cartChanges.deduplicate(request.session, { key: undefined, values }, (signal) =>
    run({ ...request, signal }),
  );
}

async function changeQuantity(
  { uid, quantity }: { readonly uid: string; readonly quantity: string },
  request: PersonalRequest,
  t: Messages,
): Promise<SubmissionResult> {
  const count = /^\d{1,3}$/.test(quantity) ? Number(quantity) : -1;
  if (count === 0) return runOnce(['remove', uid], request, (once) => removeLine(uid, once));
  if (count < 0 || count > MAX_QUANTITY)
    return invalid({ [uid]: t('cart-page:refused.quantity', { max: MAX_QUANTITY }) });
  const { cartId } = request.session.values();
  if (cartId === undefined) return ACCEPTED;
  const changed = await visitorShopOf(request).carts.changeQuantities(cartId, [{ uid, quantity: count }]);
  if (!changed.ok) return afterRefusal(changed.reason, request);
  const [refusal] = changed.value.refusals;
  return refusal ? quantityRefusal(uid, refusal, t) : ACCEPTED;
}

async function removeLine(uid: string, request: PersonalRequest): Promise<SubmissionResult> {
  const loaded = await loadVisitorCart(request);
  if (!loaded.ok) return UNREACHABLE;
  const line = loaded.value?.lines.find((candidate) => candidate.uid === uid);
  if (!loaded.value || !line) return ACCEPTED;
  const removed = await visitorShopOf(request).carts.removeLine(loaded.value.id, uid);
  if (!removed.ok && removed.reason !== 'line-gone') return afterRefusal(removed.reason, request);
  const redirect = removedHref(routePath('cart', request.locale.code), line);
  return { outcome: 'accepted', redirect };
}

/** Removes the line only after the wishlist contains it. */
async function moveToWishlist(uid: string, request: PersonalRequest): Promise<SubmissionResult> {
  const loaded = await loadVisitorCart(request);
  if (!loaded.ok) return UNREACHABLE;
  const line = loaded.value?.lines.find((candidate) => candidate.uid === uid);
  if (!loaded.value || !line) return ACCEPTED;
  const { sku, parentSku } = line;
  const quantity = Math.min(Math.max(Math.trunc(line.quantity), 1), MAX_QUANTITY);
  const result = await addToVisitorWishlist(request, { sku, parentSku, quantity });
  if (result === 'unavailable') return UNREACHABLE;
  if (result !== 'added') return wishlistRefusal(result, request.locale);
  const removed = await visitorShopOf(request).carts.removeLine(loaded.value.id, uid);
  if (!removed.ok && removed.reason !== 'line-gone') return afterRefusal(removed.reason, request);
  return { outcome: 'accepted', redirect: savedHref(routePath('cart', request.locale.code)) };
}

async function addAgain(
  get: (name: string) => string,
  request: PersonalRequest,
  t: Messages,
): Promise<SubmissionResult> {
  const line = readRemovedLine(get);
  if (!line) return ACCEPTED;
  const { sku, quantity } = line;
  return runOnce(['undo', sku, String(quantity)], request, async (once) => {
    const added = await addToVisitorCart(once, [line]);
    if (!added.ok) return UNREACHABLE;
    const [refusal] = added.value.refusals;
    return refusal ? undoRefusal(refusal, t) : ACCEPTED;
  });
}

async function applyCoupon(code: string, request: PersonalRequest, t: Messages): Promise<SubmissionResult> {
  if (code === '') return invalid({ coupon: t('cart-page:refused.couponMissing') });
  if (!request.services.limits.coupon(request.address))
    return invalid({ coupon: t('cart-page:refused.couponTooMany') });
  const { cartId } = request.session.values();
  if (cartId === undefined) return ACCEPTED;
  const applied = await visitorShopOf(request).carts.applyCoupon(cartId, code.slice(0, 100));
  if (applied.ok) return ACCEPTED;
  if (applied.reason === 'coupon-invalid')
    return invalid({ coupon: t('cart-page:refused.couponInvalid', { code }) });
  if (applied.reason === 'coupon-present' || applied.reason === 'cart-empty') return ACCEPTED;
  return afterRefusal(applied.reason, request);
}

async function removeCoupon(request: PersonalRequest): Promise<SubmissionResult> {
  const { cartId } = request.session.values();
  if (cartId === undefined) return ACCEPTED;
  const removed = await visitorShopOf(request).carts.removeCoupon(cartId);
  return removed.ok ? ACCEPTED : afterRefusal(removed.reason, request);
}

/** Removes the id of a cart that the shop no longer has, so that the next page shows the empty cart. */
async function afterRefusal(
  reason: 'cart-gone' | VisitorFailure,
  request: PersonalRequest,
): Promise<SubmissionResult> {
  if (reason === 'unavailable') return UNREACHABLE;
  const { session } = request;
  removeUnusableCart(session, reason);
  // The shop does not find the cart of a customer whose token has expired. In that case this call fails too, and ends the customer's session.
  if (session.values().token !== undefined) await loadVisitorCart(request);
  return ACCEPTED;
}
