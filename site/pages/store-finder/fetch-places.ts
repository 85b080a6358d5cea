import * as v from 'valibot';

/** The server's response to a typed place. */
const suggestedPlaces = v.object({
  places: v.array(v.object({ label: v.string(), latitude: v.number(), longitude: v.number() })),
  /** Whether the search for places works. Otherwise, the places are only those of stores. */
  isComplete: v.boolean(),
});

export type SuggestedPlaces = v.InferOutput<typeof suggestedPlaces>;

const TIMEOUT_MS = 5_000;

/**
 * Fetches the places that begin with a text.
 *
 * @throws an error if the server fails, takes too long or responds with something else, or if the signal aborts
 */
export async function fetchPlaces(
  locale: string,
  text: string,
  signal: AbortSignal,
): Promise<SuggestedPlaces> {
  const response = await fetch(`/api/places?${new URLSearchParams({ locale, q: text })}`, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  if (!response.ok) throw new Error(`Places: expected status 200, got ${response.status}.`);
  return v.parse(suggestedPlaces, await response.json());
}
