import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { IsWithinRateLimit } from '#site/forms/rate-limit';
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
const MAX_BODY_BYTES = 64 * 1024;
const MESSAGES = {
  401: 'The token is missing or wrong. Send the value of CONTENT_WEBHOOK_TOKEN as "Authorization: Bearer …".',
  404: 'The webhook is switched off. Set CONTENT_WEBHOOK_TOKEN to switch it on.',
  405: 'Send a POST request.',
  413: `The body is larger than ${MAX_BODY_BYTES} bytes. The webhook needs no body.`,
} as const;

/**
 * Creates the handler of `POST /api/content-changes`, with which the content system reports that content has changed. Status 204 as soon as
 * all later requests read the content again: after at most a second, because changes of one second are applied together. The body is not
 * read. Status 401 for a missing or wrong token, and 429 above the limit of such posts. A correct token has no limit.
 */
export function createContentChangesEndpoint({
  token,
  onChange,
  isWithinRateLimit,
}: ContentChangesConfig): Endpoint {
  const apply = atMostOncePer(INTERVAL_MS, onChange);
  return async ({ method, headers }, address) => {
    if (token === undefined) return refuse(404);
    if (method !== 'POST') return refuse(405, { allow: 'POST' });
    if (!isEqual(headers.get('authorization') ?? '', `Bearer ${token}`))
      return isWithinRateLimit(address) ? refuse(401, { 'www-authenticate': 'Bearer' }) : errorResponse(429);
    if (Number(headers.get('content-length') ?? 0) > MAX_BODY_BYTES) return refuse(413);
    await apply();
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
  };
}

/** Compares hashes, because `timingSafeEqual` needs equal lengths, and the time must not depend on the texts. */
function isEqual(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
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

function refuse(status: keyof typeof MESSAGES, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json(
    { status, message: MESSAGES[status] },
    { status, headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', ...headers } },
  );
}
