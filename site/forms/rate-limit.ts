import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';
import { entryLimit } from '#site/services/cache';

type RateLimitConfig = {
  /** Accepted requests per network within ten minutes. */
  readonly max: number;
  readonly now: () => Date;
};

/** A network, and the factor by which its limit is higher than that of one visitor. */
type CountedNetwork = { readonly key: string; readonly factor: number };

const WINDOW_MS = 10 * 60 * 1000;
const MAX_NETWORKS = 50_000;
/** All requests without an address count as one network. */
const UNKNOWN: readonly CountedNetwork[] = [{ key: 'unknown', factor: 1 }];
/**
 * The IPv6 networks of an address. A device or home network has a /64 network. Tunnel brokers and hosting companies give one customer a /48,
 * which contains 65,536 networks of that size. An internet provider may share a /48 among many customers, so its limit is higher.
 */
const IPV6_NETWORKS = [
  { bits: 64, factor: 1 },
  { bits: 48, factor: 10 },
] as const;

/** Counts a request of a client address, and returns whether it is within the limit. */
export type IsWithinRateLimit = (address: string | undefined) => boolean;

/**
 * Returns a function that counts the requests of an address and returns whether they are within the limit per ten minutes. It does not count
 * refused requests, so one visitor cannot use up the limit of the other visitors in the same /48 network.
 *
 * The returned function takes an address in its canonical form.
 */
export function createRateLimit({ max, now }: RateLimitConfig): IsWithinRateLimit {
  const windows = new LRUCache<string, { since: number; count: number }>(entryLimit(MAX_NETWORKS));
  return (address) => {
    const time = now().getTime();
    const current = networksOf(address).map(({ key, factor }) => {
      const previous = windows.get(key);
      const isCurrent = previous !== undefined && time - previous.since < WINDOW_MS;
      return { key, limit: max * factor, ...(isCurrent ? previous : { since: time, count: 0 }) };
    });
    if (current.some(({ count, limit }) => count >= limit)) return false;
    for (const { key, since, count } of current) windows.set(key, { since, count: count + 1 });
    return true;
  };
}

function networksOf(address: string | undefined): readonly CountedNetwork[] {
  if (address === undefined) return UNKNOWN;
  if (!ipaddr.IPv6.isIPv6(address)) return [{ key: address, factor: 1 }];
  return IPV6_NETWORKS.map(({ bits, factor }) => ({
    key: `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits}`).toString()}/${bits}`,
    factor,
  }));
}
