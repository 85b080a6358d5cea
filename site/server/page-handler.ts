import { earliest } from '#renderer/parse/schedule';
import type { IsWithinRateLimit } from '#site/forms/rate-limit';
import { defaultLocale, findLocale } from '#site/i18n/locale';
import { renderAnnouncement } from '#site/layout/render-layout';
import { type Page } from '#site/pages/page';
import type { RequestContext } from '#site/pages/request-context';
import type { Routes } from '#site/pages/routes';
import { isScreen } from '#site/pages/screens';
import { isPersonal, isUncacheable } from '#site/pages/uncacheable';
import { OUTLINE_PARAMETER, type PageOutline } from '#site/protocol/page-fragment';
import {
  type Payload,
  PAYLOAD_FILE_NAME,
  PAYLOAD_MAX_AGE_SECONDS,
  SHOWN_SCREEN_PARAMETER,
  styledTypesOf,
} from '#site/protocol/payload';
import { retryAfter } from '#site/protocol/retry-after';
import { tryDecode } from '#site/protocol/route-rules';
import type { TrackingSettings } from '#site/protocol/tracking-settings';
import type { ConsentProvider } from '#site/services/consent';
import type { TagManager } from '#site/services/tag-manager';
import type { OpenVisitorSession } from '#site/session/sessions';
import type { BuildAssets } from './build-assets.ts';
import { renderDocument } from './document.ts';
import type { FragmentKeys } from './fragment-key.ts';
import type { RenderedResponse, PageCache } from './page-cache.ts';
import { createPageFragments, hasOutline } from './page-fragments.ts';
import { renderPageHead } from './page-head.ts';
import { type Caching, createResponse, send, withNoStore } from './rendered-response.ts';
import { NOINDEX } from './response-headers.ts';
import { contentSecurityPolicy } from './security-headers.ts';

export type PageHandler = {
  /** @param address the visitor's network address */
  document(request: Request, address: string | undefined): Promise<Response>;
  payload(request: Request, address: string | undefined): Promise<Response>;
  /** Handles `GET /__nuxt_island/{key}.json`: a section or a part of the layout, rendered alone. */
  fragment(request: Request, key: string, address: string | undefined): Promise<Response>;
  /** Handles a form that was posted to a page. The response is a page, a redirect or JSON, and never cached. */
  post(request: Request, address: string | undefined): Promise<Response>;
  /** Returns the error page for an unexpected error of the server. */
  errorPage(request: Request): Promise<Response>;
};

type PageHandlerConfig = {
  readonly routes: Routes;
  readonly createErrorPage: (request: Request) => Page;
  readonly assets: BuildAssets;
  readonly cache: PageCache;
  readonly openSession: OpenVisitorSession;
  /** Query parameters of canonical URLs that the operator configured. */
  readonly canonicalParameters: readonly string[];
  /** Origin of the content system's control panel, which shows pages in a frame for live preview. */
  readonly panelOrigin: string | undefined;
  /** Further origins of the content system's videos. */
  readonly videoOrigins: readonly string[];
  /** Origins of payment providers, to which forms redirect. */
  readonly paymentOrigins?: readonly string[];
  /** Absent without a configured consent provider. */
  readonly consentProvider?: ConsentProvider | undefined;
  /** Absent without a configured tag manager. */
  readonly tagManager?: TagManager | undefined;
  /** The tracking of all documents except previews. */
  readonly tracking?: TrackingSettings | undefined;
  /** Origins of the operator's map service. */
  readonly mapOrigins?: readonly string[];
  /** Keys of page fragments. */
  readonly fragmentKeys: FragmentKeys;
  readonly isWithinFragmentLimit: IsWithinRateLimit;
  readonly now: () => Date;
};

const SECOND_MS = 1_000;

