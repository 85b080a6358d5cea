import type { LocaleCode } from '#site/i18n/locale';

/** The path of the same page in each locale that has it: `{ nl: '/nl/over-ons', de: '/de/ueber-uns' }`. */
export type Localisations = Readonly<Partial<Record<LocaleCode, string>>>;

/** A page as data, for navigation in the browser: static sections as HTML, interactive ones with the props they hydrate with. */
export type Payload = {
  /** The build that made it; a browser of another build loads the document instead. */
  readonly build: string;
  /** The head elements of this page, as HTML. */
  readonly head: string;
  readonly sections: readonly {
    readonly id: string;
    readonly type: string;
    readonly html: string;
    readonly props?: object;
  }[];
  /** Style sheets its sections need, to be loaded where they are not in the page already. */
  readonly styles: readonly string[];
  readonly localisations: Localisations;
};

/** A locale offered to a visitor whose browser prefers it: its HTML, and the style sheets that needs. */
export type LocaleSuggestion = { readonly html: string; readonly styles: readonly string[] };

/** The last part of a payload's address. */
export const PAYLOAD_FILE = '_payload.json';

/** How long a payload may be used again, in seconds: a prefetch serves the click that follows. */
export const PAYLOAD_MAX_AGE_SECONDS = 30;

/** The address of a page's payload (specification §7): the page's own query goes along, and the build that asks. */
export function payloadUrl({ pathname, search }: URL, build: string): string {
  const query = new URLSearchParams(search);
  query.set('build', build);
  return `${pathname.replace(/\/$/, '')}/${PAYLOAD_FILE}?${query}`;
}
