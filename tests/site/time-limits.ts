import { setImmediate } from 'node:timers/promises';
import { vi } from 'vitest';

type Limit = { readonly ms: number; readonly controller: AbortController };

/** Maximum number of stored limits. Older limits are deleted, so that thousands of requests do not fill the memory. They never end. */
const MAX_LIMITS = 1_000;

/** The stored limits, the oldest first. */
const limits = new Set<Limit>();

/**
 * Stops the clock of all time limits (`AbortSignal.timeout`) until the test file ends, so that no test depends on the speed of the machine.
 * Only `passTimeLimits` ends a limit. Vitest restores the clock after the file. A second call in a file has no effect.
 */
export function stopTimeLimits(): void {
  if (vi.isMockFunction(AbortSignal.timeout)) return;
  limits.clear();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    limits.add({ ms, controller });
    const [oldest] = limits;
    if (oldest && limits.size > MAX_LIMITS) limits.delete(oldest);
    return controller.signal;
  });
}

/**
 * Ends all time limits of at most `maxMs`, also those that start later, until the promise `result` settles. If the result depends on a longer
 * limit, this never settles.
 */
export async function passTimeLimits<Result>(maxMs: number, result: Promise<Result>): Promise<Result> {
  const state = { isPending: true };
  const settle = () => {
    state.isPending = false;
  };
  result.then(settle, settle);
  while (state.isPending) {
    for (const limit of limits) {
      if (limit.ms > maxMs) continue;
      limits.delete(limit);
      limit.controller.abort(new DOMException('The operation timed out', 'TimeoutError'));
    }
    await setImmediate();
  }
  return result;
}
