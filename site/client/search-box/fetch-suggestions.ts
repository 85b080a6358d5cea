import * as v from 'valibot';
import { type Suggestions, suggestionsSchema } from './suggestions-schema.ts';

const TIMEOUT_MS = 5_000;

/**
 * Fetches the suggestions for a term, or popular terms for an empty one.
 *
 * @throws an error if the server fails or takes too long, or if the signal aborts
 */
export async function fetchSuggestions(
  locale: string,
  term: string,
  signal: AbortSignal,
): Promise<Suggestions> {
  const response = await fetch(`/api/search?${new URLSearchParams({ locale, q: term })}`, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  if (!response.ok) throw new Error(`Search suggestions: expected status 200, got ${response.status}.`);
  return v.parse(suggestionsSchema, await response.json());
}
