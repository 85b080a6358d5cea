import * as v from 'valibot';
import { findLocale, type Locale } from '#site/i18n/locale';

/**
 * Handles a request for a path such as `/api/session`.
 *
 * @param address the client address
 */
export type Endpoint = (request: Request, address: string | undefined) => Promise<Response>;

/** The seconds after which the browser may repeat a request that failed. */
const RETRY_AFTER_SECONDS = new Map([
  // Shorter than the ten minutes of a rate limit, because the current period may end soon.
  [429, '60'],
  [503, '5'],
]);

/** Validates the locale code of a query, and converts it to the locale. */
export const localeParameter = v.pipe(
  v.string(),
  v.transform((code): Locale | undefined => findLocale(code)),
  v.custom<Locale>((locale) => locale !== undefined),
);

/** Creates a response with JSON. Search engines do not index it. */
export function jsonResponse(body: object, cacheControl: string): Response {
  return Response.json(body, { headers: { 'cache-control': cacheControl, 'x-robots-tag': 'noindex' } });
}

/**
 * Creates a response with the status of an error, which no cache stores.
 *
 * @param message what the sender of the request can do
 */
export function errorResponse(
  status: 400 | 401 | 404 | 405 | 429 | 503,
  {
    message,
    headers,
  }: { readonly message?: string; readonly headers?: Readonly<Record<string, string>> } = {},
): Response {
  const retryAfter = RETRY_AFTER_SECONDS.get(status);
  return Response.json(
    { status, message },
    {
      status,
      headers: {
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        ...(retryAfter === undefined ? {} : { 'retry-after': retryAfter }),
        ...headers,
      },
    },
  );
}
