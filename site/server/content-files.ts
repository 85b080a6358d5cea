/** Passes a file of the content system through: pictures inside running text, documents, video. */
export type ContentFiles = (request: Request) => Promise<Response>;

const TIME_LIMIT_MS = 15_000;
const ASKED_ALONG = ['range', 'if-none-match', 'if-range'] as const;
const HANDED_ON = ['content-type', 'content-length', 'content-range', 'accept-ranges', 'etag'] as const;
/** An SVG opened on its own must not run as a page of ours. */
const NO_PAGE = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Serves `/assets/…` from the content system, so that a visitor's browser speaks to one origin. Nothing of theirs goes along. */
export function createContentFiles(contentUrl: string): ContentFiles {
  return async ({ url, headers, signal }) => {
    const path = new URL(url).pathname;
    const asked = ASKED_ALONG.flatMap((name): [string, string][] => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    });
    const limit = AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)]);
    const answer = await fetch(contentUrl + path, { headers: asked, redirect: 'error', signal: limit }).catch(
      () => undefined,
    );
    if (!answer) return new Response(null, { status: 502 });
    if (![200, 206, 304, 416].includes(answer.status)) return new Response(null, { status: 404 });

    const handedOn = new Headers({
      'cache-control': 'public, max-age=3600',
      'content-security-policy': NO_PAGE,
    });
    for (const name of HANDED_ON) {
      const value = answer.headers.get(name);
      if (value !== null) handedOn.set(name, value);
    }
    return new Response(answer.body, { status: answer.status, headers: handedOn });
  };
}
