import { type CacheEntry, cachified } from '@epic-web/cachified';
import { LRUCache } from 'lru-cache';

/** A complete response with both encodings of its body. Never mutated. */
export type RenderedResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly brotli: Uint8Array<ArrayBuffer>;
  /** Query parameters that select another response at the same path. */
  readonly parameters: readonly string[];
};

export type PageCache = {
  /** Returns the cached response, or renders it. A stale response is returned while it is refreshed, and while the refresh fails. */
  get(key: string, render: () => Promise<RenderedResponse>): Promise<RenderedResponse>;
  clear(): void;
};

const MAX_BYTES = 64 * 1024 * 1024;
const FRESH_MS = 5_000;
/**
 * How long a stale response is returned while a new one is rendered. A longer time would show outdated content to the
 * first visitor of a rarely visited page.
 * The cache of content responses (`site/services/cache`) covers a content system that is down.
 */
const STALE_WHILE_REVALIDATE_MS = 5 * 60 * 1_000;

/**
 * Caches complete anonymous pages. Errors are returned but not cached, so made-up URLs cannot fill the cache. A 4xx response deletes
 * the cached page. A 5xx response keeps it.
 */
export function createPageCache(): PageCache {
  const entries = new LRUCache<string, CacheEntry<RenderedResponse>>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ value }) => value.body.byteLength + value.brotli.byteLength,
  });

  return {
    get: (key, render) =>
      cachified<RenderedResponse>({
        key,
        cache: entries,
        ttl: FRESH_MS,
        swr: STALE_WHILE_REVALIDATE_MS,
        async getFreshValue({ metadata }) {
          const response = await render();
          if (response.status >= 400 && response.status < 500) entries.delete(key);
          if (response.status >= 400) {
            // Cachified does not store a value that has already expired.
            metadata.ttl = -1;
            metadata.swr = 0;
          }
          return response;
        },
      }),
    clear: () => entries.clear(),
  };
}
