/**
 * The query parameters that contain only the result of a form, for example a message about a removed line. They do not identify a page: a
 * page with another result is the same page. Add new parameters of this kind here.
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
  // The cart: a line was moved to the wishlist, a step of the checkout found no cart, or the delivery was estimated for a place.
  'saved',
  'emptied',
  'estimate-country',
  'estimate-region',
  'estimate-postcode',
  // The wishlist.
  'moved',
  'kept',
  'added',
] as const;

/** The name of a query parameter that contains only the result of a form. */
export type FormResultParameter = (typeof FORM_RESULT_PARAMETERS)[number];

/**
 * Returns path and query of a URL without the results of forms. It is the same before and after a form changes the page, for example the
 * cart. If it differs, the visitor has navigated to another page.
 */
export function pageAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const query = new URLSearchParams(search);
  for (const name of FORM_RESULT_PARAMETERS) query.delete(name);
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}
