import { type Context, Hono } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import { etag } from 'hono/etag';
import { findLocale, type Locale, localeCodes } from '#site/i18n/locale';
import { LOCALE_COOKIE, negotiateLocale } from '#site/i18n/negotiation';
import type { Renditions } from '#site/media/images';
import type { Logger } from '#site/pages/page-services';
import { FRAGMENT_EXTENSION, FRAGMENT_PATH } from '#site/protocol/page-fragment';
import { localeCodeOf } from '#site/protocol/path-locale';
import { PAYLOAD_FILE_NAME } from '#site/protocol/payload';
import { PREVIEW_LINK_PATH } from '#site/protocol/preview';
import { RESULT_EVENTS_PATH } from '#site/protocol/result-events';
import {
  type BuildMeta,
  createRouteRules,
  type LatestBuild,
  locationOf,
  tryDecode,
} from '#site/protocol/route-rules';
import { SESSION_PATH } from '#site/protocol/session-summary';
import type { SiteRedirects } from '#site/redirects/site-redirects';
import { robotsTxt } from '#site/seo/robots';
import { ICON_PATH } from '#site/services/icons';
import type { BuildAssets } from './build-assets.ts';
import type { ReadClientAddress } from './client-address.ts';
import { CONTENT_CHANGES_PATH } from './content-changes-endpoint.ts';
import type { ContentFiles } from './content-files.ts';
import { type Endpoint, errorResponse } from './endpoint.ts';
import { createLocaleSuggestion, createReloadNotice } from './locale-handlers.ts';
import { isNotModified } from './not-modified.ts';
import type { PageHandler } from './page-handler.ts';
import { RELOAD_SCRIPT_PATH, reloadScript } from './reload-script.ts';
import { REDIRECT_CACHE_CONTROL, responseHeaders, TOKEN_URL_HEADERS } from './response-headers.ts';
import { SEARCH_PATH } from './search-endpoint.ts';
import type { StaticFiles } from './static-files.ts';
import { PLACES_PATH, STORES_PATH } from './store-endpoints.ts';
import { isTokenUrl } from './token-url.ts';

type AppConfig = {
  readonly siteUrl: string;
  readonly assets: BuildAssets;
  readonly pages: PageHandler;
  readonly renditions: Renditions;
  readonly icons: (request: Request) => Promise<Response>;
  readonly search: Endpoint;
  readonly places: Endpoint;
  readonly stores: Endpoint;
  readonly resultEvents: Endpoint;
  readonly contentChanges: Endpoint;
  readonly previewLink: (request: Request) => Response;
  readonly session: Endpoint;
  readonly files: StaticFiles;
  readonly contentFiles: ContentFiles;
  readonly redirects: Pick<SiteRedirects, 'rules'>;
  /** Whether search engines may index the site. If not, each response has the header `x-robots-tag: noindex`. */
  readonly isIndexable: boolean;
  /** The query parameters that pages declare. */
  readonly queryParameters: readonly string[];
  /** The paths of personal pages in all locales. */
  readonly personalPaths: readonly string[];
  readonly sitemaps: (request: Request) => Promise<Response>;
  readonly feeds: (request: Request) => Promise<Response>;
  readonly manifests: (request: Request) => Promise<Response>;
  readonly clientAddress: ReadClientAddress;
  readonly log: Logger;
};

/** Not immutable, because editors may replace an image under the same name. */
const IMAGE_CACHE_CONTROL = 'public, max-age=3600, stale-while-revalidate=86400';
/** Parts of the layout that scripts fetch when they are needed. */
const LAYOUT_FRAGMENTS = {
  '/api/locale-suggestion': createLocaleSuggestion,
  '/api/reload-notice': createReloadNotice,
} as const;
const LAYOUT_FRAGMENT_CACHE_CONTROL = 'public, max-age=3600';
/** Pictures and files that emails, feed readers and search engines show on their own pages. */
const EMBEDDABLE_PATHS = ['/_image/', '/assets/', '/brand/'];
/** The methods of a page without a form. A response with status 405 must name them (RFC 9110 §15.5.6). */
const PAGE_METHODS = 'GET, HEAD';
/** The methods of all pages of a locale. Only rendering a page would show whether it has a form. */
const LOCALE_METHODS = 'GET, HEAD, POST';
/** `Retry-After` of an image while the render queue is full. */
const IMAGE_RETRY_SECONDS = '5';

