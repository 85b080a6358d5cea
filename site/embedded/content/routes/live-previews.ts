import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ProjectEntry } from '../project/model.ts';

/** The edited version of an entry, which is not saved. */
export interface LivePreview {
  entry: ProjectEntry;
}

/** The live previews of the control panel, by token (contract §8). */
export interface LivePreviews {
  /** Returns `undefined` for an unknown or expired token. */
  find(token: string): LivePreview | undefined;
  /**
   * Stores an edited version for an hour, and returns its token. If `token` is valid for the same entry, it is used again, so the page in the
   * frame shows the new version.
   */
  store(entry: ProjectEntry, token?: string): string;
}

const LIFETIME_MS = 60 * 60 * 1_000;
const MAX_PREVIEWS = 200;
/** A token of Statamic has 40 hexadecimal characters, which are 20 bytes. */
const TOKEN_BYTES = 20;

/** Creates the store of live previews, in memory. Above `MAX_PREVIEWS`, the least recently used preview is evicted. */
export function createLivePreviews(now: () => number): LivePreviews {
  const previews = new LRUCache<string, LivePreview & { expiresAt: number }>({ max: MAX_PREVIEWS });
  const find = (token: string): LivePreview | undefined => {
    const preview = previews.get(token);
    return preview && preview.expiresAt > now() ? preview : undefined;
  };
  return {
    find,
    store(entry, token) {
      const isKnown = token !== undefined && find(token)?.entry.id === entry.id;
      const storedToken = isKnown ? token : randomBytes(TOKEN_BYTES).toString('hex');
      previews.set(storedToken, { entry, expiresAt: now() + LIFETIME_MS });
      return storedToken;
    },
  };
}
