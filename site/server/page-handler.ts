import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type Page } from '#site/pages/page';
import { type RequestContext, type Routes } from '#site/pages/routes';
import { isUncacheable } from '#site/pages/uncacheable';
import { PAYLOAD_FILE, PAYLOAD_MAX_AGE_SECONDS } from '#site/protocol/payload';
import { retryAfter } from '#site/protocol/retry-after';
import type { BuildAssets } from './build-assets.ts';
import { documentOf } from './document.ts';
import type { CachedResponse, PageCache } from './page-cache.ts';
import { payloadOf } from './page-payload.ts';
import { contentSecurityPolicy } from './security-headers.ts';

export type PageHandler = {
  document(request: Request): Promise<Response>;
  payload(request: Request): Promise<Response>;
  /** A form posted to a page; what comes of it is one visitor's and kept nowhere. */
  post(request: Request, address: string | undefined): Promise<Response>;
  /** What is said when an answer could not be made because of a fault of ours. */
  failure(request: Request): Promise<Response>;
};

type PageHandlerConfig = {
  readonly routes: Routes;
  readonly failurePage: (request: Request) => Page;
  readonly assets: BuildAssets;
  readonly cache: PageCache;
  /** Origins of the content system, which frames pages in live preview. */
  readonly previewOrigins: readonly string[];
  /** Further origins that films of the content system lie on. */
  readonly filmOrigins: readonly string[];
};

const compress = promisify(brotliCompress);
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** Long enough for a prefetch on hover to serve the click that follows. */
const PAYLOAD_CACHING = `public, max-age=${PAYLOAD_MAX_AGE_SECONDS}`;

/** Answers requests for pages, as documents and as payloads, from the page cache where the page is the same for everybody. */
export function createPageHandler({
  routes,
  failurePage,
  assets,
  cache,
  previewOrigins,
  filmOrigins,
}: PageHandlerConfig): PageHandler {
  async function documentAnswer(request: Request, from?: RequestContext): Promise<CachedResponse> {
    const page = await routes(request, from);
    return page instanceof Response ? redirectAnswer(page) : pageAnswer(page);
  }

  async function pageAnswer(page: Page): Promise<CachedResponse> {
    const html = documentOf(page, assets);
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-language': page.locale.hreflang,
      'content-security-policy': contentSecurityPolicy(html, {
        frames: page.isPreview ? previewOrigins : [],
        films: filmOrigins,
      }),
      'cache-control': page.status < 500 ? 'public, max-age=0, must-revalidate' : 'no-store',
      ...retryAfter(page.status),
      ...(page.metadata.indexed ? {} : { 'x-robots-tag': 'noindex, nofollow' }),
    };
    return answerOf(page.status, html, headers, page.queryParameters);
  }

  async function payloadAnswer(request: Request): Promise<CachedResponse> {
    const page = await routes(request);
    if (page instanceof Response) return redirectAnswer(page);
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': page.status === 200 ? PAYLOAD_CACHING : 'no-store',
    };
    return answerOf(page.status, JSON.stringify(payloadOf(page, assets)), headers, page.queryParameters);
  }

  /**
   * Everybody's answer depends on the path, and where the page there says so on some parameters of the query. All others make no
   * second copy, and neither does a value that the page refuses: errors are not kept. So made-up addresses fill no cache.
   */
  async function keptOrMade(
    kind: string,
    request: Request,
    make: (request: Request) => Promise<CachedResponse>,
  ) {
    const url = new URL(request.url);
    if (isUncacheable(url)) return send(request, unkept(await make(request)));
    const get = (address: string) =>
      cache.get(`${kind} ${address}`, () => make(new Request(url.origin + address)));
    const plain = await get(url.pathname);
    const query = queryOf(url, plain.parameters);
    return send(request, query === '' ? plain : await get(`${url.pathname}?${query}`));
  }

  return {
    document: (request) => keptOrMade('document', request, documentAnswer),
    post: async (request, address) => send(request, unkept(await documentAnswer(request, { address }))),
    failure: async (request) => send(request, await pageAnswer(failurePage(request))),
    payload: (request) => {
      const url = new URL(request.url);
      url.pathname = url.pathname.slice(0, -`/${PAYLOAD_FILE}`.length);
      return keptOrMade('payload', new Request(url, { headers: request.headers }), payloadAnswer);
    },
  };
}

/** Of an address's query what the page reads, written in one way: by name, empty values left out. */
function queryOf({ searchParams }: URL, parameters: readonly string[]) {
  const read = parameters.flatMap((name) =>
    searchParams
      .getAll(name)
      .filter(Boolean)
      .map((value) => [name, value]),
  );
  return new URLSearchParams(read).toString();
}

async function answerOf(
  status: number,
  text: string,
  headers: Readonly<Record<string, string>>,
  parameters: readonly string[] = [],
): Promise<CachedResponse> {
  const body = new TextEncoder().encode(text);
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
  return {
    status,
    headers: { ...headers, etag },
    body,
    brotli: new Uint8Array(await compress(body, QUALITY)),
    parameters,
  };
}

function redirectAnswer({ status, headers }: Response): Promise<CachedResponse> {
  return answerOf(status, '', { location: headers.get('location') ?? '/' });
}

function unkept(answer: CachedResponse): CachedResponse {
  return { ...answer, headers: { ...answer.headers, 'cache-control': 'no-store' } };
}

function send(request: Request, { status, headers, body, brotli }: CachedResponse): Response {
  if (status === 200 && request.headers.get('if-none-match') === headers['etag']) {
    return new Response(null, { status: 304, headers: { ...headers, vary: 'accept-encoding' } });
  }
  const takesBrotli = /\bbr\b/.test(request.headers.get('accept-encoding') ?? '');
  const encoding = takesBrotli ? { 'content-encoding': 'br' } : undefined;
  return new Response(takesBrotli ? brotli : body, {
    status,
    headers: { ...headers, ...encoding, vary: 'accept-encoding' },
  });
}
