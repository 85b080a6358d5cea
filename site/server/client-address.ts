import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * Where a visitor's connection comes from: the other end of the socket, or, behind a proxy that writes it down, what the operator's header
 * says. Of a list the last counts, which that proxy wrote itself; those before it anybody can make up.
 */
export function clientAddress(context: Context, header: string | undefined): string | undefined {
  if (header !== undefined) return context.req.header(header)?.split(',').at(-1)?.trim() || undefined;
  try {
    return getConnInfo(context).remote.address;
  } catch {
    // Not asked over a socket.
    return undefined;
  }
}
