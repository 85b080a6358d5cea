import type { Outcome } from '#site/services/http';
import { checkTokenOperation } from './operations/operations.ts';
import type { SendForVisitor } from './send-for-visitor.ts';
import { type ShopRefusal, toVisitorOutcome, type VisitorOutcome } from './visitor-outcome.ts';
import { done } from './wire-customer.ts';
import { ALREADY_EXISTS, AUTHENTICATION, AUTHORIZATION, INPUT } from './wire-refusal-categories.ts';

/** The result of an operation that returns no value. */
export type Done<Reason extends string = never> = Promise<VisitorOutcome<undefined, Reason>>;

/** The English message of a refusal because the token is no longer valid (contract A5). */
export const SIGNED_OUT = "The current customer isn't authorized.";

/** Returns the result of an operation with named reasons, without its value (`toVisitorOutcome`). */
export function toEmptyOutcome<Reason extends string = never>(
  outcome: Outcome<unknown>,
  reasonOf?: Parameters<typeof toVisitorOutcome<unknown, Reason>>[1],
): VisitorOutcome<undefined, Reason> {
  const result = toVisitorOutcome(outcome, reasonOf);
  return result.ok ? { ok: true, value: undefined } : result;
}

/** Returns `refused` if the visitor's input causes the refusal, else `undefined`. */
export function refusedInput({ category }: ShopRefusal) {
  return category === INPUT ? ('refused' as const) : undefined;
}

/** Returns the problem of an email address. It compares parts of the message, because some releases insert the address (contract A5). */
export function toEmailProblem({ message, category }: ShopRefusal) {
  if (category === ALREADY_EXISTS || (message.includes('email address') && message.includes('already')))
    return 'email-taken' as const;
  return message.includes('is not a valid email address') ? ('email-invalid' as const) : undefined;
}

/** Returns why a sign-in was refused. `undefined` for a refusal that no other input changes, such as that of a captcha (contract A5). */
export function toSignInProblem({ message, category }: ShopRefusal) {
  if (message.startsWith("This account isn't confirmed")) return 'unconfirmed' as const;
  return category === AUTHENTICATION ? ('wrong' as const) : undefined;
}

/**
 * Returns whether the current password is wrong, or the account is locked after too many attempts. An invalid token can have the same category,
 * so if the message is not in English, this asks the shop whether it accepts the token.
 */
export async function isWrongPassword(send: SendForVisitor, sent: Outcome<unknown>): Promise<boolean> {
  const refusal = refusalOf(sent);
  if (refusal?.category !== AUTHENTICATION) return false;
  return (
    /^(?:Invalid login or password|The account is locked)/.test(refusal.message) ||
    !(await isTokenRefused(send))
  );
}

/**
 * Returns whether an address belongs to another customer. An invalid token has the same category, so if the message is not in English, this asks
 * the shop whether it accepts the token.
 */
export async function isAddressOfAnother(send: SendForVisitor, sent: Outcome<unknown>): Promise<boolean> {
  const refusal = refusalOf(sent);
  if (refusal?.category !== AUTHORIZATION || refusal.message === SIGNED_OUT) return false;
  return refusal.message.includes('does not have permission to address') || !(await isTokenRefused(send));
}

function refusalOf(sent: Outcome<unknown>): ShopRefusal | undefined {
  return !sent.ok && sent.failure.kind === 'refused' ? sent.failure : undefined;
}

/** Asks the shop whether it refuses the token. False if it does not respond, so that a failure does not sign the customer out. */
export async function isTokenRefused(send: SendForVisitor): Promise<boolean> {
  const checked = toVisitorOutcome(await send(checkTokenOperation, {}, done));
  return !checked.ok && checked.reason === 'signed-out';
}
