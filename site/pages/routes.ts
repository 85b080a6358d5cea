import {
  createStaticHandler,
  data,
  type ErrorResponse,
  isRouteErrorResponse,
  redirect,
} from 'react-router-dom';
import type { ReceiveForm } from '#site/forms/receive-form';
import { findLocale } from '#site/i18n/locale';
import { routePatterns } from '#site/protocol/route-table';
import { applicationScreens } from './application-screens.ts';
import { readAcceptedForm, postContentForm, postContentFormByScript } from './content/content-form.ts';
import { checkContentPage, loadContentPage } from './content/content-page.ts';
import { renderContentPage } from './content/render-content-page.ts';
import { createErrorPage } from './error-page.ts';
import { acceptsJson, type JsonResult, refusedResult, toJsonResponse } from './form-response.ts';
import { createMissingPageLog } from './missing-page-log.ts';
import { localeOf, decodePath, type PageRequest, previewTokenOf, withoutPreview } from './page-request.ts';
import type { Services } from './page-services.ts';
import type { Page } from './page.ts';
import { type RequestContext, requestContextOf } from './request-context.ts';
import { isShopPage, loadShopPage, postShopForm } from './shop/load-shop-page.ts';
import { notFoundResponse, type PageRoute, type RouteArgs, toRouteObject } from './to-route-object.ts';
import { isPersonal } from './uncacheable.ts';

export { PAGE_PARAMETERS } from './content/page-definitions.ts';
export { personalPaths } from './uncacheable.ts';

/**
 * Loads the page of a GET request or runs the action of a POST. Resolves with a page, a redirect, or JSON if a script posted a form. After an
 * error, resolves with an error page or JSON.
 */
export type Routes = (request: Request, context?: RequestContext) => Promise<Page | Response>;

/** Middleware by the name that routes use. No route needs middleware yet. `toRouteObject` refuses unknown names at start (specification §8). */
const middleware = {};

/** The suffix of the paths of products, whose pages have a buy form. The shop needs this setting, which is Magento's default. */
const PRODUCT_SUFFIX = '.html';

/**
 * Creates the routes of the site (specification §2). They handle URLs that start with a locale. The static handler of
 * react-router-dom matches a URL to a route and catches thrown responses (`redirect`, `data`). Hono serves all other URLs.
 */
export function createRoutes(services: Services, receiveForm: ReceiveForm): Routes {
  const pageRoutes: PageRoute[] = [
    ...applicationScreens.flatMap((screen) => screen.createRoutes(services)),
    createContentRoute(services, receiveForm),
  ];
  const logMissingPage = createMissingPageLog(services.log);
  const { query } = createStaticHandler(pageRoutes.map((route) => toRouteObject(route, middleware)));

  async function createErrorResult(status: number, request: Request, errorData?: unknown) {
    if (acceptsJson(request)) return toJsonResponse(refusedResult(status, localeOf(request)));
    return createErrorPage(status, request, services, errorData);
  }

  /** Returns the shareable preview link whose token a request has. */
  function findSharedLink(request: Request) {
    const token = previewTokenOf(request);
    return token === undefined ? undefined : services.previewLinks.open(token);
  }

  /** Counts a post and returns whether it is within the limit. Call it before calls to the content system or the shop. */
  function isWithinPostLimit({ url }: Request, address: string | undefined) {
    const { cartPost, formPost } = services.limits;
    const parsed = new URL(url);
    const isOfShop = isPersonal(parsed) || parsed.pathname.endsWith(PRODUCT_SUFFIX);
    return isOfShop ? cartPost(address) : formPost(address);
  }

  function createMissingResult(request: Request) {
    logMissingPage(request, noRouteMessage(request));
    return createErrorResult(404, request);
  }

  /** Returns the result of a request whose route must not run, or undefined. */
  async function refuse(request: Request, address: string | undefined): Promise<Page | Response | undefined> {
    const path = decodePath(request);
    if (path === undefined) return createMissingResult(request);
    const link = findSharedLink(request);
    if (link && services.previewLinks.isExpired(link)) return createErrorResult(410, request);
    // A shareable link is valid for one page. Other pages are shown without drafts.
    if (link && link.path !== path) return redirect(withoutPreview(request));
    if (request.method === 'POST' && !isWithinPostLimit(request, address))
      return createErrorResult(429, request);
    return undefined;
  }

  /** Logs an error that a route has thrown and returns its result. */
  async function handleError(error: unknown, request: Request) {
    if (!isRouteErrorResponse(error)) {
      services.log.error(
        { err: error, path: new URL(request.url).pathname },
        'routes: a loader or an action failed with an unexpected error',
      );
      return createErrorResult(500, request);
    }
    const { status, data: errorData } = error;
    if (status === 404)
      logMissingPage(
        request,
        isWithoutRoute(error) ? noRouteMessage(request) : notFoundMessage(errorData, request),
      );
    return createErrorResult(status, request, errorData);
  }

  return async (request, context) => {
    const refused = await refuse(request, context?.address);
    if (refused) return refused;
    const result = await query(request, { skipRevalidation: true, requestContext: context });
    if (result instanceof Response) return result;
    const [error] = Object.values(result.errors ?? {});
    if (error !== undefined) return handleError(error, request);
    const page: unknown = Object.values(result.actionData ?? result.loaderData)[0];
    if (isPage(page)) return page;
    return isJsonResult(page) ? toJsonResponse(page) : createMissingResult(request);
  };
}

