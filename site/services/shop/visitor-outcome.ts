import type { Failure, Outcome } from '#site/services/http';
import { AUTHENTICATION, AUTHORIZATION } from './wire-refusal-categories.ts';

/** The shop refuses an operation, with a message and the names of the reason (contract A2). */
export type ShopRefusal = Extract<Failure, { readonly kind: 'refused' }>;

/** Why any operation of a visitor can fail, besides the reasons of the operation itself. */
export type VisitorFailure =
  /** The token of the customer has expired or was revoked. */
  | 'signed-out'
  /** The shop does not respond, or its response is not the expected one. It is logged. */
  | 'unavailable';

/** The result of an operation for a visitor: a value, or a reason from a closed list. */
export type VisitorOutcome<Value, Reason extends string = never> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: Reason | VisitorFailure };

/**
 * Returns the result of an operation with named reasons. Magento translates its messages if a language pack is installed, so reasons come from
 * categories where possible (decision 88).
 *
 * @param reasonOf returns the reason of a refusal of the operation, or `undefined` for any other refusal
 */
export function toVisitorOutcome<Value, Reason extends string = never>(
  outcome: Outcome<Value>,
  reasonOf: (refusal: ShopRefusal) => Reason | undefined = () => undefined,
): VisitorOutcome<Value, Reason> {
  if (outcome.ok) return outcome;
  const { failure } = outcome;
  if (failure.kind !== 'refused' || failure.status !== undefined) return { ok: false, reason: 'unavailable' };
  return { ok: false, reason: reasonOf(failure) ?? (isSignedOut(failure) ? 'signed-out' : 'unavailable') };
}

/** Returns whether the token is no longer valid. The operation refuses it, or the shop refuses it before the operation (contract A2, A5). */
function isSignedOut({ category }: ShopRefusal) {
  return category === AUTHENTICATION || category === AUTHORIZATION;
}
