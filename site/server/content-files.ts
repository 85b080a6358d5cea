import { uploadedFileHeaders } from '#site/media/files';
import { tryDecode } from '#site/protocol/route-rules';

/** Proxies a file of the content system: images in rich text, documents, videos. */
export type ContentFiles = (request: Request) => Promise<Response>;

/** The time limit until the response starts. The transfer of a large file may take longer. */
const TIMEOUT_MS = 15_000;
const FORWARDED_REQUEST_HEADERS = ['range', 'if-none-match', 'if-range'] as const;
const FORWARDED_RESPONSE_HEADERS = ['content-length', 'content-range', 'accept-ranges', 'etag'] as const;

/**
 * Serves `/assets/…` from the content system under the site's own origin. Cookies and most other request headers are not forwarded. The
 * extension of the file determines `content-type`, because browsers could run a file that the content system sends as a script or document.
 */
export function createContentFiles(contentUrl: string): ContentFiles {
  return async ({ url, method, headers, signal }) => {
    const path = new URL(url).pathname;
    const decodedPath = tryDecode(path, decodeURIComponent);
    if (decodedPath === undefined || hasParentSegment(path)) return new Response(null, { status: 404 });
    const requestHeaders = FORWARDED_REQUEST_HEADERS.flatMap((name): [string, string][] => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    });
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS);
    const response = await fetch(contentUrl + path, {
      method,
      // `fetch` decompresses a response but keeps the `content-length` of the compressed body.
      headers: [...requestHeaders, ['accept-encoding', 'identity']],
      redirect: 'error',
      signal: AbortSignal.any([signal, timeout.signal]),
    }).catch(() => undefined);
    clearTimeout(timer);
    if (!response) return new Response(null, { status: 502 });
    if (![200, 206, 304, 416].includes(response.status)) {
      await response.body?.cancel();
      return new Response(null, { status: 404 });
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

/** Whether a path contains `..`, also in escaped form. The content system might decode it and read a file outside its assets folder. */
function hasParentSegment(path: string) {
  return /(?:^|[/\\]|%2f|%5c)(?:\.|%2e){2}(?:$|[/\\]|%2f|%5c)/i.test(path);
}
