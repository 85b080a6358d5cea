import type { Locale } from '#site/i18n/locale';

/** Path of the header's data that depends on the visitor. */
export const SESSION_PATH = '/api/session';

/** For more pieces, the header shows `99+`, and so does its accessible name. */
export const MAX_SHOWN_QUANTITY = 99;

/** The event on `window` that makes the header load its data again. */
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
 * Makes the header load the cart's number and the contact's name again. Call it in the browser after an accepted post that changes cart or
 * sign-in, if no document is loaded.
 */
export function dispatchSessionChanged(): void {
  window.dispatchEvent(new Event(SESSION_CHANGED));
}

/**
 * Returns the name of the cookie that is present if the visitor has a cart or is signed in: `has_session_EU`. Its value is always `1`. Without
 * the cookie, scripts do not need to request the summary.
 */
export function sessionMarkerName({ magentoSessionId }: Pick<Locale, 'magentoSessionId'>): string {
  return `has_session_${magentoSessionId}`;
}
