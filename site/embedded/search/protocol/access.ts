import type { MiddlewareHandler } from 'hono';
import { RequestProblem } from '../request-problem.ts';

/** The application and the keys that a request has to name. */
export interface SearchKeys {
  readonly appId: string;
  /** May search, ask facet values and read records. */
  readonly searchKey: string;
  /** May do everything. */
  readonly adminKey: string;
}

const FORBIDDEN = 403;

/** Refuses requests without the application and a key that has the right. They are headers, or parameters of the query string. */
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

/** Whether a request has the key that may do everything. */
export function isAdmin(
  req: { header(name: string): string | undefined; query(name: string): string | undefined },
  keys: SearchKeys,
): boolean {
  return (req.header('x-algolia-api-key') ?? req.query('x-algolia-api-key')) === keys.adminKey;
}
