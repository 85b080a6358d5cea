import type { Position } from '#site/stores/sphere';

/** The limit of the browser's search. It does not include the time until the visitor answers the permission prompt. */
const SEARCH_TIMEOUT_MS = 8_000;
/** The total limit. Some browsers never report the end of a search, or that the visitor has closed the prompt. */
const TIMEOUT_MS = 12_000;
/** The total limit if the browser shows the permission prompt, which the visitor must first read. */
const PROMPT_TIMEOUT_MS = 60_000;
/** The maximum age of a cached position, because a visitor does not move far in this time. */
const MAX_AGE_MS = 5 * 60 * 1_000;

/**
 * Returns the visitor's position. Returns `undefined` if the visitor or the browser denies access, if it takes too long, or if the signal aborts.
 */
export async function locateVisitor(signal: AbortSignal): Promise<Position | undefined> {
  if (!('geolocation' in navigator)) return undefined;
  const limitMs = (await isPromptExpected()) ? PROMPT_TIMEOUT_MS : TIMEOUT_MS;
  const limit = AbortSignal.any([signal, AbortSignal.timeout(limitMs)]);
  return new Promise((resolve) => {
    limit.addEventListener('abort', () => resolve(undefined));
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(undefined),
      { timeout: SEARCH_TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    );
  });
}

/** Returns false only if the browser says that the visitor has decided. Not all browsers say so. */
async function isPromptExpected(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'geolocation' });
    return state === 'prompt';
  } catch {
    return true;
  }
}
