import type { SubmissionResult } from '#renderer/forms/submission-result';
import { formText } from '#site/forms/form-text';
import { type Messages, messagesOf } from '#site/i18n/messages';
import { readLegalLinks } from '#site/layout/legal-links';
import { routePath } from '#site/protocol/route-table';
import type { Cart, CheckoutAgreement, PickupLocation, PlaceOrderFailure } from '#site/services/shop';
import { loadCountries } from '../address-fields/load-countries.ts';
import { definePersonalScreen, type PersonalRequest } from '../define-screen.ts';
import { toPickupAddress } from '../order/pickup-location.ts';
import { toAddressProps } from '../order/to-address-props.ts';
import { parseContextOf } from '../page-request.ts';
import { readShopHtml } from '../product/shop-html.ts';
import { renderScreen } from '../render-views.ts';
import { loadTaxDisplay } from '../shop/tax-display.ts';
import { visitorShopOf } from '../shop/visitor-shop.ts';
import { type CheckoutStep, firstUnfinishedStep, stepPath } from './checkout-steps.ts';
import { loadCheckoutStep, openCheckout, urlAfterPost } from './load-checkout.ts';
import { ownBillingAddress } from './order-addresses.ts';
import { cartKey, orderAttemptPath, storePlacedOrder, storeOrderAttempt } from './order-attempt.ts';
import { fingerprintOf } from './order-fingerprint.ts';
import { payForCart } from './payment/pay-for-cart.ts';
import { providerOf } from './payment/payment-context.ts';
import { loadReviewPayment } from './payment/review-payment.ts';
import { CHANGED, OWN_TERMS, termsField } from './review-fields.ts';
import { methodId, shippingTitle } from './shipping-method.ts';
import { toStepLayout } from './step-layout-props.ts';

/** The last step: the entered data with links to change it, the terms, and the button that places the order. */
export const reviewScreen = definePersonalScreen({
  route: 'checkoutReview',
  async load(request, posted) {
    const [opened, isTaxIncluded, countries = [], agreements] = await Promise.all([
      loadCheckoutStep(request, 'review', posted),
      loadTaxDisplay(request),
      loadCountries(request),
      visitorShopOf(request).checkout.agreements(),
    ]);
    const common = { isTaxIncluded, countries };
    if (opened.kind === 'unavailable' || !agreements.ok)
      return {
        ...common,
        cart: undefined,
        isSignedIn: false,
        agreements: [],
        payment: undefined,
        location: undefined,
      };
    const { cart, isSignedIn } = opened;
    storeOrderAttempt(request, cart);
    const [payment, location] = await Promise.all([
      loadReviewPayment(request, cart),
      findPickupLocation(request, cart),
    ]);
    return { ...common, cart, isSignedIn, agreements: agreements.value, payment, location };
  },
  render(loaded, request, globals, posted) {
    const { cart, isSignedIn, isTaxIncluded, countries, agreements, payment, location } = loaded;
    const { locale, services } = request;
    const names = { locale, countries };
    const shippingAddress = cart?.shippingAddress && toAddressProps(cart.shippingAddress, names);
    const billingAddress = ownBillingAddress(cart, cart?.shippingAddress);
    const isPickup = cart?.pickupLocation !== undefined;
    const legal = readLegalLinks(globals, parseContextOf(locale, services), messagesOf(locale));
    const hasProblems = cart?.lines.some(({ problem }) => problem !== undefined) === true;
    return {
      section: renderScreen(locale, 'checkout-review', {
        layout: toStepLayout('review', { cart, isSignedIn, isTaxIncluded }, request),
        posted,
        email: cart?.email,
        shippingAddress:
          isPickup && shippingAddress ? toPickupAddress(shippingAddress, location) : shippingAddress,
        isPickup,
        billingAddress: billingAddress && toAddressProps(billingAddress, names),
        shippingMethod:
          cart?.shippingMethod &&
          shippingTitle({ ...cart.shippingMethod, methodTitle: titleOf(cart, cart.shippingMethod) }),
        paymentMethod: cart?.paymentMethod?.title,
        reference: cart?.paymentMethod?.purchaseOrderNumber,
        payment,
        hasProvider: providerOf(services.paymentMethods, cart?.paymentMethod?.code ?? '') !== undefined,
        fingerprint: cart ? fingerprintOf(cart) : '',
        cart: cart ? cartKey(cart.id) : '',
        hasProblems,
        // The terms of the shop are the ones that the visitor accepts, so the page beside them would be a second document.
        legalLinks: [agreements.length === 0 ? legal.terms : undefined, legal.privacy].filter(
          (link) => link !== undefined,
        ),
        agreements: agreements.map(({ id, name, checkbox, content, isHtml }) => ({
          id,
          name,
          checkbox,
          html: isHtml ? readShopHtml(content, locale, services) : undefined,
          text: isHtml ? undefined : content,
        })),
      }),
      title: messagesOf(locale)('checkout:titles.review'),
      indexed: false,
      ...(cart ? {} : { status: 503 }),
    };
  },
  action: { redisplayedFields: [], run: placeReviewedOrder },
});

