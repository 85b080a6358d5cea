/** The name of the checkbox that uses the shipping address as billing address. */
export const SAME_ADDRESS = 'same_address';
