import { createGraphQLError } from 'graphql-yoga';

// Errors come from the server's own copy of graphql. A bundler can load a second copy, whose errors the server would mask.

const UNAUTHORIZED = 401;
const FORBIDDEN = 403;

type ShopError = ReturnType<typeof createGraphQLError>;

/** An error of the category `graphql-input` (contract A2): the request asks for something that the shop refuses. */
export function inputError(message: string): ShopError {
  return createGraphQLError(message, { extensions: { category: 'graphql-input' } });
}

/** An error of the category `graphql-no-such-entity` (contract A2). */
export function noSuchEntityError(message: string): ShopError {
  return createGraphQLError(message, { extensions: { category: 'graphql-no-such-entity' } });
}

/** An error of the category `graphql-already-exists` (contract A2). */
export function alreadyExistsError(message: string): ShopError {
  return createGraphQLError(message, { extensions: { category: 'graphql-already-exists' } });
}

/** An error of the category `graphql-authentication` (contract A2): a password or an account was not accepted. The status is 401. */
export function authenticationError(message: string): ShopError {
  return createGraphQLError(message, {
    extensions: { category: 'graphql-authentication', http: { status: UNAUTHORIZED, spec: false } },
  });
}

/** An error of the category `graphql-authorization` (contract A2): the customer or guest may not do this. The status is 403. */
export function authorizationError(message: string): ShopError {
  return createGraphQLError(message, {
    extensions: { category: 'graphql-authorization', http: { status: FORBIDDEN, spec: false } },
  });
}

/** An error without category, such as a syntax error (contract A2). `options` can have a status and the positions in the query. */
export function plainError(message: string, options?: Parameters<typeof createGraphQLError>[1]): ShopError {
  return createGraphQLError(message, options);
}

/** An error that refuses a request before it is executed, with an HTTP status. */
export function requestError(message: string, status: number): ShopError {
  return createGraphQLError(message, { extensions: { http: { status, spec: false } } });
}
