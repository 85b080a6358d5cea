import { data, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import type { JsonResult } from './form-response.ts';
import type { Page } from './page.ts';

/** The arguments that the router passes to loaders and actions. */
export type RouteArgs = LoaderFunctionArgs;

/** Runs before the loader or action. It can return a response, such as a redirect, or throw one. */
type Middleware = (args: RouteArgs) => Response | undefined | Promise<Response | undefined>;

/** A route of the site. */
export type PageRoute = {
  /** Path pattern with the locale. */
  readonly path: string;
  /** Returns whether the page exists (specification §5). If it returns false, the response is a 404. */
  readonly validate?: (args: RouteArgs) => boolean | Promise<boolean>;
  /** Names of middleware, in execution order. */
  readonly middleware?: readonly string[];
  readonly loader: (args: RouteArgs) => Promise<Page | Response>;
  /** Handles a POST request. A script receives JSON instead of a page. */
  readonly action?: (args: RouteArgs) => Promise<Page | Response | JsonResult>;
};

/**
 * Converts a route to a route object of react-router-dom. It runs middleware, then validation, then the loader or action.
 *
 * @throws {Error} for an unknown middleware name (specification §8), at start
 */
export function toRouteObject(
  route: PageRoute,
  middlewareByName: Readonly<Record<string, Middleware>>,
): RouteObject {
  const { path, validate, middleware = [], loader, action } = route;
  const handlers = middleware.map((name) => {
    const handler = middlewareByName[name];
    if (!handler)
      throw new Error(
        `Route ${path}: unknown middleware "${name}". Expected one of: ${joinNames(Object.keys(middlewareByName))}.`,
      );
    return handler;
  });

  const withChecks =
    <Result>(handle: (args: RouteArgs) => Promise<Result>) =>
    async (args: RouteArgs) => {
      for (const handler of handlers) {
        const response = await handler(args);
        if (response) return response;
      }
      if (validate && !(await validate(args))) throw notFoundResponse(args.request);
      return handle(args);
    };
  return { path, loader: withChecks(loader), ...(action ? { action: withChecks(action) } : {}) };
}

/** Returns the 404 response of a missing page (specification §8). */
export function notFoundResponse({ url }: Request) {
  return data(`Page Not Found: ${new URL(url).pathname}`, { status: 404 });
}

function joinNames(names: readonly string[]) {
  return names.length === 0 ? 'none' : names.join(', ');
}
