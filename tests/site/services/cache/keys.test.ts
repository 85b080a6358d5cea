import { expect, test } from 'vitest';
import { createCache } from '#site/services/cache';
import type { Lifetime } from '#site/services/cache';
import { failed, succeeded } from '#site/services/http';
import { describeCall, hashCall } from '../../../../site/services/cache/cache-key.ts';
import { keepLog } from '../../origin.ts';

const life: Lifetime = { freshMs: 60_000, staleWhileRevalidateMs: 0, staleIfErrorMs: 600_000 };

/** Found by trying: with 10 characters of SHA-256 these two calls have one key. */
const [one, other] = [{ n: 157_376 }, { n: 1_491_545 }];

test('a key is the first 10 characters of a digest of the parameters', () => {
  expect(hashCall(describeCall('answers', one))).toMatch(/^[0-9a-f]{10}$/);
  expect(hashCall(describeCall('answers', { a: 1, b: 2 }))).toBe(
    hashCall(describeCall('answers', { b: 2, a: 1 })),
  );
  expect(hashCall(describeCall('answers', { a: 1 }))).not.toBe(hashCall(describeCall('answers', { a: 2 })));
});

test('two calls whose keys collide never get each other’s value', async () => {
  expect(hashCall(describeCall('answers', one))).toBe(hashCall(describeCall('answers', other)));
  const cache = createCache({ log: keepLog().log });
  const read = (params: { n: number }) =>
    cache.read({
      name: 'answers',
      params,
      lifetimeOf: () => life,
      fetchFresh: async () => succeeded(params.n),
    });

  expect(await read(one)).toEqual(succeeded(one.n));
  expect(await read(other)).toEqual(succeeded(other.n));
  expect(await read(one)).toEqual(succeeded(one.n));
});

test('two calls whose keys collide do not share one request either', async () => {
  const cache = createCache({ log: keepLog().log });
  const read = (params: { n: number }) =>
    cache.read({
      name: 'answers',
      params,
      lifetimeOf: () => life,
      fetchFresh: async () => succeeded(params.n),
    });

  expect(await Promise.all([read(one), read(other)])).toEqual([succeeded(one.n), succeeded(other.n)]);
});

test('when asking fails, the old value of a colliding call is not given out', async () => {
  const cache = createCache({ log: keepLog().log });
  const down = failed({ kind: 'unreachable', reason: 'down' });
  await cache.read({
    name: 'answers',
    params: one,
    lifetimeOf: () => life,
    fetchFresh: async () => succeeded(1),
  });

  const reading = { name: 'answers', params: other, lifetimeOf: () => life, fetchFresh: async () => down };
  expect(await cache.read(reading)).toEqual(down);
});
