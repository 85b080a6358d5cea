import type { MiddlewareHandler } from 'hono';
import { RequestProblem } from '../request-problem.ts';

/** The id of the application, and the keys. A request must send the id and one of the keys. */
export interface SearchKeys {
  readonly appId: string;
  /** May search for records and facet values, read records, and send events. */
  readonly searchKey: string;
  /** May do everything. */
  readonly adminKey: string;
}

const FORBIDDEN = 403;

/** Refuses requests without the id of the application or without a key for `right`. Both are headers, or parameters of the query string. */
export function requireKey(keys: SearchKeys, right: 'search' | 'admin'): MiddlewareHandler {
  return async ({ req }, next) => {
    const read = (name: string) => req.header(name) ?? req.query(name);
    const key = read('x-algolia-api-key');
    const isKnown = key === keys.adminKey || key === keys.searchKey;
    if (read('x-algolia-application-id') !== keys.appId || !isKnown)
      throw new RequestProblem(FORBIDDEN, 'Invalid Application-ID or API key');
    if (right === 'admin' && key !== keys.adminKey)
      throw new RequestProblem(FORBIDDEN, 'Method not allowed with this API key');
    await next();
  };
}

/** Returns whether a request has the admin key. */
export function isAdmin(
  req: { header(name: string): string | undefined; query(name: string): string | undefined },
  keys: SearchKeys,
): boolean {
  return (req.header('x-algolia-api-key') ?? req.query('x-algolia-api-key')) === keys.adminKey;
}
