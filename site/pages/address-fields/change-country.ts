/** The name of the submit button that changes the country of an address without a script. Its post stores nothing. */
export const CHANGE_COUNTRY = 'change_country';
