import { expect, test, vi } from 'vitest';
import { createCache } from '#site/services/cache';
import type { Cache, Lifetime } from '#site/services/cache';
import { failed, succeeded } from '#site/services/http';
import type { Outcome } from '#site/services/http';
import { fakeClock } from '../../fake-clock.ts';
import { createRecordingLog } from '../../origin.ts';

const life: Lifetime = { freshMs: 1_000, staleWhileRevalidateMs: 10_000, staleIfErrorMs: 100_000 };
const down = failed({ kind: 'unreachable', reason: 'connect ECONNREFUSED' });

/** A cache and a clock that only the test advances. */
function cacheOnClock(pauseAfterFailureMs?: number) {
  const clock = fakeClock(Date.UTC(2026, 0, 1));
  const { log, lines } = createRecordingLog();
  const pause = pauseAfterFailureMs === undefined ? {} : { pauseAfterFailureMs };
  return { clock, lines, cache: createCache({ log, ...pause }) };
}

/** A system that returns 1, 2, 3 … or fails while `down`. */
function counter() {
  const system = { asked: 0, down: false };
  const fetchFresh = async (): Promise<Outcome<number>> => {
    system.asked += 1;
    return system.down ? down : succeeded(system.asked);
  };
  return { system, fetchFresh };
}

function read(cache: Cache, fetchFresh: () => Promise<Outcome<number>>, params = {}) {
  return cache.read({ name: 'answers', params, lifetimeOf: () => life, fetchFresh });
}

test('the cache returns a fresh value without a call', async () => {
  const { cache, clock } = cacheOnClock();
  const { system, fetchFresh } = counter();

  await read(cache, fetchFresh);
  clock.ms += 900;

  expect(await read(cache, fetchFresh)).toEqual(succeeded(1));
  expect(system.asked).toBe(1);
});

test('the cache returns a stale value at once and refreshes it in the background', async () => {
  const { cache, clock } = cacheOnClock();
  const { system, fetchFresh } = counter();
  await read(cache, fetchFresh);
  clock.ms += 5_000;

  expect(await read(cache, fetchFresh)).toEqual(succeeded(1));
  await vi.waitUntil(() => system.asked === 2);

  await vi.waitFor(async () => expect(await read(cache, fetchFresh)).toEqual(succeeded(2)));
  expect(system.asked).toBe(2);
});

test('the cache calls again for an expired value', async () => {
  const { cache, clock } = cacheOnClock();
  const { fetchFresh } = counter();
  await read(cache, fetchFresh);
  clock.ms += 12_000;

  expect(await read(cache, fetchFresh)).toEqual(succeeded(2));
});

test('the cache returns an expired value while calls fail, until its stale-if-error period ends', async () => {
  const { cache, clock } = cacheOnClock();
  const { system, fetchFresh } = counter();
  await read(cache, fetchFresh);
  system.down = true;

  clock.ms += 111_000;
  expect(await read(cache, fetchFresh)).toEqual(succeeded(1));
  clock.ms += 1;
  expect(await read(cache, fetchFresh)).toEqual(down);
});

test('the cache calls each time for a value without a fresh period, and returns it if the call fails', async () => {
  const { cache, clock } = cacheOnClock();
  const { system, fetchFresh } = counter();
  const staleIfErrorOnly: Lifetime = { freshMs: 0, staleWhileRevalidateMs: 0, staleIfErrorMs: 100_000 };
  const ask = () =>
    cache.read({ name: 'answers', params: {}, lifetimeOf: () => staleIfErrorOnly, fetchFresh });
  await ask();
  clock.ms += 10;
  expect(await ask()).toEqual(succeeded(2));

  system.down = true;
  clock.ms += 10;
  expect(await ask()).toEqual(succeeded(2));
});

test('the cache pauses calls after a failure, then calls again', async () => {
  const { cache, clock } = cacheOnClock(5_000);
  const { system, fetchFresh } = counter();
  await read(cache, fetchFresh);
  system.down = true;
  clock.ms += 50_000;

  await read(cache, fetchFresh);
  await read(cache, fetchFresh);
  expect(system.asked).toBe(2);

  clock.ms += 5_000;
  system.down = false;
  expect(await read(cache, fetchFresh)).toEqual(succeeded(3));
});

