import { LRUCache } from 'lru-cache';
import type { WarningLog } from '#site/services/http';

/** The maximum number of characters of all counted paths. The least recently requested path is deleted first. */
const MAX_CHARACTERS = 200_000;

/** Logs a request for a page that does not exist. */
type LogMissingPage = (request: Request, message: string) => void;

/**
 * Creates the log of requests for missing pages (specification §8). Each line has the path and the number of its requests since the start of the
 * process, so that operators can find the addresses that need a redirect.
 */
export function createMissingPageLog(log: WarningLog): LogMissingPage {
  const counts = new LRUCache<string, number>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (_count, path) => path.length,
  });
  return ({ url }, message) => {
    const path = new URL(url).pathname;
    const count = (counts.get(path) ?? 0) + 1;
    counts.set(path, count);
    log.warn({ path, count }, message);
  };
}
