import type { Locale } from '#site/i18n/locale';

/** Path of the data of the header that depend on the visitor. */
export const SESSION_PATH = '/api/session';

/** The header shows `99+` for more pieces, and its accessible name says the same. */
export const MAX_SHOWN_QUANTITY = 99;

/** The event that reloads the header, on `window`. */
export const SESSION_CHANGED = 'lantern:session-changed';

/** The data of a visitor in the header of every page. Texts are in the language of the requested locale. */
export type SessionSummary = {
  /** The number of pieces in the cart. */
  readonly cartQuantity: number;
  /** The signed-in contact, with company: `Jan Jansen t.a.v. Firma`. */
  readonly contact?: string | undefined;
  /** Accessible names of the links in the header. */
  readonly labels: { readonly cart: string; readonly account: string };
};

/**
 * Tells the header that the visitor's cart or sign-in has changed, so that it loads number and name again. Call it in the browser after an
 * accepted post of a screen that does not load a document.
 */
export function announceSessionChange(): void {
  window.dispatchEvent(new Event(SESSION_CHANGED));
}

/**
 * Returns the name of the cookie that tells scripts that the visitor has a cart or is signed in: `has_session_EU`. Its value is `1` for
 * every visitor. Scripts of other visitors need not ask the server.
 */
export function sessionMarkerName({ magentoSessionId }: Pick<Locale, 'magentoSessionId'>): string {
  return `has_session_${magentoSessionId}`;
}
