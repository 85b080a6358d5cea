import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * Returns the visitor's IP address: from the configured header of a reverse proxy, else from the socket. In a list of addresses the
 * last one is used, because the proxy appended it. A visitor can forge the others.
 */
export function clientAddress(context: Context, header: string | undefined): string | undefined {
  if (header !== undefined) return context.req.header(header)?.split(',').at(-1)?.trim() || undefined;
  try {
    return getConnInfo(context).remote.address;
  } catch {
    // The request has no socket, for example in a test.
    return undefined;
  }
}
