import { redirect } from 'react-router-dom';
import { messagesOf } from '#site/i18n/messages';
import { routePath } from '#site/protocol/route-table';
import { signInForm } from '../account/post-sign-in.ts';
import { definePersonalScreen } from '../define-screen.ts';
import { renderScreen } from '../render-views.ts';
import { loadTaxDisplay } from '../shop/tax-display.ts';
import { firstUnfinishedStep, stepPath } from './checkout-steps.ts';
import { loadCheckoutStep } from './load-checkout.ts';
import { toStepLayout } from './step-layout-props.ts';

/** The start page of the checkout. It redirects to the first unfinished step. */
export const checkoutScreen = definePersonalScreen({
  route: 'checkout',
  async load(request) {
    const opened = await loadCheckoutStep(request, 'contact');
    if (opened.kind === 'open') {
      const step = firstUnfinishedStep(opened.cart, opened.isSignedIn);
      throw redirect(stepPath(step, request.locale.code), 302);
    }
    return { isTaxIncluded: await loadTaxDisplay(request) };
  },
  render({ isTaxIncluded }, request) {
    const { locale } = request;
    const layout = toStepLayout('contact', { cart: undefined, isSignedIn: false, isTaxIncluded }, request);
    return {
      section: renderScreen(locale, 'checkout-contact', {
        layout,
        posted: undefined,
        email: '',
        isSignedIn: false,
        signIn: signInForm(locale),
        forgottenPasswordHref: routePath('accountForgottenPassword', locale.code),
      }),
      title: messagesOf(locale)('checkout:titles.contact'),
      indexed: false,
      status: 503,
    };
  },
});
