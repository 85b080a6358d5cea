/** Maximum length of the customer's reference for a purchase on account. The payment step and the session have this limit. */
export const MAX_REFERENCE_LENGTH = 64;
