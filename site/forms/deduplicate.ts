import { LRUCache } from 'lru-cache';
import type { Delivered } from './submission.ts';

/** For how long a second submission of one key is taken for the first. */
const REMEMBERED_MS = 60 * 60 * 1000;
const MOST_KEYS = 10_000;

/** Does something once for a key: whoever asks meanwhile waits for the same, whoever asks later hears what came of it. What did not succeed may be tried again. */
export function createOnce() {
  const known = new LRUCache<string, Promise<Delivered>>({ max: MOST_KEYS, ttl: REMEMBERED_MS });
  return (key: string, act: () => Promise<Delivered>): Promise<Delivered> => {
    const before = known.get(key);
    if (before) return before;
    const now = act();
    known.set(key, now);
    const forget = () => void (known.peek(key) === now && known.delete(key));
    now.then(({ outcome }) => outcome === 'accepted' || forget(), forget);
    return now;
  };
}
