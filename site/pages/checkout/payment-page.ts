import { formText } from '#site/forms/form-text';
import { messagesOf } from '#site/i18n/messages';
import { MAX_REFERENCE_LENGTH } from '#site/protocol/order-reference';
import { definePersonalScreen } from '../define-screen.ts';
import { invalid } from '../invalid-form.ts';
import { renderScreen } from '../render-views.ts';
import { loadTaxDisplay } from '../shop/tax-display.ts';
import { visitorShopOf } from '../shop/visitor-shop.ts';
import { loadCheckoutStep } from './load-checkout.ts';
import { cancelPayment } from './payment/end-payment.ts';
import { providerOf } from './payment/payment-context.ts';
import { runStep } from './run-step.ts';
import { toStepLayout } from './step-layout-props.ts';

/** The step with the payment methods. */
export const paymentScreen = definePersonalScreen({
  route: 'checkoutPayment',
  async load(request, posted) {
    const [opened, isTaxIncluded] = await Promise.all([
      loadCheckoutStep(request, 'payment', posted),
      loadTaxDisplay(request),
    ]);
    return { opened, isTaxIncluded };
  },
  render({ opened, isTaxIncluded }, request, _globals, posted) {
    const { locale } = request;
    const cart = opened.kind === 'open' ? opened.cart : undefined;
    const isSignedIn = opened.kind === 'open' && opened.isSignedIn;
    const methods = (cart?.paymentMethods ?? []).map(({ code, kind, title }) => ({
      code,
      kind,
      title,
      hasProvider: providerOf(request.services.paymentMethods, code) !== undefined,
    }));
    const [onlyMethod, ...others] = methods;
    return {
      section: renderScreen(locale, 'checkout-payment', {
        layout: toStepLayout('payment', { cart, isSignedIn, isTaxIncluded }, request),
        posted,
        methods,
        chosen:
          posted?.values['method'] ??
          cart?.paymentMethod?.code ??
          (others.length === 0 ? onlyMethod?.code : undefined),
        reference: posted?.values['reference'] ?? cart?.paymentMethod?.purchaseOrderNumber ?? '',
        isPickup: cart?.pickupLocation !== undefined,
      }),
      title: messagesOf(locale)('checkout:titles.payment'),
      indexed: false,
      ...(cart ? {} : { status: 503 }),
    };
  },
  action: {
    redisplayedFields: ['method', 'reference'],
    run: (form, request) =>
      runStep(request, 'payment', async (cart) => {
        const t = messagesOf(request.locale);
        const method = cart.paymentMethods.find(({ code }) => code === form.get('method'));
        if (!method) return invalid({ method: t('checkout:errors.payment') });
        const reference = formText(form, 'reference').trim();
        const isOnAccount = method.kind === 'onAccount';
        if (isOnAccount && reference === '') return invalid({ reference: t('checkout:errors.reference') });
        if (reference.length > MAX_REFERENCE_LENGTH)
          return invalid({
            reference: t('checkout:errors.referenceLength', { count: MAX_REFERENCE_LENGTH }),
          });
        // Cancels a payment with another method, because its amount would stay reserved.
        if (request.session.values().payment?.code !== method.code) await cancelPayment(request);
        return visitorShopOf(request).checkout.setPaymentMethod(cart.id, {
          code: method.code,
          purchaseOrderNumber: isOnAccount ? reference : undefined,
        });
      }),
  },
});
