import type { LocaleCode } from '#site/i18n/locale';

/** A path segment after the locale, for every locale. */
type LocalisedPath = Readonly<Record<LocaleCode, string>>;

/** The paths of all screens besides content pages (specification §2). The content check reports content that uses one of them. */
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

export type ScreenName = keyof typeof localisedPaths;

/** Screens that exist. The paths of the others are reserved. */
const openScreens: ReadonlySet<ScreenName> = new Set(['search']);

export function isScreenOpen(screen: ScreenName): boolean {
  return openScreens.has(screen);
}

/** Returns the path of a screen in a locale: `/nl/zoeken`. */
export function screenPath(screen: ScreenName, code: LocaleCode): string {
  return `/${code}/${localisedPaths[screen][code]}`;
}

/** Appends a query string to a URL, after its own query. Returns the URL unchanged if the query is empty. */
export function withQuery(url: string, query: string): string {
  if (query === '') return url;
  return `${url}${url.includes('?') ? '&' : '?'}${query}`;
}

/** Route patterns of server and browser. A content page is any path that no other screen has. */
export const routePatterns = {
  content: '/:locale/*',
} as const;
