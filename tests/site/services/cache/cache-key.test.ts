import { expect, test } from 'vitest';
import { createCache } from '#site/services/cache';
import type { Lifetime } from '#site/services/cache';
import { failed, succeeded } from '#site/services/http';
import { describeCall, hashCall } from '../../../../site/services/cache/cache-key.ts';
import { createRecordingLog } from '../../origin.ts';

const lifetime: Lifetime = { freshMs: 60_000, staleWhileRevalidateMs: 0, staleIfErrorMs: 600_000 };

/** Parameters with equal cache keys, found by trying numbers: the first 10 characters of their SHA-256 hashes are equal. */
const [one, other] = [{ n: 157_376 }, { n: 1_491_545 }];

test('A cache key is the first 10 characters of a hash of the parameters', () => {
  expect(hashCall(describeCall('answers', one))).toMatch(/^[0-9a-f]{10}$/);
  expect(hashCall(describeCall('answers', { a: 1, b: 2 }))).toBe(
    hashCall(describeCall('answers', { b: 2, a: 1 })),
  );
  expect(hashCall(describeCall('answers', { a: 1 }))).not.toBe(hashCall(describeCall('answers', { a: 2 })));
});

test('Two calls with colliding keys never receive each other’s value', async () => {
  expect(hashCall(describeCall('answers', one))).toBe(hashCall(describeCall('answers', other)));
  const cache = createCache({ log: createRecordingLog().log });
  const read = (params: { n: number }) =>
    cache.read({
      name: 'answers',
      params,
      lifetimeOf: () => lifetime,
      fetchFresh: async () => succeeded(params.n),
    });

  expect(await read(one)).toEqual(succeeded(one.n));
  expect(await read(other)).toEqual(succeeded(other.n));
  expect(await read(one)).toEqual(succeeded(one.n));
});

test('Two calls with colliding keys do not share a request', async () => {
  const cache = createCache({ log: createRecordingLog().log });
  const read = (params: { n: number }) =>
    cache.read({
      name: 'answers',
      params,
      lifetimeOf: () => lifetime,
      fetchFresh: async () => succeeded(params.n),
    });

  expect(await Promise.all([read(one), read(other)])).toEqual([succeeded(one.n), succeeded(other.n)]);
});

test('A failed call does not receive the stale value of a call with a colliding key', async () => {
  const cache = createCache({ log: createRecordingLog().log });
  const down = failed({ kind: 'unreachable', reason: 'down' });
  await cache.read({
    name: 'answers',
    params: one,
    lifetimeOf: () => lifetime,
    fetchFresh: async () => succeeded(1),
  });

  const call = { name: 'answers', params: other, lifetimeOf: () => lifetime, fetchFresh: async () => down };
  expect(await cache.read(call)).toEqual(down);
});

test('A missing value does not evict the value of a call with a colliding key', async () => {
  const cache = createCache({ log: createRecordingLog().log });
  const read = (params: { n: number }, value: string | null) =>
    cache.read({
      name: 'answers',
      params,
      lifetimeOf: () => lifetime,
      isMinor: (found) => found === null,
      fetchFresh: async () => succeeded(value),
    });
  await read(one, 'real');
  await read(other, null);

  expect(await read(one, 'fetched again')).toEqual(succeeded('real'));
});
