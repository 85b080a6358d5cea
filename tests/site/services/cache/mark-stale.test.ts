import { expect, test } from 'vitest';
import { type Cache, createCache, createLoadedValues } from '#site/services/cache';
import { failed, type Outcome, succeeded } from '#site/services/http';
import { fakeClock } from '../../fake-clock.ts';
import { createRecordingLog } from '../../origin.ts';

const MINUTE_MS = 60_000;
const lifetime = { freshMs: MINUTE_MS, staleWhileRevalidateMs: MINUTE_MS, staleIfErrorMs: 60 * MINUTE_MS };
const failure = failed({ kind: 'unreachable', reason: 'refused' });

/** A system with one value, which counts its calls. */
function startSystem(cache: Cache) {
  const state: { response: Outcome<string>; calls: number } = { response: succeeded('old'), calls: 0 };
  const read = () =>
    cache.read({
      name: 'pages',
      params: {},
      lifetimeOf: () => lifetime,
      fetchFresh: async () => {
        state.calls += 1;
        return state.response;
      },
    });
  return { state, read };
}

test('markStale makes the next read wait for a call, also for a value that was stored in the same millisecond', async () => {
  fakeClock(Date.UTC(2026, 0, 1));
  const cache = createCache({ log: createRecordingLog().log });
  const { state, read } = startSystem(cache);
  await read();
  state.response = succeeded('new');
  expect(await read()).toEqual(succeeded('old'));

  cache.markStale();

  expect(await read()).toEqual(succeeded('new'));
});

test('After markStale, a failed call returns the old value and pauses, however often it is marked', async () => {
  const clock = fakeClock(Date.UTC(2026, 0, 1));
  const cache = createCache({ log: createRecordingLog().log });
  const { state, read } = startSystem(cache);
  await read();
  clock.ms += 1;
  state.response = failure;

  cache.markStale();
  cache.markStale();
  expect(await read()).toEqual(succeeded('old'));
  expect(await read()).toEqual(succeeded('old'));
  expect(state.calls).toBe(2);

  state.response = succeeded('new');
  cache.markStale();
  clock.ms += 1;
  expect(await read()).toEqual(succeeded('new'));
  expect(await read()).toEqual(succeeded('new'));
  expect(state.calls).toBe(3);
});

test('A call that runs during markStale returns its value but does not store it, and later reads do not wait for it', async () => {
  const cache = createCache({ log: createRecordingLog().log });
  const { promise, resolve } = Promise.withResolvers<Outcome<string>>();
  const read = (fetchFresh: () => Promise<Outcome<string>>) =>
    cache.read({ name: 'pages', params: {}, lifetimeOf: () => lifetime, fetchFresh });
  const early = read(() => promise);

  cache.markStale();
  expect(await read(async () => succeeded('new'))).toEqual(succeeded('new'));
  resolve(succeeded('old'));

  expect(await early).toEqual(succeeded('old'));
  expect(await read(async () => succeeded('newer'))).not.toEqual(succeeded('old'));
});

test('A loaded value that is marked as stale is loaded before its next use, or kept if that fails', async () => {
  const clock = fakeClock(Date.UTC(2026, 0, 1));
  const values = createLoadedValues<string>({ max: 1, freshMs: MINUTE_MS });
  const loads: (readonly [last: string | undefined, isMarkedStale: boolean])[] = [];
  const get = (value: string | undefined) =>
    values.get('key', async (...last) => {
      loads.push(last);
      return value;
    });
  expect(await get(undefined)).toBeUndefined();
  expect(await get('first')).toBe('first');
  expect(await get('second')).toBe('first');

  values.markStale();
  values.markStale();
  expect(values.last('key')).toBe('first');
  expect(await get('second')).toBe('second');

  values.markStale();
  clock.ms += 1;
  expect(await get(undefined)).toBe('second');
  // The failed value is not fresh: the next call returns it at once, and loads in the background.
  expect(await get('third')).toBe('second');
  await expect.poll(() => values.last('key')).toBe('third');
  expect(loads).toEqual([
    [undefined, true],
    [undefined, true],
    ['first', true],
    ['second', true],
    ['second', false],
  ]);
});

test('A load that runs while its value is marked as stale is not stored', async () => {
  const values = createLoadedValues<string>({ max: 1, freshMs: MINUTE_MS });
  const { promise, resolve } = Promise.withResolvers<string>();
  const early = values.get('key', () => promise);

  values.markStale();
  expect(await values.get('key', async () => 'new')).toBe('new');
  resolve('old');

  expect(await early).toBe('old');
  expect(await values.get('key', async () => 'newer')).toBe('new');
});
