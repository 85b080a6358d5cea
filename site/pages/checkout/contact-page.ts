import type { SubmissionResult } from '#renderer/forms/submission-result';
import { formText } from '#site/forms/form-text';
import { messagesOf } from '#site/i18n/messages';
import { routePath } from '#site/protocol/route-table';
import { isPlausibleEmail } from '../account/account-fields.ts';
import { INTENT_FIELD } from '../account/account-model.ts';
import { postSignIn, SIGN_IN_INTENT, signInForm } from '../account/post-sign-in.ts';
import { definePersonalScreen, type PersonalRequest } from '../define-screen.ts';
import { invalid } from '../invalid-form.ts';
import { renderScreen } from '../render-views.ts';
import type { ScreenActionResult } from '../screen-action.ts';
import { loadTaxDisplay } from '../shop/tax-display.ts';
import { visitorShopOf } from '../shop/visitor-shop.ts';
import { stepPath } from './checkout-steps.ts';
import { loadCheckoutStep } from './load-checkout.ts';
import { runStep } from './run-step.ts';
import { toStepLayout } from './step-layout-props.ts';

/** The first step: a guest enters an email address or signs in. A signed-in customer already has an address. */
export const contactScreen = definePersonalScreen({
  route: 'checkoutContact',
  async load(request, posted) {
    const [opened, isTaxIncluded] = await Promise.all([
      loadCheckoutStep(request, 'contact', posted),
      loadTaxDisplay(request),
    ]);
    return { opened, isTaxIncluded };
  },
  render({ opened, isTaxIncluded }, request, _globals, posted) {
    const { locale } = request;
    const cart = opened.kind === 'open' ? opened.cart : undefined;
    const isSignedIn = opened.kind === 'open' && opened.isSignedIn;
    return {
      section: renderScreen(locale, 'checkout-contact', {
        layout: toStepLayout('contact', { cart, isSignedIn, isTaxIncluded }, request),
        posted,
        email: posted?.values['email'] ?? cart?.email ?? '',
        isSignedIn,
        signIn: signInForm(locale),
        forgottenPasswordHref: routePath('accountForgottenPassword', locale.code),
      }),
      title: messagesOf(locale)('checkout:titles.contact'),
      indexed: false,
      ...(cart ? {} : { status: 503 }),
    };
  },
  action: {
    redisplayedFields: [INTENT_FIELD, 'email'],
    run: (form, request) =>
      form.get(INTENT_FIELD) === SIGN_IN_INTENT ? signInHere(form, request) : setEmail(form, request),
  },
});

/** Signs in, and moves the lines of the guest's cart into the customer's cart. The visitor stays in the checkout. */
async function signInHere(form: FormData, request: PersonalRequest): Promise<SubmissionResult> {
  const text = (name: string) => formText(form, name);
  const result = await postSignIn(text, request, stepPath('addresses', request.locale.code));
  return typeof result === 'string' ? { outcome: 'unreachable' } : result;
}

function setEmail(form: FormData, request: PersonalRequest): Promise<ScreenActionResult> {
  return runStep(request, 'contact', async (cart) => {
    if (request.session.values().token !== undefined) return { ok: true, value: cart };
    const refused = invalid({ email: messagesOf(request.locale)('checkout:errors.email') });
    const email = formText(form, 'email').trim();
    if (!isPlausibleEmail(email)) return refused;
    const changed = await visitorShopOf(request).checkout.setGuestEmail(cart.id, email);
    return !changed.ok && changed.reason === 'refused' ? refused : changed;
  });
}
