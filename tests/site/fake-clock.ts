import { onTestFinished, vi } from 'vitest';

/** Replaces `Date` in the current test. Assigning `ms` moves the clock; it does not advance by itself. */
export function fakeClock(ms: number): { ms: number } {
  vi.useFakeTimers({ toFake: ['Date'], now: ms });
  onTestFinished(() => void vi.useRealTimers());
  return {
    get ms() {
      return Date.now();
    },
    set ms(value: number) {
      vi.setSystemTime(value);
    },
  };
}
