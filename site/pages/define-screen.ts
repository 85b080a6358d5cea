import type { RenderedSection } from '#renderer/render/render-section';
import { type Locale, locales } from '#site/i18n/locale';
import { type RouteName, routePath } from '#site/protocol/route-table';
import type { ContentClient, Globals } from '#site/services/content';
import { readSearchVisitor } from '#site/session/search-visitor';
import type { VisitorSession } from '#site/session/session';
import { loadScreenPage } from './load-screen-page.ts';
import type { Services } from './page-services.ts';
import { requestContextOf } from './request-context.ts';
import { postScreenForm, type PostedScreenForm, readUnsentForm, type ScreenAction } from './screen-action.ts';
import type { PageRoute, RouteArgs } from './to-route-object.ts';

/** A request for an application screen. */
export type ScreenRequest = {
  readonly locale: Locale;
  readonly query: URLSearchParams;
  readonly services: Services;
  /** The content client in the locale's site. */
  readonly content: ContentClient;
  /** The token of the visitor for the search provider (`readSearchVisitor`). */
  readonly searchVisitor: string | undefined;
  /** Aborts when the visitor's request aborts. */
  readonly signal: AbortSignal;
};

/** A rendered screen and the metadata of its page. */
type RenderedScreen = {
  readonly section: RenderedSection;
  readonly title: string;
  readonly description?: string | undefined;
  /** Whether search engines may index the page, in the locales that they index. */
  readonly indexed: boolean;
  /** HTTP status. Default: 200, or the status of the posted form's result. */
  readonly status?: number;
};

/** A request for a personal screen, whose content depends on the visitor. */
export type PersonalRequest = ScreenRequest & {
  /** The client address, for rate limits. */
  readonly address: string | undefined;
  /** The visitor's session. Its changes are stored in the cookie with the response. */
  readonly session: VisitorSession;
};

/** `OwnRequest` is the request that the screen receives: a `PersonalRequest` for a personal screen. */
export type ScreenDefinition<Data, OwnRequest extends ScreenRequest = ScreenRequest> = {
  /** The name of its route, which has a path in every locale. */
  readonly route: RouteName;
  /**
   * Query parameters that select the content of the screen. The links to other locales keep them, so they must not contain a secret. A page with
   * one of them is not cached, because it contains user input.
   */
  readonly queryParameters?: readonly string[];
  /** Returns the query of the screen in another locale. Default: the `queryParameters` of the request. */
  readonly queryIn?: (locale: Locale, request: OwnRequest) => string;
  /**
   * Loads the data of the screen, while the layout's data is loaded. It may throw a redirect.
   *
   * @param posted the form that was posted to the screen without a script and is shown again
   */
  readonly load: (request: OwnRequest, posted?: PostedScreenForm) => Promise<Data>;
  /** @param posted the same as for `load`, or the form that was posted before signing in again */
  readonly render: (
    data: Data,
    request: OwnRequest,
    globals: Globals,
    posted?: PostedScreenForm,
  ) => RenderedScreen;
  /** Receives forms that are posted to the screen's URL. */
  readonly action?: ScreenAction<OwnRequest>;
};

/** An application screen for the router and the page cache. */
export type ApplicationScreen = {
  readonly route: RouteName;
  /** Creates its routes in all locales. */
  readonly createRoutes: (services: Services) => PageRoute[];
  /** The query parameters that contain user input. */
  readonly queryParameters: readonly string[];
  /** Whether its content depends on the visitor's session. */
  readonly isPersonal: boolean;
};

/** Defines an application screen by its data, view, metadata and action. The layout and the localised URLs are the same as for other pages. */
export function defineScreen<Data>(definition: ScreenDefinition<Data>): ApplicationScreen {
  const { route, queryParameters = [] } = definition;
  return {
    route,
    createRoutes: (services) =>
      locales.map((locale) =>
        createRoute(definition, locale, ({ request }) => toScreenRequest(request, locale, services)),
      ),
    queryParameters,
    isPersonal: false,
  };
}

/**
 * Defines an application screen whose content depends on the visitor: cart, checkout, account. It is never cached or indexed, and its forms
 * contain the visitor's form token.
 */
export function definePersonalScreen<Data>(
  definition: ScreenDefinition<Data, PersonalRequest>,
): ApplicationScreen {
  const { route } = definition;
  return {
    route,
    createRoutes: (services) =>
      locales.map((locale) =>
        createRoute(definition, locale, (args) => {
          const context = requestContextOf(args);
          if (!context)
            throw new Error(`Expected the session of the visitor for the screen "${route}", found none.`);
          return { ...toScreenRequest(args.request, locale, services), ...context };
        }),
      ),
    queryParameters: [],
    isPersonal: true,
  };
}

function createRoute<Data, OwnRequest extends ScreenRequest>(
  definition: ScreenDefinition<Data, OwnRequest>,
  locale: Locale,
  toRequest: (args: RouteArgs) => OwnRequest,
): PageRoute {
  const path = routePath(definition.route, locale.code);
  const { action } = definition;
  const loader: PageRoute['loader'] = (args) => {
    const request = toRequest(args);
    const readUnsent = () => action && readUnsentForm(action.redisplayedFields, args.request, request);
    return loadScreenPage(definition, request, { readUnsent });
  };
  if (!action) return { path, loader };
  return {
    path,
    loader,
    action: async (args) => {
      const screenRequest = toRequest(args);
      const posted = await postScreenForm(action, { request: args.request, path, screenRequest });
      return 'json' in posted ? posted : loadScreenPage(definition, screenRequest, { posted });
    },
  };
}

function toScreenRequest(
  { url, headers, signal }: Request,
  locale: Locale,
  services: Services,
): ScreenRequest {
  const content = services.content.forRequest({ site: locale.site, signal });
  const searchVisitor = readSearchVisitor(headers.get('cookie'));
  return { locale, query: new URL(url).searchParams, services, content, searchVisitor, signal };
}
