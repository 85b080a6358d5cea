import type { SubmissionResult } from '#renderer/forms/submission-result';
import { formText } from '#site/forms/form-text';
import { routePath } from '#site/protocol/route-table';
import { guestWishlist } from '#site/session/guest-wishlist';
import { expiredSignInPath } from '../account/sign-in-path.ts';
import { readRemovedLine, removedHref } from '../cart/cart-query.ts';
import type { PersonalRequest } from '../define-screen.ts';
import { moveToCart } from './move-to-cart.ts';
import { addToVisitorWishlist, loadVisitorWishlist, removeFromVisitorWishlist } from './visitor-wishlist.ts';
import { movedHref } from './wishlist-query.ts';
import { wishlistRefusal } from './wishlist-refusal.ts';

const UNREACHABLE: SubmissionResult = { outcome: 'unreachable' };
const ACCEPTED: SubmissionResult = { outcome: 'accepted' };

/** Runs a form of the wishlist. Its submit button is named `action`. If the customer's token has expired, the visitor has to sign in again. */
export async function runWishlistAction(form: FormData, request: PersonalRequest): Promise<SubmissionResult> {
  const { session, locale } = request;
  const wasSignedIn = session.values().token !== undefined;
  const result = await runAction(form, request);
  const hasExpired = wasSignedIn && session.values().token === undefined;
  return hasExpired
    ? { outcome: 'accepted', redirect: expiredSignInPath(locale, routePath('wishlist', locale.code)) }
    : result;
}

async function runAction(form: FormData, request: PersonalRequest): Promise<SubmissionResult> {
  const text = (name: string) => formText(form, name).trim();
  switch (text('action')) {
    case 'remove':
      return removeItem(text('item'), request);
    case 'undo':
      return addAgain(text, request);
    case 'cart':
      return moveOnce(request, text('item'));
    case 'cart-all':
      return moveOnce(request);
    default:
      return ACCEPTED;
  }
}

/**
 * Adds items to the cart. The shop moves the items of a customer itself, so a second post of a customer finds nothing to move. The list of a
 * guest is in the cookie, so a post that arrives twice has the same list and must add it once.
 */
async function moveOnce(request: PersonalRequest, id?: string): Promise<SubmissionResult> {
  const { session, services } = request;
  if (session.values().token !== undefined) return moveItems(request, id);
  const list = guestWishlist(session).map(({ sku, quantity }) => `${quantity} ${sku}`);
  const post = { key: undefined, values: ['wishlist', id ?? '', ...list] };
  return services.cartChanges.deduplicate(session, post, (signal) => moveItems({ ...request, signal }, id));
}

async function moveItems(request: PersonalRequest, id?: string): Promise<SubmissionResult> {
  const result = await moveToCart(request, id);
  if (!result) return UNREACHABLE;
  return { outcome: 'accepted', redirect: movedHref(routePath('wishlist', request.locale.code), result) };
}

async function removeItem(id: string, request: PersonalRequest): Promise<SubmissionResult> {
  const loaded = await loadVisitorWishlist(request);
  if (!loaded.ok) return UNREACHABLE;
  const item =
    loaded.items.find((candidate) => candidate.id === id) ?? loaded.gone.find(({ sku }) => sku === id);
  if (!item) return ACCEPTED;
  if (!(await removeFromVisitorWishlist(request, [id]))) return UNREACHABLE;
  return { outcome: 'accepted', redirect: removedHref(routePath('wishlist', request.locale.code), item) };
}

async function addAgain(get: (name: string) => string, request: PersonalRequest): Promise<SubmissionResult> {
  const product = readRemovedLine(get);
  if (!product) return ACCEPTED;
  const result = await addToVisitorWishlist(request, product);
  if (result === 'added') return ACCEPTED;
  return result === 'unavailable' ? UNREACHABLE : wishlistRefusal(result, request.locale);
}
