import type { Outcome } from '#site/services/http';
import { toVisitorOutcome, type VisitorOutcome } from './visitor-outcome.ts';

/** The result of an operation that returns no value. */
export type Done<Reason extends string = never> = Promise<VisitorOutcome<undefined, Reason>>;

/** The message and the category of an error of the shop. */
export type ShopRefusal = { readonly message: string; readonly category?: string | undefined };

const INPUT = 'graphql-input';
const AUTHENTICATION = 'graphql-authentication';

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

/** Returns the problem of an e-mail address. It compares parts of the message, because some releases insert the address (contract A5). */
export function toEmailProblem(message: string) {
  if (message.includes('email address') && message.includes('already')) return 'email-taken' as const;
  return message.includes('is not a valid email address') ? ('email-invalid' as const) : undefined;
}

/** Returns why a sign-in was refused. `undefined` for a refusal that no other input changes, such as that of a captcha (contract A5). */
export function toSignInProblem({ message, category }: ShopRefusal) {
  if (message.startsWith("This account isn't confirmed")) return 'unconfirmed' as const;
  return category === AUTHENTICATION ? ('wrong' as const) : undefined;
}

/**
 * Returns `wrong-password` if the current password is wrong, or if the account is locked after too many attempts. It compares the message,
 * because the category is the same for an invalid token.
 */
export function toWrongPassword({ message }: ShopRefusal) {
  return /^(?:Invalid login or password|The account is locked)/.test(message)
    ? ('wrong-password' as const)
    : undefined;
}
