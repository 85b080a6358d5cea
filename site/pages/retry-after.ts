/** In seconds, as the texts say it: a form too many is taken ten minutes later, and what nobody can say now may be known in a minute. */
const SECONDS: Readonly<Record<number, string>> = { 429: '600', 503: '60' };

/** The header that says when it is worth asking again, for the statuses that pass. */
export function retryAfter(status: number): Readonly<Record<string, string>> {
  const seconds = SECONDS[status];
  return seconds === undefined ? {} : { 'retry-after': seconds };
}
