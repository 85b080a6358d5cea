/** Events that precede a click on a button. A touch also fires `pointerenter`. */
const EVENTS = ['pointerenter', 'focus'];

/**
 * Loads an optional part of the page once, when the visitor points at its button or focuses it. The page works without it, so a failure is
 * only logged, and the next event tries again.
 *
 * @param mount imports and mounts the part
 * @returns a function that loads it at once
 */
export function loadOnIntent(
  button: HTMLElement,
  mount: () => Promise<void>,
  logFailure: (error: unknown) => void,
): () => Promise<void> {
  let isLoading = false;
  const load = async () => {
    if (isLoading) return;
    isLoading = true;
    try {
      await mount();
    } catch (error) {
      logFailure(error);
      isLoading = false;
    }
  };
  for (const event of EVENTS) button.addEventListener(event, load);
  return load;
}
