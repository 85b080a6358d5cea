import type { VisitorSession } from '#site/session/session';
import type { RouteArgs } from './to-route-object.ts';

/** Data of a request that the `Request` object does not contain. Cached pages have no context, because all visitors share them. */
export type RequestContext = {
  /** The client address. */
  readonly address: string | undefined;
  /** The visitor's session in the website of the requested locale. */
  readonly session: VisitorSession;
};

/** Returns the context of a request, or `undefined` for a cached page. In the router its type is `unknown`. */
export function requestContextOf({ context }: Pick<RouteArgs, 'context'>): RequestContext | undefined {
  return isRequestContext(context) ? context : undefined;
}

function isRequestContext(context: unknown): context is RequestContext {
  return typeof context === 'object' && context !== null && 'session' in context && 'address' in context;
}