test('a failed background refresh keeps the stale value and is not repeated for each caller', async () => {
  const { cache, clock } = cacheOnClock(5_000);
  const { system, fetchFresh } = counter();
  await read(cache, fetchFresh);
  system.down = true;
  clock.ms += 5_000;

  await read(cache, fetchFresh);
  await vi.waitUntil(() => system.asked === 2);
  const laterCallers = await Promise.all([1, 2, 3].map(() => read(cache, fetchFresh)));

  expect(laterCallers).toEqual([succeeded(1), succeeded(1), succeeded(1)]);
  expect(system.asked).toBe(2);
});

test('a successful call ends the pause after a failure', async () => {
  const { cache, clock } = cacheOnClock(5_000);
  const { system, fetchFresh } = counter();
  system.down = true;
  await read(cache, fetchFresh);
  system.down = false;
  await read(cache, fetchFresh);
  clock.ms += 3_000;

  await read(cache, fetchFresh);

  await vi.waitUntil(() => system.asked === 3);
});

test('the cache never stores a failure', async () => {
  const { cache } = cacheOnClock();
  const { system, fetchFresh } = counter();
  system.down = true;
  expect(await read(cache, fetchFresh)).toEqual(down);

  system.down = false;
  expect(await read(cache, fetchFresh)).toEqual(succeeded(2));
});

test('a value for a missing entry has its own lifetime', async () => {
  const { cache, clock } = cacheOnClock();
  let page: string | null = null;
  const ask = () =>
    cache.read<string | null>({
      name: 'pages',
      params: { uri: '/new' },
      lifetimeOf: (value) =>
        value === null ? { freshMs: 100, staleWhileRevalidateMs: 0, staleIfErrorMs: 0 } : life,
      fetchFresh: async () => succeeded(page),
    });
  expect(await ask()).toEqual(succeeded(null));
  page = 'here now';

  expect(await ask()).toEqual(succeeded(null));
  clock.ms += 200;
  expect(await ask()).toEqual(succeeded('here now'));
});

test('concurrent equal calls cause one request, in any order of their parameters', async () => {
  const { cache } = cacheOnClock();
  const { system, fetchFresh } = counter();

  const outcomes = await Promise.all([
    read(cache, fetchFresh, { uri: '/', site: 'nl' }),
    read(cache, fetchFresh, { site: 'nl', uri: '/' }),
  ]);

  expect(outcomes).toEqual([succeeded(1), succeeded(1)]);
  expect(system.asked).toBe(1);
});

test('an aborted caller receives a failure, and another caller still receives the value', async () => {
  const { cache } = cacheOnClock();
  const { promise: answered, resolve: answer } = Promise.withResolvers<Outcome<number>>();
  const caller = new AbortController();
  const call = { name: 'answers', params: {}, lifetimeOf: () => life, fetchFresh: () => answered };
  const aborted = cache.read({ ...call, signal: caller.signal });
  const other = cache.read(call);

  caller.abort();
  expect(await aborted).toEqual(failed({ kind: 'aborted' }));
  answer(succeeded(7));
  expect(await other).toEqual(succeeded(7));
});

test('a stored value is frozen', async () => {
  const { cache } = cacheOnClock();
  const page = { sections: [{ heading: 'Dusk' }] };
  const fetchFresh = async () => succeeded(page);
  const first = await cache.read({ name: 'pages', params: {}, lifetimeOf: () => life, fetchFresh });

  expect(() => first.ok && first.value.sections.push({ heading: 'Mine' })).toThrow(TypeError);
});

test('the log contains an exception of a background refresh', async () => {
  const { cache, clock, lines } = cacheOnClock();
  await read(cache, async () => succeeded(1));
  clock.ms += 5_000;

  await read(cache, () => Promise.reject(new Error('our own bug')));

  await vi.waitUntil(() => lines.length > 0);
  expect(lines[0]?.message).toBe('cache: a background refresh threw an error');
});
