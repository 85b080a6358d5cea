import { LRUCache } from 'lru-cache';

const WINDOW_MS = 10 * 60 * 1000;
const MAX_NETWORKS = 50_000;

/** Returns a function that counts one request of an address and returns whether it is within the limit of ten minutes. */
export function createRateLimit({ max, now }: { readonly max: number; readonly now: () => Date }) {
  const windows = new LRUCache<string, { since: number; count: number }>({ max: MAX_NETWORKS });
  return (address: string | undefined): boolean => {
    if (address === undefined) return true;
    const network = networkOf(address);
    const time = now().getTime();
    const last = windows.get(network);
    const current = last && time - last.since < WINDOW_MS ? last : { since: time, count: 0 };
    windows.set(network, { ...current, count: current.count + 1 });
    return current.count < max;
  };
}

/** An IPv6 customer can use every address of a /64 network, so all of them count as one. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  const groups = plain.includes('::') ? [...front, ...zeros, ...back] : front;
  return groups.slice(0, 4).join(':');
}
