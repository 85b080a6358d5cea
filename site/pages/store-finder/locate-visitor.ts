/** The browser's own limit does not include the time in which it asks the visitor. */
const ANSWER_TIMEOUT_MS = 8_000;
const TIMEOUT_MS = 12_000;
/** A visitor does not move far in this time. */
const MAX_AGE_MS = 5 * 60 * 1_000;

/**
 * Returns the visitor's position. `undefined` if the visitor or the browser refuses it, if it takes too long, or if the signal aborts.
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
      { timeout: ANSWER_TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    );
  });
}
