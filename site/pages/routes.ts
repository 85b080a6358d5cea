import { createStaticHandler, isRouteErrorResponse } from 'react-router-dom';
import type { ReceiveForm } from '#site/forms/receive-form';
import { findLocale, locales } from '#site/i18n/locale';
import { screenPath, routePatterns } from '#site/protocol/route-table';
import { acceptedForm, postContentForm } from './content/content-form.ts';
import { readContentPage, showContentPage, type Visit } from './content/content-page.ts';
import { decodedPath } from './decoded-path.ts';
import { errorPage } from './error-page.ts';
import { missingListOf } from './errors/missing-list.ts';
import type { Services } from './page-services.ts';
import type { Page } from './page.ts';
import { previewTokenOf } from './preview.ts';
import { type Asked, notFound, routeOf, type Screen } from './route.ts';
import { searchPage } from './search/search-page.ts';

export { createJsonFormHandler, type JsonFormHandler } from './content/content-form.ts';

/** Gives the page at an address or takes the form posted there: a page, or a redirect. An error is a page too, with its status. */
export type Routes = (request: Request, from?: From) => Promise<Page | Response>;

/** Where a request comes from. */
export type From = { readonly address: string | undefined };

/** What may look at visits before their screens do, by name. */
const middleware = {};

/** The site's screens (specification §2), ready to answer requests whose address opens with a locale. */
export function createRoutes(services: Services, receiveForm: ReceiveForm): Routes {
  const screens: Screen[] = [
    ...locales.map((locale) => ({
      path: screenPath('search', locale.code),
      show: ({ request }: Asked) => searchPage(locale, request, services),
    })),
    {
      path: routePatterns.content,
      validate: ({ params }) => findLocale(params['locale']) !== undefined,
      show: async (asked) => {
        const visit = visitOf(asked);
        const page = await readContentPage(visit, services);
        return showContentPage(page, visit, services, acceptedForm(asked.request, page));
      },
      take: (asked) => {
        const { address } = fromOf(asked);
        return postContentForm(asked.request, visitOf(asked), { address, services, receive: receiveForm });
      },
    },
  ];
  const routes = screens.map((screen) => routeOf(screen, middleware));
  const { query } = createStaticHandler(routes);

  return async (request, from) => {
    if (decodedPath(request) === undefined) return errorPage(404, request, services);
    const result = await query(request, { skipRevalidation: true, requestContext: from });
    if (result instanceof Response) return result;
    const [error] = Object.values(result.errors ?? {});
    if (error !== undefined) {
      if (!isRouteErrorResponse(error))
        services.log.error({ err: error, path: new URL(request.url).pathname }, 'routes: a loader threw');
      return isRouteErrorResponse(error)
        ? errorPage(error.status, request, services, missingListOf(error.data))
        : errorPage(500, request, services);
    }
    const page: unknown = Object.values(result.actionData ?? result.loaderData)[0];
    return isPage(page) ? page : errorPage(404, request, services);
  };
}

function visitOf({ request, params }: Asked): Visit {
  const locale = findLocale(params['locale']);
  if (!locale) throw notFound(request);
  return {
    locale,
    path: decodedPath(request) ?? '/',
    query: new URL(request.url).searchParams,
    previewToken: previewTokenOf(request),
    signal: request.signal,
  };
}

/** The router hands on what it is given with a request as unknown. */
function fromOf({ context }: Asked): From {
  const given: unknown = context;
  const address =
    typeof given === 'object' && given !== null && 'address' in given ? given.address : undefined;
  return { address: typeof address === 'string' ? address : undefined };
}

/** Loaders and actions give pages; the router hands their value on as unknown. */
function isPage(value: unknown): value is Page {
  return typeof value === 'object' && value !== null && 'sections' in value && 'chrome' in value;
}
