import { createHash } from 'node:crypto';
import { getOperationAST, type GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { ShopContext } from '../context/context.ts';
import { plainError, requestError } from '../graphql/errors.ts';
import { limitAliases, limitQuerySize } from './query-limits.ts';

/** A query with at least this many levels of braces is refused before it is parsed (contract A2). */
const MAX_NESTING = 250;
const BAD_REQUEST = 400;
const METHOD_NOT_ALLOWED = 405;

const TOO_DEEP = 'Query is too deep. Reduce the nesting level of your query.';

/** Makes the GraphQL server refuse requests with the messages, statuses and limits of Magento (contract A2). */
export function useMagentoProtocol(): Plugin<ShopContext> {
  return {
    onParse({ params, context }) {
      if (nestingOf(String(params.source)) >= MAX_NESTING) throw requestError(TOO_DEEP, BAD_REQUEST);
      const isGet = context.request.method === 'GET';
      return ({ result }) => {
        if (isError(result)) throw withStatus(result, BAD_REQUEST);
        // The parser does not limit the nesting. A query that exceeds the stack causes a `RangeError`, which has no `positions`.
        if (result instanceof Error) throw requestError(TOO_DEEP, BAD_REQUEST);
        const operation = getOperationAST(result, context.params.operationName);
        if (isGet && operation && operation.operation !== 'query')
          throw plainError('Mutation requests allowed only for POST requests', {
            extensions: { category: 'graphql-input', http: { status: METHOD_NOT_ALLOWED, spec: false } },
          });
      };
    },
    onValidate({ addValidationRule }) {
      addValidationRule(limitAliases);
      addValidationRule(limitQuerySize);
    },
    onExecute({ args }) {
      const { view, request, customerId } = args.contextValue;
      if (getOperationAST(args.document, args.operationName)?.operation !== 'query') return;
      const visitor = customerId === undefined ? 'guest' : 'customer';
      cacheIds.set(request, cacheIdOf(view.code, view.locale.currency, visitor));
    },
    onResponse({ request, response }) {
      const cacheId = cacheIds.get(request);
      if (cacheId) response.headers.set('X-Magento-Cache-Id', cacheId);
    },
  };
}

/** Returns whether the parser returned an error. The error can come from another copy of graphql, so `instanceof GraphQLError` fails. */
function isError(result: object): result is GraphQLError {
  return result instanceof Error && 'positions' in result;
}

function withStatus({ message, source, positions }: GraphQLError, status: number): GraphQLError {
  return plainError(message, { source, positions, extensions: { http: { status, spec: false } } });
}

const cacheIds = new WeakMap<Request, string>();

/** Returns an id of the values, besides the query, that a cached response depends on: store view, currency, and whether a customer is signed in. */
function cacheIdOf(store: string, currency: string, visitor: 'guest' | 'customer'): string {
  return createHash('sha256').update(`${store}|${currency}|${visitor}`).digest('hex');
}

/** Counts the levels of braces. Braces in strings are counted too; no client sends `MAX_NESTING` of them. */
function nestingOf(query: string): number {
  let level = 0;
  let deepest = 0;
  for (const [brace] of query.matchAll(/[{}]/g)) {
    level += brace === '{' ? 1 : -1;
    deepest = Math.max(deepest, level);
  }
  return deepest;
}
