import { cachified } from '@epic-web/cachified';
import { LRUCache } from 'lru-cache';
import { failed, succeeded } from '#site/services/http';
import type { Failure, WarningLog, Outcome } from '#site/services/http';
import { freezeDeeply } from './freeze.ts';
import type { CacheStore, CacheRecord, Lifetime } from './kept.ts';
import { describeCall, shortKey } from './key.ts';
import type { Params } from './key.ts';
import { createMemoryStore } from './memory-store.ts';
import { openShelf } from './shelf.ts';

export type { CacheStore, CacheRecord, Lifetime } from './kept.ts';

const MOST_FAILURES_REMEMBERED = 1_000;

export interface CacheConfig {
  /** Default: the memory of this process. A shared store is put in here. */
  store?: CacheStore;
  log: WarningLog;
  /** The clock, in milliseconds since 1970. */
  now?: () => number;
  /** After a failed call an old value is given out this long before anyone asks again. */
  pauseAfterFailureMs?: number;
}

export interface CachedCall<Value> {
  /** Which call this is. One name is always read with one type of value. */
  name: string;
  /** Everything the answer depends on; plain JSON. */
  params: Params;
  /** How long this value may live; "there is none" is a value too, with a short life. */
  lifetimeOf: (value: Value) => Lifetime;
  /** What the value is made of, for `forget`. */
  tagsOf?: (value: Value) => readonly string[];
  /** Ends this caller's waiting. The fetch goes on: others may wait for it, and its value is kept. */
  signal?: AbortSignal | undefined;
  fetchFresh: () => Promise<Outcome<Value>>;
}

export type InvalidationFilter = { tags: readonly string[] } | ((kept: Readonly<CacheRecord>) => boolean);

export interface Cache {
  read<Value>(reading: CachedCall<Value>): Promise<Outcome<Value>>;
  /** Drops what carries one of the tags or fits the predicate; says how many. Fetches under way are not kept. */
  invalidate(what: InvalidationFilter): Promise<number>;
}

/**
 * A server-side cache of answers: fresh values at once, old values at once with a refresh behind, older values when asking
 * fails. Equal calls at one time share one fetch. Failures are never kept. Values come out frozen.
 */
export function createCache(config: CacheConfig): Cache {
  const { store = createMemoryStore(), log, now = Date.now, pauseAfterFailureMs = 5_000 } = config;
  const failedAt = new LRUCache<string, number>({ max: MOST_FAILURES_REMEMBERED });
  const isPaused = (call: string) => now() - (failedAt.get(call) ?? -Infinity) < pauseAfterFailureMs;
  const openPresent = () => openShelf(store, now, (call) => (isPaused(call) ? 'any-age' : 'by-age'));
  const past = openShelf(store, now, () => 'any-age');
  // A new shelf for every `forget`: cachified joins equal calls per shelf, so nobody joins a fetch begun before it.
  let present = openPresent();

  async function keep(kept: CacheRecord) {
    try {
      await store.set(shortKey(kept.call), kept);
    } catch (error) {
      log.warn({ err: error, call: kept.call }, 'cache: a value could not be kept');
    }
  }

  async function settle<Value>(reading: CachedCall<Value>): Promise<Outcome<Value>> {
    const call = describeCall(reading.name, reading.params);
    const shelf = present;
    const getFreshValue = async () => {
      const outcome = await reading.fetchFresh();
      if (!outcome.ok) {
        failedAt.set(call, now());
        throw new AskingFailed(outcome.failure);
      }
      failedAt.delete(call);
      const value = freezeDeeply(outcome.value);
      const tags = reading.tagsOf?.(value) ?? [];
      if (shelf === present)
        await keep({ call, value, tags, storedAt: now(), lifetime: reading.lifetimeOf(value) });
      return value;
    };
    const current = { key: call, cache: shelf, getFreshValue };
    try {
      return succeeded(await cachified<Value>(current, () => reportBugs(log, call)));
    } catch (error) {
      if (!(error instanceof AskingFailed)) throw error;
      const old = { key: call, cache: past, getFreshValue: () => Promise.reject(error) };
      return cachified<Value>(old).then(succeeded, () => failed(error.failure));
    }
  }

  return {
    read: (reading) => untilCancelled(settle(reading), reading.signal),
    async invalidate(what) {
      present = openPresent();
      const fits =
        typeof what === 'function'
          ? what
          : ({ tags }: CacheRecord) => what.tags.some((tag) => tags.includes(tag));
      const leaving: string[] = [];
      for await (const [key, kept] of store.entries()) if (fits(kept)) leaving.push(key);
      await Promise.all(leaving.map((key) => store.delete(key)));
      return leaving.length;
    },
  };
}

/** Carries a failure through cachified, which knows exceptions only. It never leaves this file. */
class AskingFailed extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.kind);
    this.failure = failure;
  }
}

/** A background refresh has no caller to throw to, and an unreadable store passes for an empty one: both are told here. */
function reportBugs(log: WarningLog, call: string) {
  return (event: { name: string; error?: unknown }) => {
    if (event.error instanceof AskingFailed) return;
    if (event.name === 'refreshValueError') log.warn({ err: event.error, call }, 'cache: a refresh threw');
    if (event.name === 'getCachedValueError')
      log.warn({ err: event.error, call }, 'cache: the store cannot be read');
  };
}

async function untilCancelled<Value>(
  work: Promise<Outcome<Value>>,
  signal: AbortSignal | undefined,
): Promise<Outcome<Value>> {
  if (signal === undefined) return work;
  const { promise: cancelled, resolve } = Promise.withResolvers<Outcome<Value>>();
  const stop = () => resolve(failed({ kind: 'aborted' }));
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await Promise.race([cancelled, work]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