/** Creates the handler of pages. Documents and payloads come from the page cache, unless the URL is uncacheable. */
export function createPageHandler({
  routes,
  createErrorPage,
  assets,
  cache,
  openSession,
  canonicalParameters,
  panelOrigin,
  videoOrigins,
  paymentOrigins = [],
  consentProvider,
  tagManager,
  tracking,
  mapOrigins = [],
  fragmentKeys,
  isWithinFragmentLimit,
  now,
}: PageHandlerConfig): PageHandler {
  const fragments = createPageFragments({
    routes,
    assets,
    cache,
    keys: fragmentKeys,
    hasConsentSettings: consentProvider !== undefined,
    isWithinRateLimit: isWithinFragmentLimit,
  });

  async function createDocument(request: Request, context?: RequestContext): Promise<RenderedResponse> {
    const page = await routes(request, context);
    return page instanceof Response ? createRedirect(page, request) : createPageResponse(page, request);
  }

  async function createPostResponse(request: Request, context: RequestContext): Promise<Response> {
    const page = await routes(request, context);
    if (page instanceof Response && !page.headers.has('location')) return page;
    const response = await (page instanceof Response
      ? createRedirect(page, request)
      : createPageResponse(page, request));
    return send(request, withNoStore(response));
  }

  async function createPageResponse(page: Page, request: Request): Promise<RenderedResponse> {
    const origin = page.isEditorPreview ? panelOrigin : undefined;
    // The visits of editors to their drafts are not tracked.
    const tracked = page.isPreview ? undefined : tracking;
    const html = renderDocument(page, assets, {
      consent: consentProvider?.scriptsOf(page.locale.hreflang),
      tracking: tracked,
      livePreview: page.isEditorPreview ? { origin, ...fragments.outlineOf(page, request) } : undefined,
    });
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-language': page.locale.hreflang,
      'content-security-policy': contentSecurityPolicy(html, {
        frames: origin === undefined ? [] : [origin],
        videos: videoOrigins,
        payments: paymentOrigins,
        consent: consentProvider?.origins ?? [],
        maps: mapOrigins,
        ...(tracked?.tagManager && tagManager && { tags: tagManager }),
      }),
      'cache-control': page.status < 500 ? 'public, max-age=0, must-revalidate' : 'no-store',
      ...retryAfter(page.status),
      ...(page.metadata.indexed ? {} : NOINDEX),
    };
    return createResponse(page.status, html, headers, cachingOf(page, now()));
  }

  async function createPayload(
    request: Request,
    context?: RequestContext,
    shownScreen?: string,
  ): Promise<RenderedResponse> {
    const page = await routes(request, context);
    if (page instanceof Response) return createRedirect(page, request);
    return createJsonResponse(page, now(), toPayload(page, assets, shownScreen));
  }

  async function createOutline(request: Request): Promise<RenderedResponse> {
    const page = await routes(request);
    if (page instanceof Response) return createRedirect(page, request);
    return createJsonResponse(page, now(), fragments.outlineOf(page, request));
  }

  /**
   * Renders without a query first, because only the page declares which parameters it reads. If the URL has some of these, renders
   * again with only these. They and the normalised path are the cache key. A page with other parameters that its canonical URL keeps is
   * rendered for each request, because made-up values could fill the cache.
   */
  async function getCached(
    kind: string,
    request: Request,
    address: string | undefined,
    render: (request: Request, context?: RequestContext) => Promise<RenderedResponse>,
  ) {
    const url = new URL(request.url);
    url.pathname = toPathOfPage(url.pathname);
    if (isPersonal(url))
      return withSession(request, address, async (context) =>
        send(request, withNoStore(await render(request, context))),
      );
    if (isUncacheable(url)) return send(request, withNoStore(await render(request)));
    const get = (path: string) => cache.get(`${kind} ${path}`, () => render(new Request(url.origin + path)));
    const withoutQuery = await get(url.pathname);
    const { parameters } = withoutQuery;
    const others = canonicalParameters.filter((name) => !parameters.includes(name));
    if (withoutQuery.status === 200 && canonicalQuery(url, others) !== '') {
      const query = canonicalQuery(url, [...parameters, ...others]);
      return send(request, await render(new Request(`${url.origin}${url.pathname}?${query}`)));
    }
    const query = canonicalQuery(url, parameters);
    return send(request, query === '' ? withoutQuery : await get(`${url.pathname}?${query}`));
  }

  /** Responds with the visitor's session, and stores its changes in the cookie. */
  async function withSession(
    request: Request,
    address: string | undefined,
    respond: (context: RequestContext) => Promise<Response>,
  ): Promise<Response> {
    const session = await openSession(request, localeOfPath(new URL(request.url).pathname));
    const response = await respond({ address, session });
    const cookies = await session.cookies();
    if (cookies.length === 0) return response;
    const headers = new Headers(response.headers);
    for (const cookie of cookies) headers.append('set-cookie', cookie);
    return new Response(response.body, { status: response.status, headers });
  }

  return {
    document: (request, address) => getCached('document', request, address, createDocument),
    post: (request, address) =>
      withSession(request, address, (context) => createPostResponse(request, context)),
    fragment: fragments.respond,
    errorPage: async (request) => send(request, await createPageResponse(createErrorPage(request), request)),
    payload: (request, address) => {
      const url = new URL(request.url);
      url.pathname = url.pathname.slice(0, -`/${PAYLOAD_FILE_NAME}`.length);
      const shown = url.searchParams.get(SHOWN_SCREEN_PARAMETER) ?? '';
      const page = new Request(url, { headers: request.headers });
      if (url.searchParams.has(OUTLINE_PARAMETER))
        return hasOutline(url)
          ? getCached('outline', page, address, createOutline)
          : Promise.resolve(new Response('', { status: 404 }));
      // Made-up names must not fill the cache.
      return isScreen(shown)
        ? getCached(`payload without ${shown}`, page, address, (each, context) =>
            createPayload(each, context, shown),
          )
        : getCached('payload', page, address, createPayload);
    },
  };
}

