/** How long a value is worth something, in milliseconds. The three times follow one another. */
export interface Lifetime {
  /** Given out without asking again. */
  freshMs: number;
  /** Then given out at once, while a newer one is fetched in the background (stale-while-revalidate). */
  staleWhileRevalidateMs: number;
  /** Then asked for anew, and given out only when asking fails (stale-if-error). */
  staleIfErrorMs: number;
}

/** One value as a store holds it: plain JSON, so that a store outside this process can hold it too. */
export interface CacheRecord {
  /** Name and complete parameters of the call. Short keys collide; this decides whether the value is ours. */
  call: string;
  value: unknown;
  /** What the value is made of, for `forget`. */
  tags: readonly string[];
  /** Milliseconds since 1970. */
  storedAt: number;
  lifetime: Lifetime;
}

export function endOfLife({ storedAt, lifetime }: CacheRecord): number {
  return storedAt + lifetime.freshMs + lifetime.staleWhileRevalidateMs + lifetime.staleIfErrorMs;
}

/**
 * Where values are kept. The memory of this process is the default; a store that several processes share (Redis) has the same
 * four doors, which may all answer later. A store may drop anything at any time.
 */
export interface CacheStore {
  get(key: string): CacheRecord | undefined | Promise<CacheRecord | undefined>;
  set(key: string, kept: CacheRecord): unknown;
  delete(key: string): unknown;
  entries(): Iterable<[string, CacheRecord]> | AsyncIterable<[string, CacheRecord]>;
}
