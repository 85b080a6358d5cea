import type { LocaleCode } from '#site/i18n/locale';

/** A path below the locale's prefix, for every locale. */
type LocalisedPath = Readonly<Record<LocaleCode, string>>;

/** The localised paths of all screens that are not content (specification §2). Content may not take them; the content check says so. */
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

/** Screens that can be visited; the paths of the others are kept free for them, and nothing leads there yet. */
const openScreens: ReadonlySet<ScreenName> = new Set(['search']);

export function isScreenOpen(screen: ScreenName): boolean {
  return openScreens.has(screen);
}

/** The address of a screen in a locale: `/nl/zoeken`. */
export function screenPath(screen: ScreenName, code: LocaleCode): string {
  return `/${code}/${localisedPaths[screen][code]}`;
}

/** An address with a query that goes along, after its own if it has one; none changes nothing. */
export function withQuery(address: string, query: string): string {
  if (query === '') return address;
  return `${address}${address.includes('?') ? '&' : '?'}${query}`;
}

/** The addresses of screens as patterns, shared by server and browser. Content pages are what no other screen claims. */
export const routePatterns = {
  content: '/:locale/*',
} as const;
