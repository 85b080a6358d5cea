/** The time limit of the browser's search. It does not include the time until the visitor answers the browser's permission prompt. */
const SEARCH_TIMEOUT_MS = 8_000;
/** The total limit, with the time for the prompt. Some browsers never report that the visitor has closed the prompt. */
const TIMEOUT_MS = 60_000;
/** The maximum age of a cached position, because a visitor does not move far in this time. */
const MAX_AGE_MS = 5 * 60 * 1_000;

/**
 * Returns the visitor's position. Returns `undefined` if the visitor or the browser denies access, if it takes too long, or if the signal aborts.
 */
export function locateVisitor(
  signal: AbortSignal,
): Promise<{ readonly latitude: number; readonly longitude: number } | undefined> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(undefined);
    const limit = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
    limit.addEventListener('abort', () => resolve(undefined));
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(undefined),
      { timeout: SEARCH_TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    );
  });
}
