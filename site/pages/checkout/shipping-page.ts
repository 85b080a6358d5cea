import { messagesOf } from '#site/i18n/messages';
import type { Cart } from '#site/services/shop';
import { definePersonalScreen } from '../define-screen.ts';
import { invalid } from '../invalid-form.ts';
import { promisedDelivery } from '../product/promises.ts';
import { renderScreen } from '../render-views.ts';
import { loadTaxDisplay, toShownAmount } from '../shop/tax-display.ts';
import { visitorShopOf } from '../shop/visitor-shop.ts';
import { expectedDelivery } from './expected-delivery.ts';
import { loadCheckoutStep } from './load-checkout.ts';
import { runStep } from './run-step.ts';
import { isPickup, methodId, shippingTitle } from './shipping-method.ts';
import { toStepLayout } from './step-layout-props.ts';

/** The step with the delivery methods. */
export const shippingScreen = definePersonalScreen({
  route: 'checkoutShipping',
  async load(request, posted) {
    const [opened, isTaxIncluded] = await Promise.all([
      loadCheckoutStep(request, 'shipping', posted),
      loadTaxDisplay(request),
    ]);
    return { opened, isTaxIncluded };
  },
  render({ opened, isTaxIncluded }, request, globals, posted) {
    const { locale, services } = request;
    const cart = opened.kind === 'open' ? opened.cart : undefined;
    const isSignedIn = opened.kind === 'open' && opened.isSignedIn;
    const weight = heaviestPiece(cart);
    const promise = promisedDelivery(globals['shop'], weight);
    const expected = expectedDelivery(globals['shop'], { weight, now: services.now(), locale });
    const chosen = posted?.values['method'] ?? (cart?.shippingMethod && methodId(cart.shippingMethod));
    const methods = (cart?.shippingMethods ?? []).map((method) => ({
      id: methodId(method),
      title: shippingTitle(method),
      isPickup: isPickup(method),
      price: toShownAmount(method.price, isTaxIncluded),
      promise: isPickup(method) ? undefined : promise,
      expected: isPickup(method) ? undefined : expected,
    }));
    return {
      section: renderScreen(locale, 'checkout-shipping', {
        layout: toStepLayout('shipping', { cart, isSignedIn, isTaxIncluded }, request),
        posted,
        methods,
        chosen: chosen ?? (methods.length === 1 ? methods[0]?.id : undefined),
      }),
      title: messagesOf(locale)('checkout:titles.shipping'),
      indexed: false,
      ...(cart ? {} : { status: 503 }),
    };
  },
  action: {
    redisplayedFields: ['method'],
    run: (form, request) =>
      runStep(request, 'shipping', async (cart) => {
        const method = cart.shippingMethods.find((candidate) => methodId(candidate) === form.get('method'));
        if (!method) return invalid({ method: messagesOf(request.locale)('checkout:errors.shipping') });
        return visitorShopOf(request).checkout.setShippingMethod(cart.id, method);
      }),
  },
});

function heaviestPiece(cart: Cart | undefined): number {
  return Math.max(0, ...(cart?.lines ?? []).map(({ weight }) => weight ?? 0));
}
