import { cachified, type CacheEntry } from '@epic-web/cachified';
import { LRUCache } from 'lru-cache';

/** A finished answer as it goes over the wire. Never changed once made. */
export type CachedResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
  /** The body, compressed once. */
  readonly brotli: Uint8Array<ArrayBuffer>;
  /** Query parameters that make another answer at the same path. */
  readonly parameters: readonly string[];
};

export type PageCache = {
  /** The answer under this key: kept, or made now. While it is renewed, and while renewing fails, the old one is given. */
  get(key: string, make: () => Promise<CachedResponse>): Promise<CachedResponse>;
  clear(): void;
};

const MOST_BYTES = 64 * 1024 * 1024;
/** A page older than this is made anew behind the answer that still goes out. */
const FRESH_MS = 5_000;
/**
 * How long the old answer still goes out while the new one is made. Short, because a page nobody asked for all day would greet its
 * next visitor with yesterday's words; what outlives a content system that cannot be reached are its own answers (`site/services/cache`).
 */
const STALE_MS = 5 * 60 * 1_000;

/**
 * Keeps finished anonymous pages. Errors are handed out and not kept: a page that has gone is dropped, made-up addresses push no
 * page out, and while the server fails the page it could make before goes out.
 */
export function createPageCache(): PageCache {
  const entries = new LRUCache<string, CacheEntry<unknown>>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ value }) => (isAnswer(value) ? value.body.byteLength + value.brotli.byteLength : 1),
  });

  return {
    async get(key, make) {
      try {
        return await cachified<CachedResponse>({
          key,
          cache: entries,
          checkValue: isAnswer,
          ttl: FRESH_MS,
          swr: STALE_MS,
          async getFreshValue() {
            const answer = await make();
            if (answer.status >= 400 && answer.status < 500) entries.delete(key);
            if (answer.status >= 400) throw new NotKept(answer);
            return answer;
          },
        });
      } catch (error) {
        if (error instanceof NotKept) return error.answer;
        throw error;
      }
    },
    clear: () => entries.clear(),
  };
}

/** The cache library hands values on as unknown; nothing but answers is ever put in. */
function isAnswer(value: unknown): value is CachedResponse {
  return typeof value === 'object' && value !== null && 'body' in value && 'brotli' in value;
}

/** Carries an answer past the cache, which keeps everything it is not refused by an exception. */
class NotKept extends Error {
  readonly answer: CachedResponse;
  constructor(answer: CachedResponse) {
    super(`Status ${answer.status} is not kept`);
    this.answer = answer;
  }
}
