import type { LocaleCode } from '#site/locale';

/** A path below the locale's prefix, for every locale. */
type LocalisedPath = Readonly<Record<LocaleCode, string>>;

/** The localised paths of all screens that are not content (specification §2). Content may not take them. */
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
} as const satisfies Readonly<Record<string, LocalisedPath>>;

export type Screen = keyof typeof localisedPaths;

/** The address of a screen in a locale: `/nl/zoeken`. */
export function addressOf(screen: Screen, code: LocaleCode): string {
  return `/${code}/${localisedPaths[screen][code]}`;
}

/** An address with a query that goes along; none changes nothing. */
export function keeping(address: string, query: string): string {
  return query === '' ? address : `${address}?${query}`;
}

/** The addresses of screens as patterns, shared by server and browser. Content pages are what no other screen claims. */
export const paths = {
  content: '/:locale/*',
} as const;
