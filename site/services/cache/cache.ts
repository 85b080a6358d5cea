import {
  type Cache as CachifiedCache,
  cachified,
  type GetFreshValueContext,
  isExpired,
  totalTtl,
} from '@epic-web/cachified';
import { LRUCache } from 'lru-cache';
import { failed, succeeded } from '#site/services/http';
import type { Failure, Outcome, WarningLog } from '#site/services/http';
import { describeCall, hashCall, type Params } from './cache-key.ts';
import {
  type CacheRecord,
  type CacheStore,
  createMemoryStore,
  type Lifetime,
  MAX_ENTRIES,
  MAX_MINOR_ENTRIES,
  type StoredValue,
} from './cache-store.ts';
import { entryLimit } from './entry-limit.ts';

export { entryLimit } from './entry-limit.ts';
export type { CacheRecord, CacheStore, Lifetime } from './cache-store.ts';
export { createLoadedValues, type LoadedValues } from './loaded-values.ts';

/** Only calls that have a stored value are paused, so this limit is the size of the memory store. */
const MAX_PAUSED_CALLS = MAX_ENTRIES + MAX_MINOR_ENTRIES;

type CacheConfig = {
  /** Default: the memory of this process. */
  readonly store?: CacheStore;
  readonly log: WarningLog;
  /** The pause after a failed call, in milliseconds. During the pause the cache returns the stored value and does not call. */
  readonly pauseAfterFailureMs?: number;
};

type CachedCall<Value> = {
  /** The name of the call. All calls of one name return the same type. */
  readonly name: string;
  /** Everything that the value depends on, as plain JSON. */
  readonly params: Params;
  /** Returns the lifetime of a value. A value which says that an entry does not exist usually has a short one. */
  readonly lifetimeOf: (value: Value) => Lifetime;
  /** Whether made-up requests can cause any number of such values. The store limits these separately. Default: never. */
  readonly isMinor?: (value: Value) => boolean;
  /** Aborts only this read. The call continues for other callers, and its value is stored. */
  readonly signal?: AbortSignal | undefined;
  readonly fetchFresh: () => Promise<Outcome<Value>>;
};

export type Cache = {
  readonly read: <Value>(call: CachedCall<Value>) => Promise<Outcome<Value>>;
  /** Deletes the entries that match. Returns their number. Values of running calls are not stored. */
  readonly invalidate: (matches: (stored: StoredValue) => boolean) => Promise<number>;
  /**
   * Ends the fresh period of all values: the next read of each calls first, and returns the stored value only if the call fails. Values of
   * running calls are not stored. A value that another process stores afterwards is not affected.
   */
  readonly markStale: () => void;
};

/**
 * Creates a server-side cache: stale-while-revalidate, stale-if-error, and one call at a time for equal parameters. Failures are
 * never stored. Returned values are frozen, because many requests share them.
 */
