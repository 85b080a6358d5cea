import { createStaticHandler, isRouteErrorResponse, type RouteObject } from 'react-router-dom';
import { findLocale } from '#site/locale';
import { paths } from '#site/route-table';
import { loadContentPage } from './content-page.ts';
import { errorPage } from './error-page.ts';
import type { Page } from './page.ts';
import { previewTokenOf } from './preview.ts';
import type { Services } from './services.ts';

export type { Page, Translations } from './page.ts';
export type { Log, Services } from './services.ts';
export { isPreview } from './preview.ts';

/** Gives the page at an address, or a redirect. An error is a page too, with its status. */
export type Routes = (request: Request) => Promise<Page | Response>;

/** The site's screens (specification §2), ready to answer requests whose address opens with a locale. */
export function createRoutes(services: Services): Routes {
  const routes: RouteObject[] = [
    {
      path: paths.content,
      loader: ({ request, params }) => {
        const locale = findLocale(params['locale']);
        if (!locale) throw new Response(null, { status: 404 });
        const visit = {
          locale,
          path: decodedPath(request) ?? '/',
          previewToken: previewTokenOf(request),
          signal: request.signal,
        };
        return loadContentPage(visit, services);
      },
    },
  ];
  const { query } = createStaticHandler(routes);

  return async (request) => {
    if (decodedPath(request) === undefined) return errorPage(404, request, services);
    const result = await query(request);
    if (result instanceof Response) return result;
    const [error] = Object.values(result.errors ?? {});
    if (error !== undefined) {
      if (!isRouteErrorResponse(error))
        services.log.error({ err: error, path: new URL(request.url).pathname }, 'routes: a loader threw');
      const status = isRouteErrorResponse(error) ? error.status : 500;
      return errorPage(status, request, services);
    }
    const page: unknown = Object.values(result.loaderData)[0];
    return isPage(page) ? page : errorPage(404, request, services);
  };
}

/** Loaders give pages; the router hands their value on as unknown. */
function isPage(value: unknown): value is Page {
  return typeof value === 'object' && value !== null && 'sections' in value && 'chrome' in value;
}

/** The path without a trailing slash; `undefined` when its escapes are no text. */
function decodedPath({ url }: Request): string | undefined {
  try {
    return decodeURI(new URL(url).pathname).replace(/(?<=.)\/+$/, '');
  } catch {
    return undefined;
  }
}
