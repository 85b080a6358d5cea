import type { SubmissionResult } from '#renderer/forms/submission-result';
import { messagesOf } from '#site/i18n/messages';
import { routePath } from '#site/protocol/route-table';
import type { VisitorFailure } from '#site/services/shop';
import { discardOrderAttempt } from '../checkout/discard-order-attempt.ts';
import { orderAttemptPath, resolveOrderAttempt } from '../checkout/order-attempt.ts';
import type { PersonalRequest } from '../define-screen.ts';
import { invalid } from '../invalid-form.ts';
import { currentPasswordField, emailField, missingTexts } from './account-fields.ts';
import type { AccountFormProps } from './account-model.ts';
import { accepted, DONE_PARAMETER, type ReadText, tooOften } from './account-screen.ts';
import { startMinResponseTime } from './min-response-time.ts';
import { signIn } from './sign-in.ts';

/** The value of `intent` of the form that signs in. */
export const SIGN_IN_INTENT = 'sign-in';

/** Returns the form that signs in, for every screen that has it. */
export function signInForm(
  locale: PersonalRequest['locale'],
  hidden: Readonly<Record<string, string>> = {},
): AccountFormProps {
  const t = messagesOf(locale);
  return {
    intent: SIGN_IN_INTENT,
    hidden,
    fields: [emailField(t), currentPasswordField(t)],
    submit: t('account:signIn.submit'),
  };
}

/**
 * Signs the visitor in with the posted email address and password.
 *
 * @param next the path after signing in. If the cart of the order attempt was ordered, or may have been ordered, the confirmation opens
 *   instead. If the shop cannot merge the guest's cart, the account opens instead and shows a message about it
 */
export async function postSignIn(
  text: ReadText,
  request: PersonalRequest,
  next: string,
): Promise<SubmissionResult | VisitorFailure> {
  const { locale, session, services, address } = request;
  const t = messagesOf(locale);
  const missing = missingTexts(text, ['email', 'password'], t);
  if (Object.keys(missing).length > 0) return invalid(missing);
  if (!services.limits.signIn(address)) return tooOften(t);
  const credentials = { email: text('email').trim(), password: text('password') };
  const minResponseTime = startMinResponseTime();
  // The shop returns the same error for a merged cart as for an ordered cart. So this checks before the merge whether the cart was ordered.
  const { state } = await resolveOrderAttempt(request);
  if (state === 'unknown') return 'unavailable';
  const { cartId } = session.values();
  const result = await signIn(credentials, { session, shop: services.shop, locale });
  // The shop may have merged the carts although its response was lost.
  if (state === 'none' && (result.outcome === 'signed-in' || result.outcome === 'unavailable'))
    await discardOrderAttempt(request, cartId);
  if (result.outcome === 'unavailable') return 'unavailable';
  if (result.outcome !== 'signed-in') {
    await minResponseTime;
    return invalid({ '': t(`account:signIn.${result.outcome}`) });
  }
  if (!result.isCartMerged)
    return accepted(`${routePath('account', locale.code)}?${DONE_PARAMETER}=cart-kept`);
  // The shop does not show the cart of a customer with an expired token, so the site may find its order only after signing in.
  const isNumberKnown = state === 'ordered' && session.values().lastOrder !== undefined;
  const confirmation = isNumberKnown
    ? routePath('checkoutConfirmation', locale.code)
    : await orderAttemptPath(request);
  return accepted(confirmation ?? next);
}
