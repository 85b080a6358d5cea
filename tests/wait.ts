import { vi } from 'vitest';

/** This limit only ends a test that hangs. It is high because machines differ; the default of Vitest is one second. */
const OPTIONS = { timeout: 120_000, interval: 20 };

/** Waits until a function returns a truthy value, and returns that value. */
export function waitUntil<Value>(find: () => Value | Promise<Value>) {
  return vi.waitUntil(find, OPTIONS);
}

/** Waits until a check no longer throws. Fake timers advance by 20 milliseconds before each attempt. */
export function waitFor(check: () => unknown) {
  return vi.waitFor(check, OPTIONS);
}
