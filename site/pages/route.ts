import { data, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import type { Page } from './page.ts';

/** A visit to a screen, as the router hands it on. */
export type RouteArgs = LoaderFunctionArgs;

/** Looks at a visit before the screen does, and may answer it instead: by a redirect, or by throwing. */
export type Middleware = (asked: RouteArgs) => Response | undefined | Promise<Response | undefined>;

/** One kind of page: where it lives and what shows it. */
export type PageRoute = {
  /** The pattern of its addresses, with the locale. */
  readonly path: string;
  /** Whether there is such a page at all (specification §5); without it there always is. */
  readonly validate?: (asked: RouteArgs) => boolean | Promise<boolean>;
  /** Names of what looks at each visit first, in their order. */
  readonly middleware?: readonly string[];
  readonly loader: (asked: RouteArgs) => Promise<Page | Response>;
  /** Takes what was posted there. */
  readonly action?: (asked: RouteArgs) => Promise<Page | Response>;
};

/**
 * The screen as a route of the router: middleware, then validation, then the screen itself.
 *
 * @throws {Error} when it names a middleware that there is not (specification §8), at the start and not at the first visit
 */
export function toRouteObject(screen: PageRoute, known: Readonly<Record<string, Middleware>>): RouteObject {
  const { path, validate, middleware = [], loader, action } = screen;
  const first = middleware.map((name) => {
    const found = known[name];
    if (!found)
      throw new Error(
        `Unknown route middleware "${name}" at ${path}; there is ${listed(Object.keys(known))}.`,
      );
    return found;
  });

  const guarded = (answer: PageRoute['loader']) => async (asked: RouteArgs) => {
    for (const look of first) {
      const instead = await look(asked);
      if (instead) return instead;
    }
    if (validate && !(await validate(asked))) throw notFoundResponse(asked.request);
    return answer(asked);
  };
  return { path, loader: guarded(loader), ...(action ? { action: guarded(action) } : {}) };
}

/** There is no such page (specification §8). */
export function notFoundResponse({ url }: Request) {
  return data(`Page Not Found: ${new URL(url).pathname}`, { status: 404 });
}

function listed(names: readonly string[]) {
  return names.length === 0 ? 'none' : names.join(', ');
}
