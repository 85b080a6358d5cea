import type { Failure } from '#site/services/http';

/** The indexes that a recent request did not find. Searches skip them for some seconds. One per process. */
export type MissingIndexes = {
  readonly has: (index: string) => boolean;
  readonly add: (index: string) => void;
};

/** How long a missing index is skipped. If the operator creates it, searches use it after this time. */
const SKIPPED_MS = 5_000;
const NOT_FOUND = '404';

/**
 * Creates the store of missing indexes.
 *
 * @param now the current time in milliseconds
 */
export function createMissingIndexes(now: () => number = Date.now): MissingIndexes {
  const missedAt = new Map<string, number>();
  return {
    has: (index) => now() - (missedAt.get(index) ?? -Infinity) < SKIPPED_MS,
    add: (index) => missedAt.set(index, now()),
  };
}

/** Returns the index that a failure reports as missing (`Index x does not exist`, contract B1), or `undefined` for another failure. */
export function missingIndexOf(failure: Failure, indexes: readonly string[]): string | undefined {
  if (failure.kind !== 'refused' || failure.code !== NOT_FOUND) return undefined;
  const words = failure.message.split(/[^\w-]+/);
  return indexes.find((index) => words.includes(index));
}
