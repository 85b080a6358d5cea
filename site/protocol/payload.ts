import type { LocaleCode } from '#site/i18n/locale';

/** The path of the same page in each locale that has it: `{ nl: '/nl/over-ons', de: '/de/ueber-uns' }`. */
export type Localisations = Readonly<Partial<Record<LocaleCode, string>>>;

/** A page as JSON for client navigation: all sections as HTML, and the props of interactive sections for hydration. */
export type Payload = {
  /** The build of the server. A browser with another build loads the document instead. */
  readonly build: string;
  /** Whether the content depends on the visitor's session. */
  readonly isPersonal?: true;
  /** The page's head elements as HTML. */
  readonly head: string;
  readonly sections: readonly {
    readonly id: string;
    readonly type: string;
    /** Empty for the screen that the browser already shows. */
    readonly html: string;
    readonly props?: object;
    /** Absent for static sections, and for application screens, which hydrate near the window. */
    readonly hydration?: 'onIntent' | 'whenVisible';
    readonly parts?: readonly string[];
  }[];
  /** The style sheets of its sections. */
  readonly styles: readonly string[];
  readonly localisations: Localisations;
  /** The announcement above the header. Absent if the page has none. */
  readonly announcement?: { readonly id: string; readonly html: string };
};

export type IslandData = { readonly type: string; readonly props: object };

/** Types and props of interactive sections by section id. Documents contain them as JSON. */
export type Islands = Readonly<Record<string, IslandData>>;

/** A part of the layout that scripts add to the page: HTML and its style sheets. */
export type LayoutFragment = { readonly html: string; readonly styles: readonly string[] };

/** The last path segment of a payload URL. */
export const PAYLOAD_FILE_NAME = '_payload.json';

/** The query parameter of a payload URL that contains the browser's build. */
export const BUILD_PARAMETER = 'build';

/** The query parameter of a payload URL with the screen that the browser already shows. To update it, the browser needs only its new props. */
export const SHOWN_SCREEN_PARAMETER = 'shown';

/** Long enough that the browser's cache still has a prefetched payload when the visitor clicks the link. */
export const PAYLOAD_MAX_AGE_SECONDS = 30;

/** Returns the section types of a page and the optional parts of its sections, without duplicates. They determine the style sheets. */
export function styledTypesOf(sections: Payload['sections']): readonly string[] {
  return [...new Set(sections.flatMap(({ type, parts = [] }) => [type, ...parts]))];
}

/**
 * Returns the URL of a page's payload (specification §7). It contains the page's query and the browser's build.
 *
 * @param shownScreen the name of a screen that the browser already shows. The payload then omits its HTML
 */
export function payloadUrl({ pathname, search }: URL, build: string, shownScreen?: string): string {
  const query = new URLSearchParams(search);
  query.set(BUILD_PARAMETER, build);
  if (shownScreen !== undefined) query.set(SHOWN_SCREEN_PARAMETER, shownScreen);
  return `${pathname.replace(/\/$/, '')}/${PAYLOAD_FILE_NAME}?${query}`;
}
