/**
 * The query parameters that only carry the result of a form, for example a message about a removed line. A page with another result is
 * still the same page. A new parameter of this kind belongs here.
 */
const FORM_RESULT_PARAMETERS = [
  // A form of the content system.
  'sent',
  // The account.
  'done',
  'missing',
  // A removed line of the cart or item of the wishlist.
  'removed',
  'quantity',
  'parent',
  // The cart: a line was moved to the wishlist, or the delivery was estimated for a place.
  'saved',
  'estimate-country',
  'estimate-region',
  'estimate-postcode',
  // The wishlist.
  'moved',
  'kept',
  'added',
] as const;

/** The name of a query parameter that only carries the result of a form. */
export type FormResultParameter = (typeof FORM_RESULT_PARAMETERS)[number];

/**
 * Returns path and query of a URL without the results of forms. It is the same for all states of a page that a form changes, for example of
 * the cart, so a navigation has happened if it differs.
 */
export function pageAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const query = new URLSearchParams(search);
  for (const name of FORM_RESULT_PARAMETERS) query.delete(name);
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}
