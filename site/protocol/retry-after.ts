/** Seconds by status: the rate limit of forms covers ten minutes, and an unreachable system may respond again after one minute. */
const SECONDS: Readonly<Record<number, string>> = { 429: '600', 503: '60' };

/** Returns the `Retry-After` header if the same request may succeed later, else an empty object. */
export function retryAfter(status: number): Readonly<Record<string, string>> {
  const seconds = SECONDS[status];
  return seconds === undefined ? {} : { 'retry-after': seconds };
}
