import type { SubmissionResult } from '#renderer/forms/submission-result';
import { messagesOf } from '#site/i18n/messages';
import type { Cart, StepRefusal, VisitorOutcome } from '#site/services/shop';
import type { PersonalRequest } from '../define-screen.ts';
import type { ScreenActionResult } from '../screen-action.ts';
import { type CheckoutStep, firstUnfinishedStep, isBefore, stepPath, stepsOf } from './checkout-steps.ts';
import { openCheckout, type OpenCheckout, urlAfterPost } from './load-checkout.ts';
import { withKnownMethods } from './payment/known-methods.ts';

/** Changes the cart in a step. Returns the shop's result, or a form result if the form is invalid. */
type StepChange = (cart: Cart) => Promise<VisitorOutcome<Cart, StepRefusal> | SubmissionResult>;

/**
 * Stores the entered data of a step in the shop's cart. An accepted step redirects to the next step, or to an earlier unfinished step. If the
 * shop refuses the data or does not respond, returns a form result, and the form keeps the entered data.
 */
export async function runStep(
  request: PersonalRequest,
  step: CheckoutStep,
  change: StepChange,
): Promise<ScreenActionResult> {
  const opened = await openCheckout(request, step);
  if (opened.kind === 'unavailable') return { outcome: 'unreachable' };
  if ('path' in opened) return leaveStep(opened, request);
  const changed = await change(opened.cart);
  if ('outcome' in changed) return changed;
  if (changed.ok) {
    const cart = withKnownMethods(changed.value, request.services);
    return { outcome: 'accepted', redirect: pathAfter(step, cart, opened, request) };
  }
  if (changed.reason === 'unavailable') return { outcome: 'unreachable' };
  if (changed.reason === 'refused')
    return { outcome: 'invalid', errors: { '': [messagesOf(request.locale)('checkout:errors.refused')] } };
  // The cart was ordered or the token expired between the two calls. Opening the checkout again returns the path to redirect to.
  const reopened = await openCheckout(request, step);
  return 'path' in reopened ? leaveStep(reopened, request) : { outcome: 'unreachable' };
}

function leaveStep(
  opened: Extract<OpenCheckout, { readonly path: string }>,
  request: PersonalRequest,
): ScreenActionResult {
  const outcome = opened.kind === 'signed-out' ? 'signed-out' : 'accepted';
  return { outcome, redirect: urlAfterPost(opened, request) };
}

function pathAfter(
  step: CheckoutStep,
  cart: Cart,
  { isSignedIn }: { readonly isSignedIn: boolean },
  { locale }: PersonalRequest,
): string {
  const unfinished = firstUnfinishedStep(cart, isSignedIn);
  const next = stepsOf(cart).find((candidate) => isBefore(step, candidate)) ?? 'review';
  return stepPath(isBefore(unfinished, next) ? unfinished : next, locale.code);
}
