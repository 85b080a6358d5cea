// The categories of Magento's refusals (contract A2).

/** The input of the request causes the refusal. */
export const INPUT = 'graphql-input';
/** The cart, line, product or order does not exist. */
export const NO_SUCH_ENTITY = 'graphql-no-such-entity';
/** The password is wrong, or the token is no longer valid. */
export const AUTHENTICATION = 'graphql-authentication';
/** The visitor may not use the cart, address or order, or the token is no longer valid. */
export const AUTHORIZATION = 'graphql-authorization';
export const ALREADY_EXISTS = 'graphql-already-exists';
