/** The name of the hidden field with the token of the visitor's forms. */
export const FORM_TOKEN_FIELD = 'form_token';