/**
 * Creates the route of all paths that no application screen has: pages of the content system, and pages of the shop, whose paths only the
 * shop knows.
 */
function createContentRoute(services: Services, receiveForm: ReceiveForm): PageRoute {
  return {
    path: routePatterns.content,
    validate: ({ params }) => findLocale(params['locale']) !== undefined,
    loader: async (args) => {
      const pageRequest = toPageRequest(args);
      const page = await loadContentPage(pageRequest, services);
      // Without the content system, visitors can still see products and buy them.
      if (page === 'unavailable' && !(await isShopPage(pageRequest, services)))
        throw data(null, { status: 503 });
      if (page === 'unavailable' || page === 'missing') return loadShopPage(pageRequest, services);
      return renderContentPage(page, pageRequest, services, readAcceptedForm(args.request, page));
    },
    action: async (args) => {
      const { address, session } = requestContextOf(args) ?? {};
      const pageRequest = toPageRequest(args);
      const state = await checkContentPage(pageRequest, services);
      if (state === 'missing' || (state === 'unavailable' && (await isShopPage(pageRequest, services))))
        return postShopForm(args.request, pageRequest, services, session);
      const post = acceptsJson(args.request) ? postContentFormByScript : postContentForm;
      return post(args.request, pageRequest, { address, services, receive: receiveForm });
    },
  };
}

/** Returns the message of a 404 that a loader, an action or a validation has thrown (specification §8). */
function notFoundMessage(message: unknown, { url }: Request) {
  return typeof message === 'string' ? message : `Page Not Found: ${new URL(url).pathname}`;
}

/**
 * Returns whether the router has created the error, because no route matches the path. The error has the property `internal`, which its type does
 * not declare.
 */
function isWithoutRoute(error: ErrorResponse) {
  return 'internal' in error && error.internal === true;
}

/** Returns the message of a path without a route (specification §8). */
function noRouteMessage({ url }: Request) {
  return `Page not found: ${new URL(url).pathname}`;
}

function toPageRequest({ request, params }: RouteArgs): PageRequest {
  const locale = findLocale(params['locale']);
  if (!locale) throw notFoundResponse(request);
  return {
    locale,
    path: decodePath(request) ?? '/',
    query: new URL(request.url).searchParams,
    previewToken: previewTokenOf(request),
    signal: request.signal,
  };
}

/** Narrows the result of an action, whose type is `unknown` in the router. */
function isJsonResult(value: unknown): value is JsonResult {
  return typeof value === 'object' && value !== null && 'json' in value && 'status' in value;
}

/** Narrows the result of a loader or action, whose type is `unknown` in the router. */
function isPage(value: unknown): value is Page {
  return typeof value === 'object' && value !== null && 'sections' in value && 'layoutData' in value;
}