/** Creates the routes of the server, in matching order. `guardRequests` checks requests first, so all paths are normalised. */
export function createApp(config: AppConfig): Hono {
  const { siteUrl, assets, pages, icons, files, contentFiles, sitemaps, feeds, manifests } = config;
  const toHandler = (endpoint: Endpoint) => (context: Context) =>
    endpoint(context.req.raw, config.clientAddress(context));
  const app = new Hono();
  addResponseHeaders(app, config);

  app.get('/health', (context) => context.json({ status: 'ok', build: assets.buildId }));
  addBuildRoutes(app, config);
  addImageRoute(app, config);
  app.get(`${ICON_PATH}/:file`, etag(), (context) => icons(context.req.raw));

  app.get(PREVIEW_LINK_PATH, (context) => config.previewLink(context.req.raw));
  app.get(SESSION_PATH, toHandler(config.session));
  app.get(SEARCH_PATH, toHandler(config.search));
  app.get(PLACES_PATH, toHandler(config.places));
  app.get(STORES_PATH, toHandler(config.stores));
  app.post(RESULT_EVENTS_PATH, toHandler(config.resultEvents));
  app.all(RESULT_EVENTS_PATH, () => errorResponse(405, { headers: { allow: 'POST' } }));
  app.all(CONTENT_CHANGES_PATH, toHandler(config.contentChanges));

  for (const [path, createFragment] of Object.entries(LAYOUT_FRAGMENTS))
    app.get(`${path}/:code`, (context) => {
      const locale = findLocale(context.req.param('code'));
      if (!locale) return context.text('', 404);
      return context.json(createFragment(locale, assets), 200, {
        'cache-control': LAYOUT_FRAGMENT_CACHE_CONTROL,
      });
    });
  app.get('/robots.txt', (context) => context.text(robotsTxt(siteUrl, config.isIndexable)));
  app.get('/:locale/sitemap.xml', (context) => sitemaps(context.req.raw));
  app.get('/:locale/rss.xml', etag(), (context) => feeds(context.req.raw));
  app.get('/:locale/site.webmanifest', etag(), (context) => manifests(context.req.raw));

  app.get(`${FRAGMENT_PATH}/:file{.+\\.json}`, (context) =>
    pages.fragment(
      context.req.raw,
      context.req.param('file').slice(0, -FRAGMENT_EXTENSION.length),
      config.clientAddress(context),
    ),
  );

  app.get('/assets/*', (context) => contentFiles(context.req.raw));
  app.get('*', async (context, next) => (await files(context.req.raw)) ?? next());
  addPageRoute(app, config);
  app.post('*', toHandler(pages.post));
  app.all('*', refuseMethod);
  addErrorHandler(app, config);
  return app;
}

function addResponseHeaders(app: Hono, { siteUrl, isIndexable }: AppConfig) {
  const headers = responseHeaders(siteUrl, isIndexable);
  app.use(async (context, next) => {
    await next();
    // `context.header` would copy the finished response with its body for each header.
    const { status, headers: all } = context.res;
    for (const [name, value] of Object.entries(headers)) all.set(name, value);
    if (status === 405 && !all.has('allow')) all.set('allow', PAGE_METHODS);
    if (isTokenUrl(new URL(context.req.url)))
      for (const [name, value] of Object.entries(TOKEN_URL_HEADERS)) all.set(name, value);
    if (EMBEDDABLE_PATHS.some((start) => context.req.path.startsWith(start)))
      all.set('cross-origin-resource-policy', 'cross-origin');
  });
}

