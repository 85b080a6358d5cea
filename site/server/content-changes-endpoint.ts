import { setTimeout } from 'node:timers/promises';
import type { IsWithinRateLimit } from '#site/forms/rate-limit';
import { isSameToken } from '#site/session/form-token';
import { type Endpoint, errorResponse } from './endpoint.ts';

type ContentChangesConfig = {
  /** The token of the content system. Without one, the endpoint does not exist. */
  readonly token: string | undefined;
  /** Makes the next requests read the content again. */
  readonly onChange: () => void;
  /** Counts posts with a missing or wrong token. */
  readonly isWithinRateLimit: IsWithinRateLimit;
};

export const CONTENT_CHANGES_PATH = '/api/content-changes';
/** Changes within this time are applied together, so that many of them do not empty the caches for each page. */
const INTERVAL_MS = 1_000;

/**
 * Creates the handler of `POST /api/content-changes`, with which the content system reports that content has changed. It responds with
 * status 204 once the change is applied, after at most a second. From then on, each request reads the content again. The body of the post is ignored.
 * It responds with 401 for a missing or wrong token, and 429 above the limit of such posts. Posts with the correct token have no limit.
 */
export function createContentChangesEndpoint({
  token,
  onChange,
  isWithinRateLimit,
}: ContentChangesConfig): Endpoint {
  const apply = atMostOncePer(INTERVAL_MS, onChange);
  return async ({ method, headers }, address) => {
    if (token === undefined)
      return errorResponse(404, {
        message: 'The webhook is switched off. Set CONTENT_WEBHOOK_TOKEN to switch it on.',
      });
    if (method !== 'POST')
      return errorResponse(405, { message: 'Send a POST request.', headers: { allow: 'POST' } });
    if (!isSameToken(`Bearer ${token}`, headers.get('authorization') ?? ''))
      return isWithinRateLimit(address) ? refuseToken() : errorResponse(429);
    await apply();
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
  };
}

function refuseToken(): Response {
  return errorResponse(401, {
    message:
      'The token is missing or wrong. Send the value of CONTENT_WEBHOOK_TOKEN as "Authorization: Bearer …".',
    headers: { 'www-authenticate': 'Bearer' },
  });
}

/** Returns a function that runs `work` at most once per interval. Calls during the interval share one run at its end, and wait for it. */
function atMostOncePer(intervalMs: number, work: () => void): () => Promise<void> {
  let nextRunAt = 0;
  let waiting: Promise<void> | undefined;
  return () => {
    waiting ??= setTimeout(Math.max(0, nextRunAt - performance.now())).then(() => {
      waiting = undefined;
      nextRunAt = performance.now() + intervalMs;
      work();
    });
    return waiting;
  };
}
