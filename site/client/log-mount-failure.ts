/**
 * Logs a failure to load, hydrate or render an interactive part of the page (specification §8).
 *
 * @param part the section's id and type, or the name of another part
 */
export function logMountFailure(part: string, error: unknown): void {
  console.error('Error while mounting app', part, error);
}

/** Returns a function that logs the first failure of a part. Later ones, such as that of the next attempt, have the same cause. */
export function createMountFailureLog(part: string): (error: unknown) => void {
  let isLogged = false;
  return (error) => {
    if (isLogged) return;
    isLogged = true;
    logMountFailure(part, error);
  };
}
