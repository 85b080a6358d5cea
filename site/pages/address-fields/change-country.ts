/** The name of the submit button that changes the country of an address without a script. It stores no value. */
export const CHANGE_COUNTRY = 'change_country';
