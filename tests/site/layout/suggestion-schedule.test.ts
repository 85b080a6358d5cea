import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSuggestionSchedule } from '../../../site/layout/suggestion-schedule.ts';
import { fc } from '../../properties.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Presses keys after these pauses in milliseconds. Returns the time of each request, and the number of the key that caused it. */
function type(pauses: readonly number[]) {
  const schedule = createSuggestionSchedule(() => Date.now());
  const sent: { readonly at: number; readonly key: number }[] = [];
  const start = Date.now();
  for (const [key, pause] of pauses.entries()) {
    vi.advanceTimersByTime(pause);
    schedule.add(() => sent.push({ at: Date.now() - start, key }));
  }
  vi.advanceTimersByTime(10_000);
  return sent;
}

test('A key after a pause sends its request at once', () => {
  expect(type([0])).toEqual([{ at: 0, key: 0 }]);
  expect(type([0, 200, 200])).toEqual([
    { at: 0, key: 0 },
    { at: 200, key: 1 },
    { at: 400, key: 2 },
  ]);
});

test('Ten keys in 300 ms send two requests: for the first key and for the last one', () => {
  expect(type([0, ...Array.from({ length: 9 }, () => 33)]).map(({ key }) => key)).toEqual([0, 9]);
});

test('Any typing sends at most two requests in 300 ms, and one for its last key', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 40 }), (pauses) => {
      const sent = type(pauses);
      expect(sent.at(-1)?.key).toBe(pauses.length - 1);
      for (const { at } of sent)
        expect(sent.filter((other) => other.at >= at && other.at < at + 300).length).toBeLessThanOrEqual(2);
    }),
  );
});

test('A cancelled request is not sent', () => {
  const schedule = createSuggestionSchedule(() => Date.now());
  const send = vi.fn();
  schedule.add(send);
  schedule.add(send);
  schedule.cancel();
  vi.advanceTimersByTime(10_000);
  expect(send).toHaveBeenCalledOnce();
});
