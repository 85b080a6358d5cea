import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { startOrigin } from './origin.ts';

/** Starts an origin and sends a request. Returns the function that makes the response fail. */
async function startFailingOrigin() {
  const received = Promise.withResolvers<void>();
  const response = Promise.withResolvers<void>();
  const origin = await startOrigin(() => {
    received.resolve();
    return response.promise;
  });
  fetch(origin.url).catch(() => {});
  await received.promise;
  return { origin, fail: () => response.reject(new Error('The response failed.')) };
}

/** Records the unhandled rejections of a test instead of failing it. */
function recordRejections(): unknown[] {
  const rejections: unknown[] = [];
  const listeners = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  process.on('unhandledRejection', (reason) => rejections.push(reason));
  onTestFinished(() => {
    process.removeAllListeners('unhandledRejection');
    for (const listener of listeners) process.on('unhandledRejection', listener);
  });
  return rejections;
}

test('An error of the request handler fails the test', async () => {
  const rejections = recordRejections();
  const { fail } = await startFailingOrigin();

  fail();

  await setImmediate();
  expect(rejections).toEqual([new Error('The response failed.')]);
});

test('An error of the request handler after the server has stopped does not fail the test', async () => {
  const rejections = recordRejections();
  const { origin, fail } = await startFailingOrigin();

  await origin.stop();
  fail();

  await setImmediate();
  expect(rejections).toEqual([]);
});
