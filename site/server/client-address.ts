import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';
import type { WarningLog } from '#site/services/http';

type ClientAddressConfig = {
  /** The header in which reverse proxies list addresses. Without it, the address of the socket is used. */
  readonly header: string | undefined;
  /** The number of proxies that append an address to the header. */
  readonly trustedProxies: number;
  readonly log: WarningLog;
};

/** Returns the visitor's IP address in its canonical form, or `undefined` for a closed connection. */
export type ReadClientAddress = (context: Context) => string | undefined;

/** An address with a port: `[2001:db8::1]:443`, `192.0.2.1:443`. Also matches an address in brackets without a port. */
const WITH_PORT = /^\[([^[\]]+)\](?::\d{1,5})?$|^([\d.]+):\d{1,5}$/;

/**
 * Creates the reader of visitors' addresses. Each trusted proxy appends the address of its client, so with n proxies the visitor's address
 * is the n-th from the right. A visitor can forge the addresses to the left of it. If that position has no valid address, the request did
 * not pass through all proxies. Then the reader returns the address of the socket.
 */
export function createClientAddressReader({
  header,
  trustedProxies,
  log,
}: ClientAddressConfig): ReadClientAddress {
  let hasWarned = false;
  return (context) => {
    const socketAddress = canonicalAddress(addressOfSocket(context));
    if (header === undefined) return socketAddress;
    const forwarded = canonicalAddress(context.req.header(header)?.split(',').at(-trustedProxies));
    if (forwarded === undefined && !hasWarned) {
      hasWarned = true;
      log.warn(
        { header, trustedProxies },
        `CLIENT_ADDRESS_HEADER: the header ${header} has no valid address at position ${trustedProxies} from the right (TRUSTED_PROXIES). The address of the socket is used instead.`,
      );
    }
    return forwarded ?? socketAddress;
  };
}

/**
 * Returns an IP address in its canonical form: without port, brackets and zone, IPv6 as in RFC 5952, an IPv4-mapped address as IPv4.
 * Returns `undefined` for any other text.
 */
function canonicalAddress(text = ''): string | undefined {
  const trimmed = text.trim();
  const [, bracketed, beforePort] = WITH_PORT.exec(trimmed) ?? [];
  const address = bracketed ?? beforePort ?? trimmed;
  // ipaddr.js also parses octal and shortened IPv4 addresses, which `isIP` does not accept.
  const [withoutZone = ''] = address.split('%');
  return isIP(address) === 0 ? undefined : ipaddr.process(withoutZone).toString();
}

/** Returns `undefined` for a request without a socket, for example in a test. */
function addressOfSocket(context: Context) {
  const { env } = context;
  const hasSocket = typeof env === 'object' && env !== null && ('incoming' in env || 'server' in env);
  return hasSocket ? getConnInfo(context).remote.address : undefined;
}
