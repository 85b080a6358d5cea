/**
 * Logs a failure to load, hydrate or render an interactive part of the page (specification §8).
 *
 * @param part the section's id and type, or the name of another part
 */
export function logMountFailure(part: string, error: unknown): void {
  console.error('Error while mounting app', part, error);
}
