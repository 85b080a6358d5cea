import type { IconifyJSON } from '@iconify/types';
import { quicklyValidateIconSet } from '@iconify/utils/lib/icon-set/validate-basic';
import PQueue from 'p-queue';
import * as v from 'valibot';
import { createHttp, failed, type Outcome, type WarningLog } from '#site/services/http';

/** Requests a path of one host of the icon service. Fails without a call if too many calls are waiting. */
export type IconHost = (path: string) => Promise<Outcome<IconifyJSON>>;

/** Timeout of a call (specification §9). */
const TIME_LIMIT_MS = 5_000;
const MAX_CALLS = 4;
const MAX_WAITING_CALLS = 32;

const iconSet = v.pipe(
  v.unknown(),
  v.rawTransform(({ dataset, addIssue, NEVER }): IconifyJSON => {
    const set = quicklyValidateIconSet(dataset.value);
    if (set !== null) return set;
    addIssue({ message: 'Expected an Iconify icon set' });
    return NEVER;
  }),
);

/** Creates the client of one host. Its parallel and waiting calls are limited, so that made-up icons cannot flood the host. */
export function createIconHost(baseUrl: string, log: WarningLog): IconHost {
  const http = createHttp({ system: 'icons', baseUrl, timeoutMs: TIME_LIMIT_MS, log });
  const queue = new PQueue({ concurrency: MAX_CALLS });
  let isLogged = false;
  queue.addEventListener('idle', () => {
    isLogged = false;
  });

  return async (path) => {
    if (queue.size < MAX_WAITING_CALLS)
      return queue.add(() => http.request({ path, response: iconSet, retries: 0 }));
    const reason = `${MAX_WAITING_CALLS} calls to ${baseUrl} are waiting`;
    // Logged once until the queue is empty, because each further request fails too.
    if (!isLogged) log.warn({ baseUrl }, `icons: ${reason}, so further calls fail`);
    isLogged = true;
    return failed({ kind: 'unreachable', reason });
  };
}
