import { LRUCache } from 'lru-cache';

const WITHIN_MS = 10 * 60 * 1000;
const MOST_ADDRESSES = 50_000;

/** Counts what comes from each address, and says whether one more is taken: so many within ten minutes. */
export function createRate({ most, now }: { readonly most: number; readonly now: () => Date }) {
  const counts = new LRUCache<string, { since: number; count: number }>({ max: MOST_ADDRESSES });
  return (address: string | undefined): boolean => {
    if (address === undefined) return true;
    const network = networkOf(address);
    const time = now().getTime();
    const known = counts.get(network);
    const current = known && time - known.since < WITHIN_MS ? known : { since: time, count: 0 };
    counts.set(network, { ...current, count: current.count + 1 });
    return current.count < most;
  };
}

/** One household has as many IPv6 addresses as it likes, all in one network of 64 bits. */
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
