import { expect, test } from 'vitest';
import { createCache } from '#site/services/cache';
import type { Cache, Lifetime } from '#site/services/cache';
import { failed, succeeded } from '#site/services/http';
import type { Outcome } from '#site/services/http';
import { fakeClock } from '../../fake-clock.ts';
import { createRecordingLog } from '../../origin.ts';

const lifetime: Lifetime = { freshMs: 1_000, staleWhileRevalidateMs: 10_000, staleIfErrorMs: 100_000 };
const down = failed({ kind: 'unreachable', reason: 'connect ECONNREFUSED' });

/** Creates a cache with a fake clock. */
function createCacheWithClock(pauseAfterFailureMs?: number) {
  const clock = fakeClock(Date.UTC(2026, 0, 1));
  const { log, lines } = createRecordingLog();
  const pause = pauseAfterFailureMs === undefined ? {} : { pauseAfterFailureMs };
  return { clock, lines, cache: createCache({ log, ...pause }) };
}

/** Creates a system that returns the number of its calls. It fails while `down` is true. */
function createCountingSystem() {
  const system = { callCount: 0, down: false };
  const fetchFresh = async (): Promise<Outcome<number>> => {
    system.callCount += 1;
    return system.down ? down : succeeded(system.callCount);
  };
  return { system, fetchFresh };
}

function read(cache: Cache, fetchFresh: () => Promise<Outcome<number>>, params = {}) {
  return cache.read({ name: 'numbers', params, lifetimeOf: () => lifetime, fetchFresh });
}

test('The cache returns a fresh value without a call', async () => {
  const { cache, clock } = createCacheWithClock();
  const { system, fetchFresh } = createCountingSystem();

  await read(cache, fetchFresh);
  clock.ms += 900;

  expect(await read(cache, fetchFresh)).toEqual(succeeded(1));
  expect(system.callCount).toBe(1);
});

test('The cache returns a stale value at once and refreshes it in the background', async () => {
  const { cache, clock } = createCacheWithClock();
  const { system, fetchFresh } = createCountingSystem();
  await read(cache, fetchFresh);
  clock.ms += 5_000;

  expect(await read(cache, fetchFresh)).toEqual(succeeded(1));
  await expect.poll(() => system.callCount).toBe(2);

  await expect.poll(() => read(cache, fetchFresh)).toEqual(succeeded(2));
  expect(system.callCount).toBe(2);
});

test('The cache calls again for an expired value', async () => {
  const { cache, clock } = createCacheWithClock();
  const { fetchFresh } = createCountingSystem();
  await read(cache, fetchFresh);
  clock.ms += 12_000;

  expect(await read(cache, fetchFresh)).toEqual(succeeded(2));
});

test('The cache returns an expired value while calls fail, until its stale-if-error period ends', async () => {
  const { cache, clock } = createCacheWithClock();
  const { system, fetchFresh } = createCountingSystem();
  await read(cache, fetchFresh);
  system.down = true;

  clock.ms += 111_000;
  expect(await read(cache, fetchFresh)).toEqual(succeeded(1));
  clock.ms += 1;
  expect(await read(cache, fetchFresh)).toEqual(down);
});

test('The cache calls each time for a value without a fresh period, and returns it if the call fails', async () => {
  const { cache, clock } = createCacheWithClock();
  const { system, fetchFresh } = createCountingSystem();
  const staleIfErrorOnly: Lifetime = { freshMs: 0, staleWhileRevalidateMs: 0, staleIfErrorMs: 100_000 };
  const readValue = () =>
    cache.read({ name: 'numbers', params: {}, lifetimeOf: () => staleIfErrorOnly, fetchFresh });
  await readValue();
  clock.ms += 10;
  expect(await readValue()).toEqual(succeeded(2));

  system.down = true;
  clock.ms += 10;
  expect(await readValue()).toEqual(succeeded(2));
});

test('The cache pauses calls after a failure, then calls again', async () => {
  const { cache, clock } = createCacheWithClock(5_000);
  const { system, fetchFresh } = createCountingSystem();
  await read(cache, fetchFresh);
  system.down = true;
  clock.ms += 50_000;

  await read(cache, fetchFresh);
  await read(cache, fetchFresh);
  expect(system.callCount).toBe(2);

  clock.ms += 5_000;
  system.down = false;
  expect(await read(cache, fetchFresh)).toEqual(succeeded(3));
});

test('A failed background refresh keeps the stale value and is not repeated for each caller', async () => {
  const { cache, clock } = createCacheWithClock(5_000);
  const { system, fetchFresh } = createCountingSystem();
  await read(cache, fetchFresh);
  system.down = true;
  clock.ms += 5_000;

  await read(cache, fetchFresh);
  await expect.poll(() => system.callCount).toBe(2);
  const laterCallers = await Promise.all([1, 2, 3].map(() => read(cache, fetchFresh)));

  expect(laterCallers).toEqual([succeeded(1), succeeded(1), succeeded(1)]);
  expect(system.callCount).toBe(2);
});

