import type { IsWithinRateLimit } from '#site/forms/rate-limit';
import { isRateLimitedSearch } from '#site/pages/is-rate-limited-search';
import type { Page } from '#site/pages/page';
import type { RequestContext } from '#site/pages/request-context';
import type { Routes } from '#site/pages/routes';
import { isScreen } from '#site/pages/screens';
import { isPersonal, isUncacheable } from '#site/pages/uncacheable';
import { OUTLINE_PARAMETER } from '#site/protocol/page-fragment';
import { PAYLOAD_FILE_NAME, SHOWN_SCREEN_PARAMETER } from '#site/protocol/payload';
import type { OpenSession } from '#site/session/sessions';
import { toCanonicalEscapes } from './cache-key.ts';
import { createCachedResponses } from './cached-response.ts';
import { createDocumentRenderer, type DocumentConfig } from './document-response.ts';
import type { FragmentKeys } from './fragment-key.ts';
import type { PageCache } from './page-cache.ts';
import { createPageFragments, hasOutline } from './page-fragments.ts';
import {
  createPageRepresentations,
  createRedirect,
  type PageRepresentation,
} from './page-representations.ts';
import { send, withNoStore } from './rendered-response.ts';
import { respondWithSession } from './respond-with-session.ts';

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
  readonly createRateLimitPage: (request: Request) => Promise<Page>;
  readonly cache: PageCache;
  readonly openSession: OpenSession;
  /** Query parameters of canonical URLs that the operator configured. */
  readonly canonicalParameters: readonly string[];
  /** Keys of page fragments. */
  readonly fragmentKeys: FragmentKeys;
  readonly isWithinFragmentLimit: IsWithinRateLimit;
  readonly isWithinSearchLimit: IsWithinRateLimit;
};

/** Creates the handler of pages. Documents and payloads come from the page cache, unless the URL is uncacheable. */
export function createPageHandler({
  routes,
  createErrorPage,
  createRateLimitPage,
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
  const { outlineOf } = fragments;
  const createDocument = createDocumentRenderer(documentConfig, outlineOf);
  const representations = createPageRepresentations({ routes, createDocument, outlineOf, assets, now });
  const getCached = createCachedResponses({ cache, canonicalParameters });

  /** Responds with a page. Only pages that are the same for all visitors and whose parameters are declared come from the cache. */
  async function respond(
    representation: PageRepresentation,
    request: Request,
    address: string | undefined,
  ): Promise<Response> {
    const url = new URL(request.url);
    url.pathname = toCanonicalEscapes(url.pathname);
    if (isPersonal(url))
      return respondWithSession(openSession, { request, address }, async (context) =>
        send(request, withNoStore(await representation.render(request, context))),
      );
    if (!isUncacheable(url)) return getCached(representation, url, request);
    const isAboveLimit = isRateLimitedSearch(url) && !isWithinSearchLimit(address);
    const rendered = isAboveLimit
      ? createDocument(await createRateLimitPage(request), request)
      : await representation.render(request);
    return send(request, withNoStore(rendered));
  }

  async function respondToPost(request: Request, context: RequestContext): Promise<Response> {
    const page = await routes(request, context);
    if (page instanceof Response && !page.headers.has('location')) return page;
    const rendered = page instanceof Response ? createRedirect(page, request) : createDocument(page, request);
    return send(request, withNoStore(rendered));
  }

  return {
    document: (request, address) => respond(representations.document, request, address),
    async payload(request, address) {
      const url = new URL(request.url);
      url.pathname = url.pathname.slice(0, -`/${PAYLOAD_FILE_NAME}`.length);
      const page = new Request(url, { headers: request.headers, signal: request.signal });
      if (url.searchParams.has(OUTLINE_PARAMETER))
        return hasOutline(url)
          ? respond(representations.outline, page, address)
          : new Response('', { status: 404 });
      const shown = url.searchParams.get(SHOWN_SCREEN_PARAMETER) ?? '';
      // Only names of screens are part of a cache key, so made-up names cannot fill the cache.
      return respond(representations.payload(isScreen(shown) ? shown : undefined), page, address);
    },
    fragment: fragments.respond,
    post: (request, address) =>
      respondWithSession(openSession, { request, address }, (context) => respondToPost(request, context)),
    errorPage: async (request) => send(request, createDocument(createErrorPage(request), request)),
  };
}
