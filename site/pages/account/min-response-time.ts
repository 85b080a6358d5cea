import { setTimeout as wait } from 'node:timers/promises';

/**
 * Longer than the shop needs to hash a password and to write a mail. The shop works longer for a known address. Each response takes at least
 * this time, so its duration does not reveal whether the address has an account.
 */
const MIN_RESPONSE_MS = 900;

/** Starts the minimum response time of a form that must not reveal accounts. Resolves at its end. */
export function startMinResponseTime(): Promise<void> {
  return wait(MIN_RESPONSE_MS, undefined, { ref: false });
}

/** Resolves with the result of `work`, at the earliest after the minimum response time of forms that must not reveal accounts. */
export async function withMinResponseTime<Result>(work: Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work, startMinResponseTime()]);
  return result;
}
