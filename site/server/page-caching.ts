import { earliest } from '#renderer/parse/schedule';
import type { Page } from '#site/pages/page';
import { PAYLOAD_MAX_AGE_SECONDS } from '#site/protocol/payload';
import { tryDecode } from '#site/protocol/route-rules';
import type { Caching } from './rendered-response.ts';

const SECOND_MS = 1_000;

/** Returns the caching of a page, which ends at the moment at which a section or the announcement appears or disappears. */
export function cachingOf(
  { queryParameters = [], maxAgeSeconds, changesAt, layoutData }: Page,
  now: Date,
): Caching {
  const nextChange = earliest([changesAt, layoutData.changesAt]);
  // The cache returns a response at the moment at which it expires, but not after.
  const untilChangeMs = nextChange === undefined ? undefined : nextChange - 1 - now.getTime();
  const maxAgeMs = maxAgeSeconds === undefined ? undefined : maxAgeSeconds * SECOND_MS;
  return { parameters: queryParameters, maxAgeMs: earliest([maxAgeMs, untilChangeMs]) };
}

/** Returns how long browsers may use a payload. */
export function payloadCacheControl({ maxAgeMs = Infinity }: Caching) {
  const seconds = Math.max(0, Math.floor(maxAgeMs / SECOND_MS));
  return `public, max-age=${Math.min(seconds, PAYLOAD_MAX_AGE_SECONDS)}`;
}

/**
 * Returns a path in one notation. A normalised path may still escape a reserved character or not: `/nl/a(b)` and `/nl/a%28b%29` are
 * one page, because loaders read the decoded path. A path with an invalid escape is unchanged.
 */
export function toPathOfPage(pathname: string): string {
  const decoded = tryDecode(pathname);
  return decoded === undefined ? pathname : encodeURI(decoded);
}

/** Returns the parameters that the page reads, in a fixed order and without empty values. */
export function canonicalQuery({ searchParams }: URL, parameters: readonly string[]) {
  const pairs = parameters.flatMap((name) =>
    searchParams
      .getAll(name)
      .filter(Boolean)
      .map((value) => [name, value]),
  );
  return new URLSearchParams(pairs).toString();
}
