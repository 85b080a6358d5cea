import type { SubmissionResult } from '#renderer/forms/submission-result';
import { formText } from '#site/forms/form-text';
import { messagesOf } from '#site/i18n/messages';
import { routePath } from '#site/protocol/route-table';
import type { Cart, CheckoutAgreement, PlaceOrderFailure, PlaceOrderResult } from '#site/services/shop';
import type { PersonalRequest } from '../define-screen.ts';
import { visitorShopOf } from '../shop/visitor-shop.ts';
import { type CheckoutStep, firstUnfinishedStep, stepPath } from './checkout-steps.ts';
import { openCheckout, urlAfterPost } from './load-checkout.ts';
import { orderAttemptPath, storeOrderAttempt, storePlacedOrder } from './order-attempt.ts';
import { fingerprintOf } from './order-fingerprint.ts';
import { payForCart } from './payment/pay-for-cart.ts';
import { CHANGED, OWN_TERMS, termsField } from './review-fields.ts';

/** A complete cart, and the terms that the visitor has to accept. */
type ReviewedCart = { readonly cart: Cart; readonly agreements: readonly CheckoutAgreement[] };

/** Places the order if it has not changed since the review was shown. */
export async function placeReviewedOrder(
  form: FormData,
  request: PersonalRequest,
): Promise<SubmissionResult> {
  const opened = await openReviewedCart(form, request);
  if ('outcome' in opened) return opened;
  const invalid = validateReview(form, opened, request);
  if (invalid) return invalid;

  const { cart } = opened;
  const attempt = storeOrderAttempt(request, cart);
  const unpaid = await authorisePayment(request, cart);
  if (unpaid) return unpaid;

  const placed = await visitorShopOf(request).checkout.placeOrder(cart.id);
  if (!placed.ok) return resultOfFailedOrder(placed, request);
  await storePlacedOrder(request, attempt, placed.order);
  return goTo(routePath('checkoutConfirmation', request.locale.code));
}

/** Opens the cart of the posted review. Without a complete cart, returns the result of the post. */
async function openReviewedCart(
  form: FormData,
  request: PersonalRequest,
): Promise<ReviewedCart | SubmissionResult> {
  const [opened, agreements] = await Promise.all([
    openCheckout(request, 'review', formText(form, 'cart') || undefined),
    visitorShopOf(request).checkout.agreements(),
  ]);
  if ('path' in opened) return goTo(urlAfterPost(opened, request));
  if (opened.kind === 'unavailable' || !agreements.ok) {
    const path = await orderAttemptPath(request);
    return path === undefined ? { outcome: 'unreachable' } : goTo(path);
  }
  const unfinished = firstUnfinishedStep(opened.cart, opened.isSignedIn);
  if (unfinished !== 'review') return goTo(stepPath(unfinished, request.locale.code));
  return { cart: opened.cart, agreements: agreements.value };
}

/** Returns the result of a review that cannot be ordered: the cart has changed or has problems, or terms are not accepted. */
function validateReview(
  form: FormData,
  { cart, agreements }: ReviewedCart,
  { locale }: PersonalRequest,
): SubmissionResult | undefined {
  const t = messagesOf(locale);
  if (form.get('fingerprint') !== fingerprintOf(cart)) return withReload(t('checkout:errors.changed'));
  if (cart.lines.some(({ problem }) => problem !== undefined))
    return withReload(t('checkout:errors.problems'));
  const missing = missingTerms(form, agreements);
  if (missing.length === 0) return undefined;
  return {
    outcome: 'invalid',
    errors: Object.fromEntries(missing.map((name) => [name, [t('checkout:errors.terms')]])),
  };
}

/** Returns the names of the checkboxes that the visitor has not ticked. */
function missingTerms(form: FormData, agreements: readonly CheckoutAgreement[]): readonly string[] {
  return (agreements.length === 0 ? [{ id: OWN_TERMS }] : agreements)
    .map(({ id }) => termsField(id))
    .filter((name) => !form.has(name));
}

/** Authorises the payment of the cart. Returns the result of the post if the visitor first has to pay, or if the payment failed. */
async function authorisePayment(
  request: PersonalRequest,
  { id, paymentMethod, totals }: Cart,
): Promise<SubmissionResult | undefined> {
  const { locale } = request;
  const paid = await payForCart(request, {
    code: paymentMethod?.code ?? '',
    cartId: id,
    amount: totals.grandTotal.withTax,
    returnPath: stepPath('review', locale.code),
  });
  if (paid.outcome === 'authorised') return undefined;
  if (paid.outcome === 'redirect') return goTo(paid.url);
  const state = paid.outcome === 'refused' ? paid.reason : paid.outcome;
  return withMessage(messagesOf(locale)(`checkout:paymentStates.${state}`));
}

type FailedOrder = Extract<PlaceOrderResult, { readonly ok: false }>;

/**
 * The reasons after which the shop may have the order: its response was lost, or a second tab has placed it. If the messages of the shop are
 * translated, the reason of such an order can also be `refused`.
 */
const reasonsOfPossibleOrder: ReadonlySet<PlaceOrderFailure> = new Set([
  'unanswered',
  'cart-gone',
  'refused',
]);

/** Returns the result of an order that the shop has not confirmed. It redirects to the confirmation if the shop may have the order. */
async function resultOfFailedOrder(
  { reason, message }: FailedOrder,
  request: PersonalRequest,
): Promise<SubmissionResult> {
  const path = reasonsOfPossibleOrder.has(reason) ? await orderAttemptPath(request) : undefined;
  if (path !== undefined) return goTo(path);
  if (reason === 'unanswered' || reason === 'cart-gone')
    return withMessage(messagesOf(request.locale)('checkout:errors.notOrdered'));
  request.services.log.warn({ reason, message }, 'checkout: the shop refused an order');
  return resultOfRefusal(reason, request);
}

/** By refusal, the step in which the visitor can correct its cause. */
const stepOfRefusal: Readonly<Partial<Record<PlaceOrderFailure, CheckoutStep>>> = {
  'email-missing': 'contact',
  'shipping-address': 'addresses',
  'billing-address': 'addresses',
  'shipping-method': 'shipping',
  'payment-method': 'payment',
};

function resultOfRefusal(reason: PlaceOrderFailure, { locale }: PersonalRequest): SubmissionResult {
  const step = stepOfRefusal[reason];
  if (step) return goTo(stepPath(step, locale.code));
  const t = messagesOf(locale);
  return withReload(
    t(reason === 'out-of-stock' ? 'checkout:errors.problems' : 'checkout:errors.orderRefused'),
  );
}

function goTo(url: string): SubmissionResult {
  return { outcome: 'accepted', redirect: url };
}

/** Returns a message above the review. */
function withMessage(message: string): SubmissionResult {
  return { outcome: 'invalid', errors: { '': [message] } };
}

/** Returns a message above the review. The view then loads the order again. */
function withReload(message: string): SubmissionResult {
  return { outcome: 'invalid', errors: { '': [message], [CHANGED]: [] } };
}
