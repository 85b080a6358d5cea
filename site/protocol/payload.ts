import type { LocaleCode } from '#site/i18n/locale';

/** The path of the same page in each locale that has it: `{ nl: '/nl/over-ons', de: '/de/ueber-uns' }`. */
export type Localisations = Readonly<Partial<Record<LocaleCode, string>>>;

/** A page as JSON for navigation in the browser: all sections as HTML, interactive sections also with the props for hydration. */
export type Payload = {
  /** The build of the server. A browser with another build loads the document instead. */
  readonly build: string;
  /** The page's head elements as HTML. */
  readonly head: string;
  readonly sections: readonly {
    readonly id: string;
    readonly type: string;
    readonly html: string;
    readonly props?: object;
  }[];
  /** The style sheets of its sections. */
  readonly styles: readonly string[];
  readonly localisations: Localisations;
};

/** The suggestion of another locale: HTML and its style sheets. */
export type LocaleSuggestion = { readonly html: string; readonly styles: readonly string[] };

/** The last path segment of a payload URL. */
export const PAYLOAD_FILE = '_payload.json';

/** Long enough for a prefetched payload to serve the click that follows. */
export const PAYLOAD_MAX_AGE_SECONDS = 30;

/** Returns the URL of a page's payload (specification §7). It contains the page's query and the browser's build. */
export function payloadUrl({ pathname, search }: URL, build: string): string {
  const query = new URLSearchParams(search);
  query.set('build', build);
  return `${pathname.replace(/\/$/, '')}/${PAYLOAD_FILE}?${query}`;
}
