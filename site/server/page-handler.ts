import type { IsWithinRateLimit } from '#site/forms/rate-limit';
import { isRateLimitedSearch } from '#site/pages/is-rate-limited-search';
import { type Page } from '#site/pages/page';
import type { RequestContext } from '#site/pages/request-context';
import type { Routes } from '#site/pages/routes';
import { isScreen } from '#site/pages/screens';
import { isPersonal, isUncacheable } from '#site/pages/uncacheable';
import { OUTLINE_PARAMETER } from '#site/protocol/page-fragment';
import { PAYLOAD_FILE_NAME, SHOWN_SCREEN_PARAMETER } from '#site/protocol/payload';
import type { OpenSession } from '#site/session/sessions';
import { createCachedResponses } from './cached-response.ts';
import { createDocumentRenderer, type DocumentConfig } from './document-response.ts';
import type { FragmentKeys } from './fragment-key.ts';
import type { RenderedResponse, PageCache } from './page-cache.ts';
import { toCanonicalEscapes } from './page-caching.ts';
import { createPageFragments, hasOutline } from './page-fragments.ts';
import { createJsonResponse, toPayload } from './page-payload.ts';
import { createResponse, send, withNoStore } from './rendered-response.ts';
import { respondWithSession } from './respond-with-session.ts';
import { REDIRECT_CACHE_CONTROL } from './response-headers.ts';

export type PageHandler = {
  /** @param address the client address */
  document(request: Request, address: string | undefined): Promise<Response>;
  payload(request: Request, address: string | undefined): Promise<Response>;
  /** Handles `GET /__nuxt_island/{key}.json`: a section or a part of the layout, rendered alone. */
  fragment(request: Request, key: string, address: string | undefined): Promise<Response>;
  /** Handles a form that was posted to a page. The response is a page, a redirect or JSON, and never cached. */
  post(request: Request, address: string | undefined): Promise<Response>;
  /** Returns the error page for an unexpected error of the server. */
  errorPage(request: Request): Promise<Response>;
};

type PageHandlerConfig = DocumentConfig & {
  readonly routes: Routes;
  readonly createErrorPage: (request: Request) => Page;
  /** Creates the page for a search above the limit. */
  readonly createLimitPage: (request: Request) => Promise<Page>;
  readonly cache: PageCache;
  readonly openSession: OpenSession;
  /** Query parameters of canonical URLs that the operator configured. */
  readonly canonicalParameters: readonly string[];
  /** Keys of page fragments. */
  readonly fragmentKeys: FragmentKeys;
  readonly isWithinFragmentLimit: IsWithinRateLimit;
  readonly isWithinSearchLimit: IsWithinRateLimit;
};

const PERMANENT_REDIRECTS: ReadonlySet<number> = new Set([301, 308]);

/** Creates the handler of pages. Documents and payloads come from the page cache, unless the URL is uncacheable. */
export function createPageHandler({
  routes,
  createErrorPage,
  createLimitPage,
  cache,
  openSession,
  canonicalParameters,
  fragmentKeys,
  isWithinFragmentLimit,
  isWithinSearchLimit,
  ...documentConfig
}: PageHandlerConfig): PageHandler {
  const { assets, consentProvider, now } = documentConfig;
  const fragments = createPageFragments({
    routes,
    assets,
    cache,
    keys: fragmentKeys,
    hasConsentSettings: consentProvider !== undefined,
    isWithinRateLimit: isWithinFragmentLimit,
  });
  const getCached = createCachedResponses({ cache, canonicalParameters });
  const createPageResponse = createDocumentRenderer(documentConfig, fragments.outlineOf);

  async function createDocument(request: Request, context?: RequestContext): Promise<RenderedResponse> {
    const page = await routes(request, context);
    return page instanceof Response ? createRedirect(page, request) : createPageResponse(page, request);
  }

  async function createPostResponse(request: Request, context: RequestContext): Promise<Response> {
    const page = await routes(request, context);
    if (page instanceof Response && !page.headers.has('location')) return page;
    const response =
      page instanceof Response ? createRedirect(page, request) : createPageResponse(page, request);
    return send(request, withNoStore(response));
  }

  async function createPayload(
    request: Request,
    context?: RequestContext,
    shownScreen?: string,
  ): Promise<RenderedResponse> {
    const page = await routes(request, context);
    if (page instanceof Response) return createRedirect(page, request);
    // Only a personal page has the context of its request.
    const payload = toPayload(page, assets, { shownScreen, isPersonal: context !== undefined });
    return createJsonResponse(page, now(), payload);
  }

  async function createOutline(request: Request): Promise<RenderedResponse> {
    const page = await routes(request);
    if (page instanceof Response) return createRedirect(page, request);
    return createJsonResponse(page, now(), fragments.outlineOf(page, request));
  }

  /** Responds with a page. Only pages that are the same for all visitors and whose parameters are declared come from the cache. */
  async function respond(
    kind: string,
    request: Request,
    address: string | undefined,
    render: (request: Request, context?: RequestContext) => Promise<RenderedResponse>,
  ): Promise<Response> {
    const url = new URL(request.url);
    url.pathname = toCanonicalEscapes(url.pathname);
    if (isPersonal(url))
      return respondWithSession(openSession, { request, address }, async (context) =>
        send(request, withNoStore(await render(request, context))),
      );
    if (!isUncacheable(url)) return getCached({ kind, render: (page) => render(page) }, url, request);
    const isAboveLimit = isRateLimitedSearch(url) && !isWithinSearchLimit(address);
    const rendered = isAboveLimit
      ? createPageResponse(await createLimitPage(request), request)
      : await render(request);
    return send(request, withNoStore(rendered));
  }

  return {
    document: (request, address) => respond('document', request, address, createDocument),
    post: (request, address) =>
      respondWithSession(openSession, { request, address }, (context) =>
        createPostResponse(request, context),
      ),
    fragment: fragments.respond,
    errorPage: async (request) => send(request, createPageResponse(createErrorPage(request), request)),
    payload: (request, address) => {
      const url = new URL(request.url);
      url.pathname = url.pathname.slice(0, -`/${PAYLOAD_FILE_NAME}`.length);
      const shown = url.searchParams.get(SHOWN_SCREEN_PARAMETER) ?? '';
      const page = new Request(url, { headers: request.headers, signal: request.signal });
      if (url.searchParams.has(OUTLINE_PARAMETER))
        return hasOutline(url)
          ? respond('outline', page, address, createOutline)
          : Promise.resolve(new Response('', { status: 404 }));
      // Only names of screens are part of a cache key, so made-up names cannot fill the cache.
      return isScreen(shown)
        ? respond(`payload without ${shown}`, page, address, (each, context) =>
            createPayload(each, context, shown),
          )
        : respond('payload', page, address, createPayload);
    },
  };
}

/**
 * The page cache stores a redirect only if the URL has no query, because otherwise its target can contain user input. Browsers store a permanent
 * redirect for a limited time.
 */
function createRedirect({ status, headers }: Response, { url }: Request): RenderedResponse {
  const response = createResponse(status, '', {
    location: headers.get('location') ?? '/',
    ...(PERMANENT_REDIRECTS.has(status) ? { 'cache-control': REDIRECT_CACHE_CONTROL } : {}),
  });
  return { ...response, isCacheable: new URL(url).search === '' };
}
