import { vi } from 'vitest';

/** This limit only ends a test that hangs. It is high because machines differ; the default of Vitest is one second. */
const TIMEOUT_MS = 120_000;

/** Waits until a function returns a truthy value, and returns that value. */
export function waitUntil<Value>(find: () => Value | Promise<Value>) {
  return vi.waitUntil(find, { timeout: TIMEOUT_MS, interval: 20 });
}
