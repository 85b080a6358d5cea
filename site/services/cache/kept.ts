/** How long a value is worth something, in milliseconds. The three times follow one another. */
export interface Life {
  /** Given out without asking again. */
  freshMs: number;
  /** Then given out at once, while a newer one is fetched in the background (stale-while-revalidate). */
  staleMs: number;
  /** Then asked for anew, and given out only when asking fails (stale-if-error). */
  keepOnErrorMs: number;
}

/** One value as a store holds it: plain JSON, so that a store outside this process can hold it too. */
export interface Kept {
  /** Name and complete parameters of the call. Short keys collide; this decides whether the value is ours. */
  call: string;
  value: unknown;
  /** What the value is made of, for `forget`. */
  tags: readonly string[];
  /** Milliseconds since 1970. */
  keptAt: number;
  life: Life;
}

export function endOfLife({ keptAt, life }: Kept): number {
  return keptAt + life.freshMs + life.staleMs + life.keepOnErrorMs;
}

/**
 * Where values are kept. The memory of this process is the default; a store that several processes share (Redis) has the same
 * four doors, which may all answer later. A store may drop anything at any time.
 */
export interface CacheStore {
  get(key: string): Kept | undefined | Promise<Kept | undefined>;
  set(key: string, kept: Kept): unknown;
  delete(key: string): unknown;
  entries(): Iterable<[string, Kept]> | AsyncIterable<[string, Kept]>;
}
