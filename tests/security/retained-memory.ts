import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage: unknown = runInNewContext('gc');

/** Time for finished requests to release their sockets and buffers. */
const SETTLE_MS = 200;

/** Returns the bytes that this process retains after a garbage collection: heap and buffers. */
export async function retainedMemory(): Promise<number> {
  if (typeof collectGarbage !== 'function')
    throw new Error('This Node.js does not expose its garbage collector.');
  await wait(SETTLE_MS);
  collectGarbage();
  // A collection releases the memory of buffers with a delay.
  await wait(SETTLE_MS);
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
