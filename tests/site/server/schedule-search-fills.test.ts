import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startSearchFills } from '../../../site/server/schedule-search-fills.ts';

const MINUTE_MS = 60_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('The indexes of the embedded search are filled at the start and every ten minutes', async () => {
  const fill = vi.fn(async () => {});
  void startSearchFills(fill);
  expect(fill).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(9 * MINUTE_MS);
  expect(fill).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(21 * MINUTE_MS);
  expect(fill).toHaveBeenCalledTimes(4);
});

test('A fill of the indexes begins only after the previous one has ended', async () => {
  const ends: (() => void)[] = [];
  const fill = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  void startSearchFills(fill);
  await vi.advanceTimersByTimeAsync(30 * MINUTE_MS);
  expect(fill).toHaveBeenCalledTimes(1);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
  expect(fill).toHaveBeenCalledTimes(2);
});

test('The fills of the indexes end with the site', async () => {
  const stop = new AbortController();
  const fill = vi.fn(async () => {});
  void startSearchFills(fill, stop.signal);
  await vi.advanceTimersByTimeAsync(5 * MINUTE_MS);
  stop.abort();
  await vi.advanceTimersByTimeAsync(20 * MINUTE_MS);
  expect(fill).toHaveBeenCalledTimes(1);
});
