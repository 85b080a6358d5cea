/** The field of an error after which the view loads the order again. */
export const CHANGED = 'changed';

/** The id of the site's own terms, which the visitor accepts if the shop has none. */
export const OWN_TERMS = 0;

/** Returns the name of the checkbox that accepts terms of the shop, which is also its id. */
export function termsField(id: number): string {
  return `terms_${id}`;
}
