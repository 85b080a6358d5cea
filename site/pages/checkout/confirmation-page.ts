import { redirect } from 'react-router-dom';
import type { SubmissionResult } from '#renderer/forms/submission-result';
import { messagesOf } from '#site/i18n/messages';
import { routePath } from '#site/protocol/route-table';
import type { Order } from '#site/services/shop';
import { loadCountries } from '../address-fields/load-countries.ts';
import { definePersonalScreen, type PersonalRequest } from '../define-screen.ts';
import { findGuestOrder } from '../order/find-guest-order.ts';
import { findOrderPickup } from '../order/pickup-location.ts';
import { toOrderDetails } from '../order/to-order-details.ts';
import { renderScreen } from '../render-views.ts';
import { loadTaxDisplay } from '../shop/tax-display.ts';
import { visitorShopOf } from '../shop/visitor-shop.ts';
import { type OrderAttemptResult, resolveOrderAttempt } from './order-attempt.ts';
import { repeatCompletion } from './payment/end-payment.ts';
import { REPORTED_FIELD } from './report-purchase.ts';
import { toTrackedPurchase } from './tracked-checkout.ts';

/**
 * The page after ordering. A reload shows the same order again and does not order again. The page contains the purchase event until the browser
 * has reported that the event was sent.
 */
export const confirmationScreen = definePersonalScreen({
  route: 'checkoutConfirmation',
  async load(request) {
    const { state } = await resolveOrderAttempt(request);
    await repeatCompletion(request);
    const { lastOrder, token } = request.session.values();
    if (!lastOrder && state === 'none') throw redirect(routePath('cart', request.locale.code), 302);
    const [order, isTaxIncluded, countries = []] = await Promise.all([
      loadOrder(request),
      loadTaxDisplay(request),
      loadCountries(request),
    ]);
    const pickupLocation = order && (await findOrderPickup(order, request));
    const isSignedIn = token !== undefined;
    return { state, lastOrder, order, isTaxIncluded, countries, pickupLocation, isSignedIn };
  },
  render({ state, lastOrder, order, isTaxIncluded, countries, pickupLocation, isSignedIn }, request) {
    const { locale, services, session } = request;
    const { orderAttempt } = session.values();
    // The session contains the order attempt until the number of its order is known.
    const isNumberUnknown = orderAttempt !== undefined && state !== 'none';
    const email = (isNumberUnknown ? orderAttempt.email : lastOrder?.email) ?? order?.email;
    return {
      section: renderScreen(locale, 'checkout-confirmation', {
        state: shownState(isNumberUnknown, state),
        number: isNumberUnknown ? undefined : lastOrder?.number,
        email,
        paymentKind: isNumberUnknown ? undefined : order?.payments[0]?.kind,
        order:
          order && !isNumberUnknown
            ? toOrderDetails(withReference(order, lastOrder?.reference), {
                locale,
                isTaxIncluded,
                countries,
                pickupLocation,
                mediaUrl: services.shop.mediaUrl,
              })
            : undefined,
        purchase:
          order && !isNumberUnknown && lastOrder?.isReported !== true
            ? toTrackedPurchase(order, isTaxIncluded)
            : undefined,
        formToken: session.formToken(),
        website: locale.magentoSessionId,
        href: routePath('checkoutConfirmation', locale.code),
        accountHref: isSignedIn ? undefined : routePath('accountRegister', locale.code),
      }),
      title: messagesOf(locale)('checkout:titles.confirmation'),
      indexed: false,
      ...(isNumberUnknown && state === 'unknown' ? { status: 503 } : {}),
    };
  },
  action: { redisplayedFields: [], run: storeReport },
});

/** Stores that the browser has sent the purchase event of the last order. */
async function storeReport(form: FormData, { session }: PersonalRequest): Promise<SubmissionResult> {
  const { lastOrder } = session.values();
  // A page that was opened before a newer order reports the earlier one.
  if (!lastOrder || form.get(REPORTED_FIELD) !== lastOrder.number)
    return { outcome: 'invalid', errors: { [REPORTED_FIELD]: [] } };
  session.change({ lastOrder: { ...lastOrder, isReported: true } });
  return { outcome: 'accepted' };
}

/** Loads the last order: as an order of the customer, else as one of a guest, because the visitor may have signed in after ordering. */
async function loadOrder(request: PersonalRequest): Promise<Order | undefined> {
  const { lastOrder, token } = request.session.values();
  if (!lastOrder) return undefined;
  const { token: orderToken } = lastOrder;
  if (token !== undefined) {
    const own = await visitorShopOf(request).orders.get(lastOrder.number);
    if (own.ok) return own.value;
  }
  if (orderToken === undefined) return undefined;
  const found = await findGuestOrder(request, (orders) => orders.findGuestOrderByToken(orderToken));
  return found.ok ? found.value : undefined;
}

/** Returns the order with the customer's reference, which the shop stores but does not return. */
function withReference(order: Order, reference: string | undefined): Order {
  return { ...order, payments: order.payments.map((payment) => ({ ...payment, reference })) };
}

function shownState(isNumberUnknown: boolean, state: OrderAttemptResult['state']) {
  if (!isNumberUnknown) return 'placed';
  return state === 'unknown' ? 'unknown' : 'received';
}
