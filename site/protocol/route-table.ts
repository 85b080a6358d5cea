import type { LocaleCode } from '#site/i18n/locale';

/** A path segment after the locale, for every locale. */
type LocalisedPath = Readonly<Record<LocaleCode, string>>;

/** The paths of all routes besides content pages (specification §2). The content check reports content that uses one of them. */
export const localisedPaths = {
  search: {
    nl: 'zoeken',
    en: 'search',
    de: 'suchen',
    fr: 'rechercher',
    'en-UK': 'search',
    'en-US': 'search',
    'en-CA': 'search',
    'fr-CA': 'rechercher',
  },
  cart: {
    nl: 'winkelwagen',
    en: 'cart',
    de: 'warenkorb',
    fr: 'panier',
    'en-UK': 'basket',
    'en-US': 'cart',
    'en-CA': 'cart',
    'fr-CA': 'panier',
  },
  checkout: {
    nl: 'bestellen',
    en: 'checkout',
    de: 'kasse',
    fr: 'commande',
    'en-UK': 'checkout',
    'en-US': 'checkout',
    'en-CA': 'checkout',
    'fr-CA': 'commande',
  },
  account: {
    nl: 'mijn-account',
    en: 'my-account',
    de: 'mein-konto',
    fr: 'mon-compte',
    'en-UK': 'my-account',
    'en-US': 'my-account',
    'en-CA': 'my-account',
    'fr-CA': 'mon-compte',
  },
} as const satisfies Readonly<Record<string, LocalisedPath>>;

export type RouteName = keyof typeof localisedPaths;

/** The paths of all other routes are reserved for later. */
const implementedRoutes: ReadonlySet<RouteName> = new Set(['search']);

export function isRouteImplemented(route: RouteName): boolean {
  return implementedRoutes.has(route);
}

/** Returns the path of a route in a locale: `/nl/zoeken`. */
export function routePath(route: RouteName, code: LocaleCode): string {
  return `/${code}/${localisedPaths[route][code]}`;
}

/** Appends a query string to a URL, after its own query. Returns the URL unchanged if the query is empty. */
export function withQuery(url: string, query: string): string {
  if (query === '') return url;
  return `${url}${url.includes('?') ? '&' : '?'}${query}`;
}

/** Route patterns of server and browser. A content page has any path that no other route has. */
export const routePatterns = {
  content: '/:locale/*',
} as const;