/** Places the order if it has not changed since the review was shown. */
async function placeReviewedOrder(form: FormData, request: PersonalRequest): Promise<SubmissionResult> {
  const t = messagesOf(request.locale);
  const { locale } = request;
  const { checkout } = visitorShopOf(request);
  const goTo = (path: string) => ({ outcome: 'accepted', redirect: path }) as const;
  const confirmation = routePath('checkoutConfirmation', locale.code);

  const [opened, agreements] = await Promise.all([
    openCheckout(request, 'review', formText(form, 'cart') || undefined),
    checkout.agreements(),
  ]);
  if ('path' in opened) return goTo(urlAfterPost(opened, request));
  if (opened.kind === 'unavailable' || !agreements.ok) {
    const path = await orderAttemptPath(request);
    return path === undefined ? { outcome: 'unreachable' } : goTo(path);
  }
  const { cart, isSignedIn } = opened;
  const unfinished = firstUnfinishedStep(cart, isSignedIn);
  if (unfinished !== 'review') return goTo(stepPath(unfinished, locale.code));
  if (form.get('fingerprint') !== fingerprintOf(cart)) return withReload(t('checkout:errors.changed'));
  if (cart.lines.some(({ problem }) => problem !== undefined))
    return withReload(t('checkout:errors.problems'));
  const terms = termsErrors(form, agreements.value, t);
  if (Object.keys(terms).length > 0) return { outcome: 'invalid', errors: terms };

  const attempt = storeOrderAttempt(request, cart);
  const paid = await payForCart(request, {
    code: cart.paymentMethod?.code ?? '',
    cartId: cart.id,
    amount: cart.totals.grandTotal.withTax,
    returnPath: stepPath('review', locale.code),
  });
  if (paid.outcome === 'redirect') return goTo(paid.url);
  if (paid.outcome !== 'authorised') {
    const state = paid.outcome === 'refused' ? paid.reason : paid.outcome;
    return { outcome: 'invalid', errors: { '': [t(`checkout:paymentStates.${state}`)] } };
  }
  const result = await checkout.placeOrder(cart.id);
  if (result.ok) {
    await storePlacedOrder(request, attempt, result.order);
    return goTo(confirmation);
  }
  if (result.reason === 'unanswered' || result.reason === 'cart-gone' || result.reason === 'refused') {
    // The shop may have placed the order although its response was lost, or a second tab has placed it. A translated message does not say so.
    const path = await orderAttemptPath(request);
    if (path !== undefined) return goTo(path);
    if (result.reason !== 'refused')
      return { outcome: 'invalid', errors: { '': [t('checkout:errors.notOrdered')] } };
  }
  request.services.log.warn(
    { reason: result.reason, message: result.message },
    'checkout: the shop refused an order',
  );
  return refusedOrder(result.reason, t, locale.code);
}

/** By refusal, the step in which the visitor can correct its cause. */
const stepOfRefusal: Readonly<Partial<Record<PlaceOrderFailure, CheckoutStep>>> = {
  'email-missing': 'contact',
  'shipping-address': 'addresses',
  'billing-address': 'addresses',
  'shipping-method': 'shipping',
  'payment-method': 'payment',
};

function refusedOrder(reason: PlaceOrderFailure, t: Messages, locale: PersonalRequest['locale']['code']) {
  const step = stepOfRefusal[reason];
  if (step) return { outcome: 'accepted', redirect: stepPath(step, locale) } as const;
  return withReload(
    t(reason === 'out-of-stock' ? 'checkout:errors.problems' : 'checkout:errors.orderRefused'),
  );
}

/** Returns a message above the review. The view then loads the order again. */
function withReload(message: string): SubmissionResult {
  return { outcome: 'invalid', errors: { '': [message], [CHANGED]: [] } };
}

function termsErrors(form: FormData, agreements: readonly CheckoutAgreement[], t: Messages) {
  const missing = (agreements.length === 0 ? [{ id: OWN_TERMS }] : agreements)
    .map(({ id }) => termsField(id))
    .filter((name) => !form.has(name));
  return Object.fromEntries(missing.map((name) => [name, [t('checkout:errors.terms')]]));
}

/** Returns the pickup location of a cart. `undefined` for a delivery, and if the shop does not return its locations. */
async function findPickupLocation(request: PersonalRequest, cart: Cart): Promise<PickupLocation | undefined> {
  if (cart.pickupLocation === undefined) return undefined;
  const found = await visitorShopOf(request).checkout.pickupLocations(cart);
  return found.ok ? found.value.find(({ code }) => code === cart.pickupLocation) : undefined;
}

function titleOf(cart: Cart, chosen: NonNullable<Cart['shippingMethod']>): string {
  const offered = cart.shippingMethods.find((method) => methodId(method) === methodId(chosen));
  return (offered ?? chosen).methodTitle;
}
