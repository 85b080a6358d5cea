/** Hidden inputs that identify the section and its form. The CMS reserves names with an underscore, so no field has such a name. */
export const SECTION_FIELD = '_section';
export const FORM_FIELD = '_form';
/** An invisible input that only robots fill in. Its name equals the form's setting `honeypot`, which the definition omits (contract §7.1). */
export const HONEYPOT_FIELD = 'website';

/**
 * The draft key: a random key in the browser's session storage. The server hashes it with the values, so that a second click or a
 * retry does not store the same values twice.
 */
export const DRAFT_KEY_FIELD = '_key';
/** Milliseconds since the document that first showed the form began to load. A robot needs less time than a person. */
export const ELAPSED_FIELD = '_elapsed';