function createJsonResponse(
  page: Page,
  now: Date,
  content: Payload | PageOutline,
): Promise<RenderedResponse> {
  const caching = cachingOf(page, now);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': page.status === 200 ? payloadCacheControl(caching) : 'no-store',
  };
  return createResponse(page.status, JSON.stringify(content), headers, caching);
}

function localeOfPath(pathname: string) {
  return findLocale(pathname.split('/')[1]) ?? defaultLocale;
}

/** Returns the caching of a page, which ends at the moment at which a section or the announcement appears or disappears. */
function cachingOf({ queryParameters = [], maxAgeSeconds, changesAt, layoutData }: Page, now: Date): Caching {
  const nextChange = earliest([changesAt, layoutData.changesAt]);
  // The cache returns a response at the moment at which it expires, but not after.
  const untilChangeMs = nextChange === undefined ? undefined : nextChange - 1 - now.getTime();
  const maxAgeMs = maxAgeSeconds === undefined ? undefined : maxAgeSeconds * SECOND_MS;
  return { parameters: queryParameters, maxAgeMs: earliest([maxAgeMs, untilChangeMs]) };
}

function payloadCacheControl({ maxAgeMs = Infinity }: Caching) {
  const seconds = Math.max(0, Math.floor(maxAgeMs / SECOND_MS));
  return `public, max-age=${Math.min(seconds, PAYLOAD_MAX_AGE_SECONDS)}`;
}

/** The payload of a page, for navigation in the browser. The screen that the browser shows is not rendered. */
function toPayload(page: Page, assets: BuildAssets, shownScreen: string | undefined): Payload {
  const { announcement } = page.layoutData;
  return {
    build: assets.buildId,
    head: renderPageHead(page),
    sections: page.sections.map((section) => {
      if (section.id !== shownScreen) return section;
      const { id, type, props } = section;
      return { id, type, html: '', ...(props && { props }) };
    }),
    styles: assets.stylesOf(styledTypesOf(page.sections)).map(({ href }) => href),
    localisations: page.localisations,
    ...(announcement && {
      announcement: { id: announcement.id, html: renderAnnouncement(page.locale, announcement) },
    }),
  };
}

/**
 * Returns a path in one notation. A normalised path may still escape a reserved character or not: `/nl/a(b)` and `/nl/a%28b%29` are
 * one page, because loaders read the decoded path. A path with an invalid escape is unchanged.
 */
function toPathOfPage(pathname: string): string {
  const decoded = tryDecode(pathname);
  return decoded === undefined ? pathname : encodeURI(decoded);
}

/** Returns the parameters that the page reads, in a fixed order and without empty values. */
function canonicalQuery({ searchParams }: URL, parameters: readonly string[]) {
  const pairs = parameters.flatMap((name) =>
    searchParams
      .getAll(name)
      .filter(Boolean)
      .map((value) => [name, value]),
  );
  return new URLSearchParams(pairs).toString();
}

/** A redirect of a path is from the content system. A redirect of a query repeats user input, so it is not cacheable. */
async function createRedirect({ status, headers }: Response, { url }: Request): Promise<RenderedResponse> {
  const response = await createResponse(status, '', { location: headers.get('location') ?? '/' });
  return { ...response, isCacheable: new URL(url).search === '' };
}
