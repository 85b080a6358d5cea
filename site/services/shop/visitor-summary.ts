import { toCartOutcome } from './cart-outcome.ts';
import type { VisitorSummary } from './model-customer.ts';
import { visitorSummaryOperation } from './operations/operations.ts';
import type { SendForVisitor } from './send-for-visitor.ts';
import { toVisitorOutcome, type VisitorOutcome } from './visitor-outcome.ts';
import { visitorSummary } from './wire-visitor-summary.ts';

/** Short, because the summary is only for the header of a page. */
const TIMEOUT_MS = 2_000;

/** Loads the summary of a visitor. For a guest without a cart it returns an empty summary, without a call. */
export async function loadVisitorSummary(
  send: SendForVisitor,
  { cartId, isSignedIn }: { readonly cartId: string | undefined; readonly isSignedIn: boolean },
): Promise<VisitorOutcome<VisitorSummary, 'cart-gone'>> {
  if (cartId === undefined && !isSignedIn)
    return { ok: true, value: { cartQuantity: 0, contact: undefined } };
  const variables = {
    cartId: cartId ?? '',
    withCart: cartId !== undefined,
    withCustomer: isSignedIn,
  };
  const outcome = await send(visitorSummaryOperation, variables, visitorSummary, { timeoutMs: TIMEOUT_MS });
  return cartId === undefined ? toVisitorOutcome(outcome) : toCartOutcome(send, cartId, outcome);
}
