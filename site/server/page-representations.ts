import type { Page } from '#site/pages/page';
import type { RequestContext } from '#site/pages/request-context';
import type { Routes } from '#site/pages/routes';
import type { PageOutline } from '#site/protocol/page-fragment';
import type { BuildAssets } from './build-assets.ts';
import type { RenderedResponse } from './page-cache.ts';
import { createJsonResponse, toPayload } from './page-payload.ts';
import { createResponse } from './rendered-response.ts';
import { REDIRECT_CACHE_CONTROL } from './response-headers.ts';

/** A page as a document, a payload or an outline. */
export type PageRepresentation = {
  /** Part of the cache key. */
  readonly kind: string;
  /**
   * Loads and renders the page of a request. A page that redirects becomes a redirect.
   *
   * @param context only for a personal page
   */
  readonly render: (request: Request, context?: RequestContext) => Promise<RenderedResponse>;
};

type PageRepresentations = {
  readonly document: PageRepresentation;
  /** @param shownScreen the name of the screen that the browser already shows */
  readonly payload: (shownScreen: string | undefined) => PageRepresentation;
  readonly outline: PageRepresentation;
};

type PageRepresentationsConfig = {
  readonly routes: Routes;
  readonly createDocument: (page: Page, request: Request) => RenderedResponse;
  readonly outlineOf: (page: Page, request: Request) => PageOutline;
  readonly assets: BuildAssets;
  readonly now: () => Date;
};

const PERMANENT_REDIRECTS: ReadonlySet<number> = new Set([301, 308]);

/** Creates the representations of pages. */
export function createPageRepresentations({
  routes,
  createDocument,
  outlineOf,
  assets,
  now,
}: PageRepresentationsConfig): PageRepresentations {
  function represent(
    kind: string,
    toResponse: (page: Page, request: Request, isPersonal: boolean) => RenderedResponse,
  ): PageRepresentation {
    return {
      kind,
      async render(request, context) {
        const page = await routes(request, context);
        return page instanceof Response
          ? createRedirect(page, request)
          : toResponse(page, request, context !== undefined);
      },
    };
  }
  return {
    document: represent('document', createDocument),
    payload: (shownScreen) =>
      represent(
        shownScreen === undefined ? 'payload' : `payload without ${shownScreen}`,
        (page, _, isPersonal) =>
          createJsonResponse(page, now(), toPayload(page, assets, { shownScreen, isPersonal })),
      ),
    outline: represent('outline', (page, request) =>
      createJsonResponse(page, now(), outlineOf(page, request)),
    ),
  };
}

/**
 * Returns a redirect as a rendered response. The page cache stores it only if the URL has no query, because otherwise its target can contain
 * user input. Browsers store a permanent redirect for a limited time.
 */
export function createRedirect({ status, headers }: Response, { url }: Request): RenderedResponse {
  const response = createResponse(status, '', {
    location: headers.get('location') ?? '/',
    ...(PERMANENT_REDIRECTS.has(status) ? { 'cache-control': REDIRECT_CACHE_CONTROL } : {}),
  });
  return { ...response, isCacheable: new URL(url).search === '' };
}
