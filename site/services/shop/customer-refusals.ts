import type { VisitorOutcome } from './visitor-outcome.ts';

/** The result of an operation that returns no value. */
export type Done<Reason extends string = never> = Promise<VisitorOutcome<undefined, Reason>>;

/** The sentence and the category of an error of the shop. */
export type ShopRefusal = { readonly message: string; readonly category?: string | undefined };

const INPUT = 'graphql-input';

/** Removes the value of a result that the caller does not need. */
export function withoutValue<Reason extends string>(
  outcome: VisitorOutcome<unknown, Reason>,
): VisitorOutcome<undefined, Reason> {
  return outcome.ok ? { ok: true, value: undefined } : outcome;
}

/** The reason of a refusal because of the input. */
export function refusedInput({ category }: ShopRefusal) {
  return category === INPUT ? ('refused' as const) : undefined;
}

/** Some releases name the address in the sentence (contract A5). */
export function toEmailProblem(message: string) {
  if (message.includes('email address') && message.includes('already')) return 'email-taken' as const;
  return message.includes('is not a valid email address') ? ('email-invalid' as const) : undefined;
}

/** The own password is wrong, or the account is locked after too many attempts. The category is that of a lost token too. */
export function toWrongPassword({ message }: ShopRefusal) {
  return /^(?:Invalid login or password|The account is locked)/.test(message)
    ? ('wrong-password' as const)
    : undefined;
}
