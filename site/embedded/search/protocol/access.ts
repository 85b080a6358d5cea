import type { MiddlewareHandler } from 'hono';
import { RequestError } from '../request-error.ts';

/** The id of the application, and the keys. A request must send the id and one of the keys. */
export interface SearchKeys {
  readonly appId: string;
  /** May search for records and facet values, read records, and send events. */
  readonly searchKey: string;
  /** May do everything. */
  readonly adminKey: string;
}

/** A request can have its credentials in headers or in parameters of the query string. */
interface CredentialSource {
  header(name: string): string | undefined;
  query(name: string): string | undefined;
}

const FORBIDDEN = 403;
const APPLICATION_ID = 'x-algolia-application-id';
const KEY = 'x-algolia-api-key';

/** Refuses requests without the id of the application or without a key for `right`. */
export function requireKey(keys: SearchKeys, right: 'search' | 'admin'): MiddlewareHandler {
  return async ({ req }, next) => {
    const key = readCredential(req, KEY);
    const isKnown = key === keys.adminKey || key === keys.searchKey;
    if (readCredential(req, APPLICATION_ID) !== keys.appId || !isKnown)
      throw new RequestError(FORBIDDEN, 'Invalid Application-ID or API key');
    if (right === 'admin' && key !== keys.adminKey)
      throw new RequestError(FORBIDDEN, 'Method not allowed with this API key');
    await next();
  };
}

/** Returns whether a request has the admin key. */
export function isAdmin(req: CredentialSource, keys: SearchKeys): boolean {
  return readCredential(req, KEY) === keys.adminKey;
}

function readCredential(req: CredentialSource, name: string): string | undefined {
  return req.header(name) ?? req.query(name);
}
