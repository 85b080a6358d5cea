import type { Outcome } from '#site/services/http';
import { cartStateOperation } from './operations/operations.ts';
import type { SendForVisitor } from './send-for-visitor.ts';
import { type ShopRefusal, toVisitorOutcome, type VisitorOutcome } from './visitor-outcome.ts';
import { type CartGone, cartGoneReason } from './wire-cart-refusals.ts';
import { cartState } from './wire-checkout.ts';
import { AUTHORIZATION, NO_SUCH_ENTITY } from './wire-refusal-categories.ts';

/** The categories of a refusal because of the cart. Refusals because of a line, a coupon or a product have the same categories. */
const CART_CATEGORIES: readonly (string | undefined)[] = [NO_SUCH_ENTITY, AUTHORIZATION];

type CartOutcomeOptions<Reason extends string> = {
  /** Returns the reason of an English message. */
  readonly reasonOf?: (refusal: ShopRefusal) => Reason | CartGone | undefined;
  /** The reason if the shop has the cart, but not what the operation is about. */
  readonly missing?: Reason;
};

/**
 * Returns the result of an operation of a cart. The category of a refusal does not show whether the cart is gone, and its message can be
 * translated. If the message is not known, this function requests the cart from the shop.
 */
export async function toCartOutcome<Value, Reason extends string = never>(
  send: SendForVisitor,
  cartId: string,
  sent: Outcome<Value>,
  { reasonOf = cartGoneReason, missing }: CartOutcomeOptions<Reason> = {},
): Promise<VisitorOutcome<Value, Reason | CartGone>> {
  const result = toVisitorOutcome(sent, reasonOf);
  if (sent.ok || sent.failure.kind !== 'refused' || sent.failure.status !== undefined) return result;
  const { category } = sent.failure;
  if (!CART_CATEGORIES.includes(category) || reasonOf(sent.failure) !== undefined) return result;
  const cart = toVisitorOutcome(await send(cartStateOperation, { cartId }, cartState), (refusal) =>
    CART_CATEGORIES.includes(refusal.category) ? ('cart-gone' as const) : undefined,
  );
  if (!cart.ok) return cart;
  return category === NO_SUCH_ENTITY && missing !== undefined ? { ok: false, reason: missing } : result;
}
