import { earliest } from '#renderer/parse/schedule';
import type { Page } from '#site/pages/page';
import { PAYLOAD_MAX_AGE_SECONDS } from '#site/protocol/payload';
import type { Caching } from './rendered-response.ts';

const SECOND_MS = 1_000;

/** Returns the caching of a page. It ends when a section or the announcement next appears or disappears. */
export function cachingOf(
  { queryParameters = [], maxAgeSeconds, changesAt, layoutData }: Page,
  now: Date,
): Caching {
  const nextChange = earliest([changesAt, layoutData.changesAt]);
  // Minus one, because the cache still returns a response in the millisecond in which it expires.
  const untilChangeMs = nextChange === undefined ? undefined : nextChange - 1 - now.getTime();
  const maxAgeMs = maxAgeSeconds === undefined ? undefined : maxAgeSeconds * SECOND_MS;
  return { parameters: queryParameters, maxAgeMs: earliest([maxAgeMs, untilChangeMs]) };
}

/** Returns the `Cache-Control` header of a payload. */
export function payloadCacheControl({ maxAgeMs = Infinity }: Caching) {
  const seconds = Math.max(0, Math.floor(maxAgeMs / SECOND_MS));
  return `public, max-age=${Math.min(seconds, PAYLOAD_MAX_AGE_SECONDS)}`;
}
