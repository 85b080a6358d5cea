import { LRUCache } from 'lru-cache';
import { originalVersion } from './original.ts';

const MOST_PICTURES = 2_000;
/** How long a picture replaced under its name may go unnoticed. */
const FRESH_MS = 10_000;

/** Gives an original's version: asked for once, then again behind the answer when it is no longer fresh. */
export type Versions = (address: URL) => Promise<string>;

export function createVersions(now: () => number = Date.now): Versions {
  const known = new LRUCache<string, { version: Promise<string>; askedAt: number }>({ max: MOST_PICTURES });
  return ({ href }) => {
    const entry = known.get(href);
    if (entry && now() - entry.askedAt < FRESH_MS) return entry.version;
    const asked = originalVersion(new URL(href));
    if (!entry) {
      const version = asked.then((found) => found ?? '');
      known.set(href, { version, askedAt: now() });
      return version;
    }
    // While the content system cannot say, the version it named last stands.
    known.set(href, { version: entry.version, askedAt: now() });
    void asked.then(
      (found) => found !== undefined && known.set(href, { version: Promise.resolve(found), askedAt: now() }),
    );
    return entry.version;
  };
}
