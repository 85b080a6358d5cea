import { createGraphQLError } from 'graphql-yoga';

// `createGraphQLError` uses the same copy of graphql as the server. A bundler can load a second copy, whose errors the server would mask.

const UNAUTHORIZED = 401;
const FORBIDDEN = 403;

type ShopError = ReturnType<typeof createGraphQLError>;

/** Creates an error of the category `graphql-input` (contract A2): the shop refuses a value or an operation of the request. */
export function inputError(message: string): ShopError {
  return createGraphQLError(message, { extensions: { category: 'graphql-input' } });
}

/** Creates an error of the category `graphql-no-such-entity` (contract A2). */
export function noSuchEntityError(message: string): ShopError {
  return createGraphQLError(message, { extensions: { category: 'graphql-no-such-entity' } });
}

/** Creates an error of the category `graphql-already-exists` (contract A2). */
export function alreadyExistsError(message: string): ShopError {
  return createGraphQLError(message, { extensions: { category: 'graphql-already-exists' } });
}

/** Creates an error of the category `graphql-authentication` (contract A2): a password or an account is refused. The status is 401. */
export function authenticationError(message: string): ShopError {
  return createGraphQLError(message, {
    extensions: { category: 'graphql-authentication', http: { status: UNAUTHORIZED, spec: false } },
  });
}

/** Creates an error of the category `graphql-authorization` (contract A2): the customer or guest may not do this. The status is 403. */
export function authorizationError(message: string): ShopError {
  return createGraphQLError(message, {
    extensions: { category: 'graphql-authorization', http: { status: FORBIDDEN, spec: false } },
  });
}

/** Creates an error without category, such as a syntax error (contract A2). `options` can have a status and the positions in the query. */
export function plainError(message: string, options?: Parameters<typeof createGraphQLError>[1]): ShopError {
  return createGraphQLError(message, options);
}

/** Creates an error with an HTTP status, for a request that is refused before it is executed. */
export function requestError(message: string, status: number): ShopError {
  return createGraphQLError(message, { extensions: { http: { status, spec: false } } });
}
