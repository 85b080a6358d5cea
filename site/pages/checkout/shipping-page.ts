import { messagesOf } from '#site/i18n/messages';
import type { Cart, PickupLocation } from '#site/services/shop';
import { definePersonalScreen } from '../define-screen.ts';
import { invalid } from '../invalid-form.ts';
import { placeLine } from '../order/place-line.ts';
import { deliveryText } from '../product/delivery-and-returns.ts';
import { renderScreen } from '../render-views.ts';
import { loadTaxDisplay, toShownAmount } from '../shop/tax-display.ts';
import { chooseShipping } from './choose-shipping.ts';
import { expectedDelivery } from './expected-delivery.ts';
import { loadCheckoutStep } from './load-checkout.ts';
import { runStep } from './run-step.ts';
import { methodId, shippingTitle } from './shipping-method.ts';
import { loadShippingOffers } from './shipping-offers.ts';
import { toStepLayout } from './step-layout-props.ts';

/** The step with the delivery methods. */
export const shippingScreen = definePersonalScreen({
  route: 'checkoutShipping',
  async load(request, posted) {
    const [opened, isTaxIncluded] = await Promise.all([
      loadCheckoutStep(request, 'shipping', posted),
      loadTaxDisplay(request),
    ]);
    const offers = opened.kind === 'open' ? await loadShippingOffers(request, opened.cart) : undefined;
    return { opened, isTaxIncluded, offers };
  },
  render({ opened, isTaxIncluded, offers }, request, globals, posted) {
    const { locale, services } = request;
    const isUnavailable = offers?.isComplete === false && offers.methods.length === 0;
    const cart = opened.kind === 'open' && !isUnavailable ? opened.cart : undefined;
    const isSignedIn = opened.kind === 'open' && opened.isSignedIn;
    const weight = heaviestPiece(cart);
    const delivery = deliveryText(globals['shop'], weight);
    const expected = expectedDelivery(globals['shop'], { weight, now: services.now(), locale });
    const t = messagesOf(locale);
    const locations = (offers?.locations ?? []).map((location) => ({
      code: location.code,
      text: locationLine(location),
    }));
    const methods = (offers?.methods ?? []).map((method) => ({
      id: methodId(method),
      title: shippingTitle(method),
      isPickup: method.isPickup,
      price: toShownAmount(method.price, isTaxIncluded),
      delivery: method.isPickup ? undefined : delivery,
      expected: method.isPickup ? undefined : expected,
    }));
    return {
      section: renderScreen(locale, 'checkout-shipping', {
        layout: toStepLayout('shipping', { cart, isSignedIn, isTaxIncluded }, request),
        posted,
        methods,
        chosen:
          posted?.values['method'] ??
          chosenOf(
            methods.map(({ id }) => id),
            cart?.shippingMethod && methodId(cart.shippingMethod),
          ),
        locations,
        chosenLocation:
          posted?.values['location'] ??
          chosenOf(
            locations.map(({ code }) => code),
            cart?.pickupLocation,
          ),
      }),
      title: t('checkout:titles.shipping'),
      indexed: false,
      ...(cart ? {} : { status: 503 }),
    };
  },
  action: {
    redisplayedFields: ['method', 'location'],
    run: (form, request) =>
      runStep(request, 'shipping', async (cart) => {
        const t = messagesOf(request.locale);
        const { methods, locations, isComplete } = await loadShippingOffers(request, cart);
        const method = methods.find((candidate) => methodId(candidate) === form.get('method'));
        if (!method)
          return isComplete
            ? invalid({ method: t('checkout:errors.shipping') })
            : ({ outcome: 'unreachable' } as const);
        if (!method.isPickup) return chooseShipping(request, cart, method);
        const location = locations.find(({ code }) => code === form.get('location'));
        if (!location) return invalid({ location: t('checkout:errors.location') });
        return chooseShipping(request, cart, method, location);
      }),
  },
});

/** Returns the option that is chosen initially: that of the cart if it is offered, or the only option. */
function chosenOf(options: readonly string[], ofCart: string | undefined): string | undefined {
  const [only, ...others] = options;
  return options.find((option) => option === ofCart) ?? (others.length === 0 ? only : undefined);
}

/** Returns a pickup location on one line. */
function locationLine(location: PickupLocation): string {
  return [location.name, location.street, placeLine(location)].join(', ');
}

function heaviestPiece(cart: Cart | undefined): number {
  return Math.max(0, ...(cart?.lines ?? []).map(({ weight }) => weight ?? 0));
}