test('A successful call ends the pause after a failure', async () => {
  const { cache, clock } = createCacheWithClock(5_000);
  const { system, fetchFresh } = createCountingSystem();
  system.down = true;
  await read(cache, fetchFresh);
  system.down = false;
  await read(cache, fetchFresh);
  clock.ms += 3_000;

  await read(cache, fetchFresh);

  await expect.poll(() => system.callCount).toBe(3);
});

test('Failures of calls without a stored value do not end the pauses of other calls', async () => {
  const { cache, clock } = createCacheWithClock(5_000);
  const { system, fetchFresh } = createCountingSystem();
  await read(cache, fetchFresh);
  system.down = true;
  clock.ms += 50_000;
  await read(cache, fetchFresh);
  expect(system.callCount).toBe(2);

  for (let n = 0; n < 3_000; n += 1) await read(cache, async () => down, { madeUp: n });

  expect(await read(cache, fetchFresh)).toEqual(succeeded(1));
  expect(system.callCount).toBe(2);
});

test('Minor values cannot evict other values, and a value can become minor', async () => {
  const { cache, clock } = createCacheWithClock();
  const readValue = (uri: string, value: string | null) =>
    cache.read<string | null>({
      name: 'pages',
      params: { uri },
      lifetimeOf: () => lifetime,
      isMinor: (found) => found === null,
      fetchFresh: async () => succeeded(value),
    });
  await readValue('/lamps', 'lamps');

  for (let n = 0; n < 5_000; n += 1) await readValue(`/made-up-${n}`, null);

  expect(await readValue('/lamps', 'fetched again')).toEqual(succeeded('lamps'));
  expect(await readValue('/made-up-4999', 'fetched again')).toEqual(succeeded(null));
  expect(await readValue('/made-up-0', 'fetched again')).toEqual(succeeded('fetched again'));
  expect(await cache.invalidate(() => true)).toBeLessThan(1_000);

  await readValue('/made-up-1', null);
  clock.ms += 120_000;
  await readValue('/made-up-1', 'exists now');
  expect(await cache.invalidate(() => true)).toBe(1);
});

test('The cache never stores a failure', async () => {
  const { cache } = createCacheWithClock();
  const { system, fetchFresh } = createCountingSystem();
  system.down = true;
  expect(await read(cache, fetchFresh)).toEqual(down);

  system.down = false;
  expect(await read(cache, fetchFresh)).toEqual(succeeded(2));
});

test('A value for a missing entry has its own lifetime', async () => {
  const { cache, clock } = createCacheWithClock();
  let page: string | null = null;
  const readValue = () =>
    cache.read<string | null>({
      name: 'pages',
      params: { uri: '/new' },
      lifetimeOf: (value) =>
        value === null ? { freshMs: 100, staleWhileRevalidateMs: 0, staleIfErrorMs: 0 } : lifetime,
      fetchFresh: async () => succeeded(page),
    });
  expect(await readValue()).toEqual(succeeded(null));
  page = 'here now';

  expect(await readValue()).toEqual(succeeded(null));
  clock.ms += 200;
  expect(await readValue()).toEqual(succeeded('here now'));
});

test('Concurrent equal calls cause one request, in any order of their parameters', async () => {
  const { cache } = createCacheWithClock();
  const { system, fetchFresh } = createCountingSystem();

  const outcomes = await Promise.all([
    read(cache, fetchFresh, { uri: '/', site: 'nl' }),
    read(cache, fetchFresh, { site: 'nl', uri: '/' }),
  ]);

  expect(outcomes).toEqual([succeeded(1), succeeded(1)]);
  expect(system.callCount).toBe(1);
});

test('An aborted caller receives a failure, and another caller still receives the value', async () => {
  const { cache } = createCacheWithClock();
  const { promise: answered, resolve: answer } = Promise.withResolvers<Outcome<number>>();
  const caller = new AbortController();
  const call = { name: 'numbers', params: {}, lifetimeOf: () => lifetime, fetchFresh: () => answered };
  const aborted = cache.read({ ...call, signal: caller.signal });
  const other = cache.read(call);

  caller.abort();
  expect(await aborted).toEqual(failed({ kind: 'aborted' }));
  answer(succeeded(7));
  expect(await other).toEqual(succeeded(7));
});

test('A stored value is frozen', async () => {
  const { cache } = createCacheWithClock();
  const page = { sections: [{ heading: 'Dusk' }] };
  const fetchFresh = async () => succeeded(page);
  const first = await cache.read({ name: 'pages', params: {}, lifetimeOf: () => lifetime, fetchFresh });

  expect(() => first.ok && first.value.sections.push({ heading: 'Mine' })).toThrow(TypeError);
});

test('The log contains an exception of a background refresh', async () => {
  const { cache, clock, lines } = createCacheWithClock();
  await read(cache, async () => succeeded(1));
  clock.ms += 5_000;

  await read(cache, () => Promise.reject(new Error('our own bug')));

  await expect.poll(() => lines).toHaveLength(1);
  expect(lines[0]?.message).toBe('cache: a background refresh threw an error');
});
