import { messagesOf } from '#site/i18n/messages';
import { readLegalLinks } from '#site/layout/legal-links';
import type { Cart, PickupLocation } from '#site/services/shop';
import { loadCountries } from '../address-fields/load-countries.ts';
import { definePersonalScreen, type PersonalRequest } from '../define-screen.ts';
import { toPickupAddress } from '../order/pickup-location.ts';
import { toAddressProps } from '../order/to-address-props.ts';
import { parseContextOf } from '../page-request.ts';
import { readShopHtml } from '../product/shop-html.ts';
import { renderScreen } from '../render-views.ts';
import { loadTaxDisplay } from '../shop/tax-display.ts';
import { visitorShopOf } from '../shop/visitor-shop.ts';
import { loadCheckoutStep } from './load-checkout.ts';
import { ownBillingAddress } from './order-addresses.ts';
import { cartKey, storeOrderAttempt } from './order-attempt.ts';
import { fingerprintOf } from './order-fingerprint.ts';
import { providerOf } from './payment/payment-context.ts';
import { loadReviewPayment } from './payment/review-payment.ts';
import { placeReviewedOrder } from './place-reviewed-order.ts';
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
