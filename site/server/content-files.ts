/** Passes a file of the content system through: pictures inside running text, documents, video. */
export type ContentFiles = (request: Request) => Promise<Response>;

/** Until the answer begins; a film may take its time. */
const TIME_LIMIT_MS = 15_000;
const ASKED_ALONG = ['range', 'if-none-match', 'if-range'] as const;
const HANDED_ON = ['content-type', 'content-length', 'content-range', 'accept-ranges', 'etag'] as const;
/** An SVG opened on its own must not run as a page of ours. */
const NO_PAGE = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Serves `/assets/…` from the content system, so that a visitor's browser speaks to one origin. Nothing of theirs goes along. */
export function createContentFiles(contentUrl: string): ContentFiles {
  return async ({ url, method, headers, signal }) => {
    const path = new URL(url).pathname;
    if (leadsOut(path)) return new Response(null, { status: 404 });
    const asked = ASKED_ALONG.flatMap((name): [string, string][] => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    });
    const slow = new AbortController();
    const limit = setTimeout(() => slow.abort(), TIME_LIMIT_MS);
    const answer = await fetch(contentUrl + path, {
      method,
      // Compressed on the way it would arrive unpacked, at another length than its headers say.
      headers: [...asked, ['accept-encoding', 'identity']],
      redirect: 'error',
      signal: AbortSignal.any([signal, slow.signal]),
    }).catch(() => undefined);
    clearTimeout(limit);
    if (!answer) return new Response(null, { status: 502 });
    if (![200, 206, 304, 416].includes(answer.status)) return new Response(null, { status: 404 });

    const handedOn = new Headers({
      'cache-control': 'public, max-age=3600',
      'content-security-policy': NO_PAGE,
    });
    const isUnpacked = answer.headers.has('content-encoding');
    for (const name of HANDED_ON) {
      const value = isUnpacked && name === 'content-length' ? null : answer.headers.get(name);
      if (value !== null) handedOn.set(name, value);
    }
    return new Response(answer.body, { status: answer.status, headers: handedOn });
  };
}

/** A step up that is hidden in an escape: this side reads it as a name, the content system might climb. */
function leadsOut(path: string) {
  return /(?:^|[/\\]|%2f|%5c)(?:\.|%2e){2}(?:$|[/\\]|%2f|%5c)/i.test(path);
}
