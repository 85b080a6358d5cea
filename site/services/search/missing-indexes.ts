import type { Failure } from '#site/services/http';

/** The indexes that did not exist a moment ago, so that searches leave them out. One per process. */
export type MissingIndexes = {
  readonly has: (index: string) => boolean;
  readonly add: (index: string) => void;
};

/** An index that the operator creates is used after this time. */
const REMEMBERED_MS = 5_000;
const NOT_FOUND = '404';

/** @param now the current time in milliseconds */
export function createMissingIndexes(now: () => number = Date.now): MissingIndexes {
  const missedAt = new Map<string, number>();
  return {
    has: (index) => now() - (missedAt.get(index) ?? -Infinity) < REMEMBERED_MS,
    add: (index) => missedAt.set(index, now()),
  };
}

/** Returns which of the indexes a response names as missing (`Index x does not exist`, contract B1). */
export function missingIndexOf(failure: Failure, indexes: readonly string[]): string | undefined {
  if (failure.kind !== 'refused' || failure.code !== NOT_FOUND) return undefined;
  const words = failure.message.split(/[^\w-]+/);
  return indexes.find((index) => words.includes(index));
}
