// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { locateVisitor } from '../../../../site/pages/store-finder/locate-visitor.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Replaces the browser's search by one that never ends, and returns the total limit of `locateVisitor` in milliseconds. */
async function readLimit(permissions: object | undefined) {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  const started = Promise.withResolvers<void>();
  const geolocation = { getCurrentPosition: () => started.resolve() };
  vi.stubGlobal('navigator', { geolocation, permissions });
  const position = locateVisitor(new AbortController().signal);
  await started.promise;
  limit.abort();
  expect(await position).toBeUndefined();
  return timeout.mock.calls.at(-1);
}

test('locateVisitor waits a minute if the browser shows the permission prompt', async () => {
  expect(await readLimit({ query: async () => ({ state: 'prompt' }) })).toEqual([60_000]);
});

test('locateVisitor waits 12 seconds without a prompt', async () => {
  expect(await readLimit({ query: async () => ({ state: 'granted' }) })).toEqual([12_000]);
  expect(await readLimit({ query: async () => ({ state: 'denied' }) })).toEqual([12_000]);
});

test('locateVisitor waits a minute if the browser does not report the permission', async () => {
  expect(await readLimit(undefined)).toEqual([60_000]);
  expect(await readLimit({ query: () => Promise.reject(new TypeError('unknown name')) })).toEqual([60_000]);
});

test('locateVisitor stops when the signal of the caller aborts', async () => {
  const started = Promise.withResolvers<void>();
  vi.stubGlobal('navigator', {
    geolocation: { getCurrentPosition: () => started.resolve() },
    permissions: { query: async () => ({ state: 'granted' }) },
  });
  const caller = new AbortController();
  const position = locateVisitor(caller.signal);
  await started.promise;
  caller.abort();
  expect(await position).toBeUndefined();
});
