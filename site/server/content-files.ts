import { hasParentSegment, uploadedFileHeaders } from '#site/media/files';
import { tryDecode } from '#site/protocol/route-rules';
import { type Failure, innermostMessage, logFailure, type WarningLog } from '#site/services/http';

/** Proxies a file of the content system: images in rich text, documents, videos. */
export type ContentFiles = (request: Request) => Promise<Response>;

/** The time limit until the response starts. The transfer of a large file may take longer. */
const TIMEOUT_MS = 15_000;
/** Statuses of a file that exists. */
const FOUND = [200, 206, 304, 416];
/** Statuses of a file that does not exist, or that is not public. */
const NOT_FOUND = [401, 403, 404, 410];
const FORWARDED_REQUEST_HEADERS = ['range', 'if-none-match', 'if-range'] as const;
const FORWARDED_RESPONSE_HEADERS = ['content-length', 'content-range', 'accept-ranges', 'etag'] as const;

/**
 * Serves `/assets/…` from the content system under the site's own origin. Cookies and most other request headers are not forwarded. The
 * extension of the file determines `content-type`, because browsers could run a file that the content system sends as a script or document.
 * If the content system fails, the status is 502, and the log has a line.
 */
export function createContentFiles(contentUrl: string, log: WarningLog): ContentFiles {
  return async ({ url, method, headers, signal }) => {
    const path = new URL(url).pathname;
    const decodedPath = tryDecode(path, decodeURIComponent);
    if (decodedPath === undefined || hasParentSegment(path)) return new Response(null, { status: 404 });
    const requestHeaders = FORWARDED_REQUEST_HEADERS.flatMap((name): [string, string][] => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    });
    const startedAt = performance.now();
    const fail = (failure: Failure) => {
      const tookMs = Math.round(performance.now() - startedAt);
      if (!signal.aborted) logFailure({ system: 'content', log }, { method, path, tookMs }, failure);
      return new Response(null, { status: 502, headers: { 'cache-control': 'no-store' } });
    };
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS);
    const response = await fetch(contentUrl + path, {
      method,
      // `fetch` decompresses a response but keeps the `content-length` of the compressed body.
      headers: [...requestHeaders, ['accept-encoding', 'identity']],
      redirect: 'error',
      signal: AbortSignal.any([signal, timeout.signal]),
    }).catch((error: unknown) => ({ error }));
    clearTimeout(timer);
    if ('error' in response)
      return fail(
        timeout.signal.aborted
          ? { kind: 'timeout', limitMs: TIMEOUT_MS }
          : { kind: 'unreachable', reason: innermostMessage(response.error) },
      );
    if (!FOUND.includes(response.status)) {
      await response.body?.cancel();
      const { status, statusText } = response;
      if (NOT_FOUND.includes(status)) return new Response(null, { status: 404 });
      return fail({ kind: 'unexpected-status', status, statusText, body: undefined });
    }

    const responseHeaders = new Headers({
      'cache-control': 'public, max-age=3600',
      ...uploadedFileHeaders(decodedPath),
    });
    const wasCompressed = response.headers.has('content-encoding');
    for (const name of FORWARDED_RESPONSE_HEADERS) {
      const value = wasCompressed && name === 'content-length' ? null : response.headers.get(name);
      if (value !== null) responseHeaders.set(name, value);
    }
    return new Response(response.body, { status: response.status, headers: responseHeaders });
  };
}
