import { LRUCache } from 'lru-cache';

const WINDOW_MS = 10 * 60 * 1000;
const MAX_NETWORKS = 50_000;

/** Returns a function that counts the requests of an address and returns whether they are within the limit per ten minutes. */
export function createRateLimit({ max, now }: { readonly max: number; readonly now: () => Date }) {
  const windows = new LRUCache<string, { since: number; count: number }>({ max: MAX_NETWORKS });
  return (address: string | undefined): boolean => {
    if (address === undefined) return true;
    const network = networkOf(address);
    const time = now().getTime();
    const previousWindow = windows.get(network);
    const current =
      previousWindow && time - previousWindow.since < WINDOW_MS ? previousWindow : { since: time, count: 0 };
    windows.set(network, { ...current, count: current.count + 1 });
    return current.count < max;
  };
}

/** An IPv6 customer can use every address of a /64 network, so all of them count as one. */
function networkOf(address: string): string {
  const unmappedAddress = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!unmappedAddress.includes(':')) return unmappedAddress;
  const [head = '', tail = ''] = unmappedAddress.split('::');
  const leadingGroups = head.split(':').filter(Boolean);
  const trailingGroups = tail.split(':').filter(Boolean);
  const zeros = Array.from(
    { length: Math.max(0, 8 - leadingGroups.length - trailingGroups.length) },
    () => '0',
  );
  const groups = unmappedAddress.includes('::')
    ? [...leadingGroups, ...zeros, ...trailingGroups]
    : leadingGroups;
  return groups.slice(0, 4).join(':');
}