export function createCache(config: CacheConfig): Cache {
  const { store = createMemoryStore(), log, pauseAfterFailureMs = 5_000 } = config;
  const failedAt = new LRUCache<string, number>(entryLimit(MAX_PAUSED_CALLS));
  const isPaused = (call: string) => Date.now() - (failedAt.get(call) ?? -Infinity) < pauseAfterFailureMs;
  // Cachified deduplicates calls per adapter, and a replaced adapter stores nothing. So `invalidate` and `markStale` replace it.
  let adapter = createAdapter();
  let markedStaleAt = -Infinity;
  const isMarkedStale = ({ metadata }: CacheRecord) => metadata.createdTime <= markedStaleAt;

  /** Cachified uses complete calls as keys, so calls with colliding hashes are never deduplicated. The store uses the hashes. */
  function createAdapter(): CachifiedCache {
    const self: CachifiedCache = {
      async get(call) {
        const record = await store.get(hashCall(call));
        if (record?.value.call !== call || isExpired(record.metadata) === true) return undefined;
        // In the pause after a failure, any stored value counts as fresh, so cachified does not call.
        if (isPaused(call)) return { ...record, metadata: { ...record.metadata, ttl: null } };
        return isMarkedStale(record) || isStaleIfErrorOnly(record) ? undefined : record;
      },
      set: (call, record) => (self === adapter ? store.set(hashCall(call), record) : undefined),
      // Cachified deletes an entry after a failed read of the store. Deleting would fail too.
      delete() {},
    };
    return self;
  }

  /** Pauses a call that has a stored value. Without one, a pause has no effect and could evict the pause of another call. */
  async function pause(call: string) {
    const record = await Promise.resolve(store.get(hashCall(call))).catch(() => undefined);
    if (record?.value.call === call) failedAt.set(call, Date.now());
  }

  async function readOutcome<Value>(cachedCall: CachedCall<Value>): Promise<Outcome<Value>> {
    const call = describeCall(cachedCall.name, cachedCall.params);
    const getFreshValue = async ({ metadata }: GetFreshValueContext): Promise<StoredValue<Value>> => {
      const outcome = await cachedCall.fetchFresh();
      if (!outcome.ok) {
        await pause(call);
        throw new CallFailedError(outcome.failure);
      }
      failedAt.delete(call);
      const value = deepFreeze(outcome.value);
      const { freshMs, staleWhileRevalidateMs, staleIfErrorMs } = cachedCall.lifetimeOf(value);
      // Cachified stores the value with this metadata.
      metadata.createdTime = Date.now();
      metadata.ttl = freshMs;
      metadata.swr = staleWhileRevalidateMs + staleIfErrorMs;
      return {
        call,
        value,
        staleIfErrorMs,
        isMinor: cachedCall.isMinor?.(value) ?? false,
      };
    };
    try {
      const stored = await cachified({ key: call, cache: adapter, getFreshValue }, () =>
        createErrorReporter(log, cachedCall.name),
      );
      return succeeded(stored.value);
    } catch (error) {
      if (!(error instanceof CallFailedError)) throw error;
      // The call is paused now, so the adapter also returns values in their stale-if-error period.
      const fallback = { key: call, cache: adapter, getFreshValue: () => Promise.reject(error) };
      return cachified<StoredValue<Value>>(fallback).then(
        ({ value }) => succeeded(value),
        () => failed(error.failure),
      );
    }
  }

  return {
    read: (call) => abortable(readOutcome(call), call.signal),
    async invalidate(matches) {
      adapter = createAdapter();
      const keys: string[] = [];
      for await (const [key, { value }] of store.entries()) if (matches(value)) keys.push(key);
      await Promise.all(keys.map((key) => store.delete(key)));
      return keys.length;
    },
    markStale() {
      adapter = createAdapter();
      failedAt.clear();
      markedStaleAt = Date.now();
    },
  };
}

/** Passes a failure through cachified, which supports only exceptions. `read` never throws it. */
class CallFailedError extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.kind);
    this.failure = failure;
  }
}

function isStaleIfErrorOnly({ value, metadata }: CacheRecord) {
  return Date.now() > metadata.createdTime + totalTtl(metadata) - value.staleIfErrorMs;
}

/**
 * Returns a reporter that logs errors which no caller receives: of background refreshes and of the store. Logs the name of the call alone, because
 * its parameters may be input of a visitor.
 */
function createErrorReporter(log: WarningLog, call: string) {
  const messages: Readonly<Record<string, string>> = {
    refreshValueError: 'cache: a background refresh threw an error',
    getCachedValueError: 'cache: reading the store failed',
    writeFreshValueError: 'cache: writing to the store failed',
  };
  return ({ name, error }: { name: string; error?: unknown }) => {
    const message = messages[name];
    if (message && !(error instanceof CallFailedError)) log.warn({ err: error, call }, message);
  };
}

async function abortable<Value>(
  work: Promise<Outcome<Value>>,
  signal: AbortSignal | undefined,
): Promise<Outcome<Value>> {
  if (signal === undefined) return work;
  const { promise: aborted, resolve } = Promise.withResolvers<Outcome<Value>>();
  const abort = () => resolve(failed({ kind: 'aborted' }));
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([aborted, work]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

/** For JSON values only. */
function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) deepFreeze(inner);
  return value;
}