/** Adds the latest build and its route rules. */
function addBuildRoutes(app: Hono, { assets, redirects, queryParameters, personalPaths }: AppConfig) {
  const { buildId, builtAt } = assets;
  const latest: LatestBuild = { id: buildId, timestamp: builtAt };
  const loadMeta = async (): Promise<BuildMeta> => {
    const rules = (await redirects.rules()).all();
    const pages = { parameters: queryParameters, personal: personalPaths };
    return { ...latest, rules: createRouteRules(localeCodes, rules, pages) };
  };
  app.get('/builds/latest.json', (context) => context.json(latest, 200, { 'cache-control': 'no-store' }));
  app.get(RELOAD_SCRIPT_PATH, (context) =>
    context.body(reloadScript, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-store',
    }),
  );
  app.get('/builds/meta/:file', async (context) =>
    context.req.param('file') === `${buildId}.json`
      ? context.json(await loadMeta(), 200, { 'cache-control': REDIRECT_CACHE_CONTROL })
      : context.text('', 404),
  );
}

function addImageRoute(app: Hono, { renditions }: AppConfig) {
  app.get('/_image/*', async (context) => {
    const image = await renditions(context.req.path, { signal: context.req.raw.signal });
    if (image === 503) return context.text('', 503, { 'retry-after': IMAGE_RETRY_SECONDS });
    if (typeof image === 'number') return context.text('', image);
    const caching = { 'cache-control': IMAGE_CACHE_CONTROL, etag: image.etag };
    if (isNotModified(context.req.raw, image.etag)) return context.body(null, 304, caching);
    return context.body(image.body, 200, { ...caching, 'content-type': image.type });
  });
}

/** Adds pages and their payloads. A path without a locale is redirected to the visitor's locale. Redirect rules apply before pages. */
function addPageRoute(app: Hono, { siteUrl, pages, redirects, clientAddress }: AppConfig) {
  app.get('*', async (context) => {
    const { pathname: path, search } = new URL(context.req.url);
    const [, first = ''] = path.split('/');
    const locale = findLocale(first);
    if (!locale) {
      // The response to a missing file is a short text, not an error page (specification §8).
      if (/\.[a-z0-9]+$/i.test(path)) return context.text(`Page not found: ${path}`, 404);
      const { code } = negotiateLocale({
        cookie: getCookie(context, LOCALE_COOKIE.name),
        acceptLanguage: context.req.header('accept-language'),
      });
      context.header('vary', 'accept-language, cookie');
      return context.redirect(`/${code}${path === '/' ? '' : path}${search}`, 302);
    }
    const redirect = (await redirects.rules()).find(tryDecode(path) ?? path);
    if (redirect) {
      context.header('cache-control', REDIRECT_CACHE_CONTROL);
      return context.redirect(locationOf(redirect, search), redirect.status);
    }
    const { raw } = context.req;
    if (path.endsWith(`/${PAYLOAD_FILE_NAME}`)) return pages.payload(raw, clientAddress(context));
    const response = await pages.document(raw, clientAddress(context));
    if (getCookie(context, LOCALE_COOKIE.name) !== locale.code)
      response.headers.append('set-cookie', localeCookie(locale, siteUrl.startsWith('https:')));
    return response;
  });
}

/** Responds to a method that no route accepts, such as `PUT`. */
function refuseMethod(context: Context) {
  const methods = findLocale(localeCodeOf(context.req.path)) ? LOCALE_METHODS : PAGE_METHODS;
  return context.text('Method not allowed', 405, { allow: methods });
}

/** Responds to an unexpected error with the error page, or with a short text if the client does not accept HTML. */
function addErrorHandler(app: Hono, { pages, log }: AppConfig) {
  app.onError(async (error, context) => {
    const { path, raw } = context.req;
    log.error({ err: error, path }, 'server: a request failed with an unexpected error');
    if (!raw.headers.get('accept')?.includes('text/html')) return context.text('500', 500);
    try {
      return await pages.errorPage(raw);
    } catch (pageError) {
      log.error({ err: pageError, path }, 'server: rendering the error page failed too');
      return context.text('500', 500);
    }
  });
}

/** Returns the cookie that stores the visitor's locale (specification §9). The next request for `/` redirects to it. */
function localeCookie({ code }: Locale, isSecure: boolean): string {
  const { name, maxAgeSeconds, path, sameSite } = LOCALE_COOKIE;
  return generateCookie(name, code, { maxAge: maxAgeSeconds, path, sameSite, secure: isSecure });
}
