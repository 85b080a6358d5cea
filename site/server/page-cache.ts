import { type CacheEntry, cachified } from '@epic-web/cachified';
import { LRUCache } from 'lru-cache';
import { type BrotliBody, createBodyCompression } from './body-compression.ts';

/** A complete response. Never mutated. */
export type RenderedResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
  /** The compressed body. Only cached responses have it, because other responses are compressed only if the client accepts brotli. */
  readonly brotli?: BrotliBody;
  /** Query parameters that select another response at the same path. */
  readonly parameters: readonly string[];
  /** Whether the cache may store the response. */
  readonly isCacheable: boolean;
  /** How long the cache may return the response, if shorter than the default. */
  readonly maxAgeMs?: number | undefined;
};

export type PageCache = {
  /** Returns the cached response, or renders it. Returns a stale response while a new one is rendered, and if that fails. */
  get(key: string, render: () => Promise<RenderedResponse>): Promise<RenderedResponse>;
  /** Deletes all responses. Responses that are being rendered are not stored. */
  clear(): void;
  usage(): PageCacheUsage;
};

/** The number of entries of the page cache, and their size in memory. */
export type PageCacheUsage = { readonly entries: number; readonly bytes: number };

type PageCacheLimits = { readonly maxEntries?: number; readonly maxBytes?: number };

/** More entries of average pages (80 KB) do not fit into `MAX_BYTES` anyway. */
const MAX_ENTRIES = 2_000;
const MAX_BYTES = 64 * 1024 * 1024;
/** Memory of an entry with empty bodies, measured in Node.js 24. */
const ENTRY_OVERHEAD_BYTES = 1_000;
const FRESH_MS = 5_000;
/**
 * How long a stale response is returned while a new one is rendered. A longer time would show outdated content to the first visitor of a
 * rarely visited page. The cache of content responses (`site/services/cache`) covers a content system that is down.
 */
const STALE_WHILE_REVALIDATE_MS = 5 * 60 * 1_000;

/**
 * Caches complete anonymous pages. Errors and redirects that depend on a query are not cacheable, so made-up URLs cannot fill the
 * cache. A 4xx response deletes the cached page. A 5xx response keeps it.
 */
export function createPageCache({
  maxEntries = MAX_ENTRIES,
  maxBytes = MAX_BYTES,
}: PageCacheLimits = {}): PageCache {
  const createEntries = () =>
    new LRUCache<string, CacheEntry<RenderedResponse>>({
      max: maxEntries,
      maxSize: maxBytes,
      sizeCalculation: ({ value }, key) => sizeOf(key, value),
      // Timers delete expired entries, also those that no request reads again.
      ttl: FRESH_MS + STALE_WHILE_REVALIDATE_MS,
      ttlAutopurge: true,
      // The same clock as cachified, which decides whether an entry is fresh.
      perf: { now: () => Date.now() },
    });
  // Cachified writes a rendering to the cache in which it started. `clear` replaces the cache, so the new one gets no outdated rendering.
  let current = createEntries();
  const compressBody = createBodyCompression();

  return {
    get(key, render) {
      const entries = current;
      return cachified<RenderedResponse>({
        key,
        cache: entries,
        ttl: FRESH_MS,
        swr: STALE_WHILE_REVALIDATE_MS,
        async getFreshValue({ metadata, background }) {
          const previous = entries.peek(key)?.value;
          const response = await render();
          if (response.status >= 400 && response.status < 500) entries.delete(key);
          if (!response.isCacheable) {
            // Cachified does not store a value that has already expired.
            metadata.ttl = -1;
            metadata.swr = 0;
          } else if (response.maxAgeMs !== undefined) {
            metadata.ttl = Math.min(FRESH_MS, response.maxAgeMs);
            metadata.swr = Math.min(response.maxAgeMs - metadata.ttl, STALE_WHILE_REVALIDATE_MS);
          }
          if (!response.isCacheable) return response;
          return {
            ...response,
            brotli: await compressBody(response.body, { previous, isAwaited: !background }),
          };
        },
      });
    },
    clear() {
      current.clear();
      current = createEntries();
    },
    usage: () => ({ entries: current.size, bytes: current.calculatedSize }),
  };
}

/** Returns the memory of an entry in bytes. Header values and URLs have one byte per character. */
function sizeOf(key: string, { headers, body, brotli }: RenderedResponse): number {
  const texts = [key, ...Object.entries(headers).flat()];
  const textBytes = texts.reduce((sum, { length }) => sum + length, 0);
  return ENTRY_OVERHEAD_BYTES + textBytes + body.byteLength + (brotli?.body.byteLength ?? 0);
}
