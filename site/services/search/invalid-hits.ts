import { LRUCache } from 'lru-cache';
import { entryLimit } from '#site/services/cache';
import type { WarningLog } from '#site/services/http';

/** A hit that does not match the schema of its record. */
export type InvalidHit = {
  /** Its id at the provider, or empty. */
  readonly id: string;
  readonly reason: string;
};

const MAX_LOGGED = 10_000;

/** Creates the log of invalid records, one per process. It logs each record once, because popular searches find the same ones again and again. */
export function createInvalidHitsLog(log: WarningLog) {
  const logged = new LRUCache<string, true>(entryLimit(MAX_LOGGED));
  return (store: string, hits: readonly InvalidHit[]): void => {
    const added = hits.filter(({ id, reason }) => {
      const key = JSON.stringify([store, id, reason]);
      const isNew = !logged.has(key);
      logged.set(key, true);
      return isNew;
    });
    const [first] = added;
    if (first)
      log.warn(
        { system: 'search', store, count: added.length, ...first },
        `search: skipped ${added.length} invalid record(s)`,
      );
  };
}
