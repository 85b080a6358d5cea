import * as v from 'valibot';
import { toCartOutcome } from './cart-outcome.ts';
import { visitorSummaryOperation } from './operations/operations.ts';
import type { SendForVisitor } from './send-for-visitor.ts';
import { toVisitorOutcome, type VisitorOutcome } from './visitor-outcome.ts';
import { list, text } from './wire-values.ts';

/** Short, because the summary is only for the header of a page. */
const TIMEOUT_MS = 2_000;

/** A signed-in customer. The company is that of the default billing address (contract A7). */
type Contact = {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string | undefined;
};

export type VisitorSummary = {
  /** The number of pieces in the cart. */
  readonly cartQuantity: number;
  readonly contact: Contact | undefined;
};

const summary = v.pipe(
  v.object({
    cart: v.optional(v.object({ total_quantity: v.number() })),
    customer: v.optional(
      v.object({
        firstname: text,
        lastname: text,
        addresses: list(
          v.object({ company: v.nullish(v.string()), default_billing: v.nullish(v.boolean()) }),
        ),
      }),
    ),
  }),
  v.transform(({ cart, customer }): VisitorSummary => ({
    cartQuantity: cart?.total_quantity ?? 0,
    contact: customer && {
      firstName: customer.firstname,
      lastName: customer.lastname,
      company: customer.addresses.find((address) => address.default_billing)?.company || undefined,
    },
  })),
);

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
  const outcome = await send(visitorSummaryOperation, variables, summary, { timeoutMs: TIMEOUT_MS });
  return cartId === undefined ? toVisitorOutcome(outcome) : toCartOutcome(send, cartId, outcome);
}
