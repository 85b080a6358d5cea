import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { isVectorPicture } from '#renderer/media/picture';
import { entryLimit } from '#site/services/cache';
import type { FileCache } from './file-cache.ts';
import { type GetVersion, originalUrl, type PictureOrigins } from './original.ts';
import type { RenderOriginal } from './render-original.ts';
import type { RenderQueue } from './render-queue.ts';

export type PlaceholderColorsLimits = {
  /** How long a page waits for the colours of all its pictures together, in milliseconds. */
  readonly maxColorWaitMs?: number;
};

/**
 * Loads the placeholder colours of pictures as `#rrggbb`, by source. It waits at most 250 ms. Colours that are computed later are cached for
 * the next request. Transparent and unavailable pictures have no colour. Never throws.
 */
export type LoadPlaceholderColors = (sources: readonly string[]) => Promise<ReadonlyMap<string, string>>;

type PlaceholderColorsConfig = {
  readonly origins: PictureOrigins;
  readonly files: FileCache;
  readonly versionOf: GetVersion;
  readonly queue: RenderQueue;
  readonly renderOriginal: RenderOriginal;
  readonly limits: PlaceholderColorsLimits;
};

const MAX_WAIT_MS = 250;
const MAX_COLORS = 5_000;
/** A failed picture is retried after this time. */
const FAILURE_MS = 60_000;
const NONE = '';

/** Creates the function that loads placeholder colours. It caches them in memory and on disk. */
export function createPlaceholderColors({
  origins,
  files,
  versionOf,
  queue,
  renderOriginal,
  limits: { maxColorWaitMs = MAX_WAIT_MS },
}: PlaceholderColorsConfig): LoadPlaceholderColors {
  const colors = new LRUCache<string, string>(entryLimit(MAX_COLORS));
  const run = queue.createRunner<string | undefined>();

  /** Resolves with the colour, with `NONE` for a transparent picture, or with `undefined` after a failure. */
  async function computeColor(address: URL, version: string, name: string) {
    const file = await files.read(name);
    if (file) return new TextDecoder().decode(file);
    const body = await renderOriginal({ address, version, priority: 'page' });
    if (typeof body === 'number') return undefined;
    await files.write(name, body);
    return new TextDecoder().decode(body);
  }

  async function colorOf(source: string): Promise<string | undefined> {
    const address = originalUrl(source, origins);
    if (!address || isVectorPicture(source)) return undefined;
    const version = await versionOf(address);
    const key = createHash('sha256').update(`${address.href} ${version}`).digest('hex');
    const cached = colors.get(key);
    if (cached !== undefined) return cached;
    const color = await run(key, () => computeColor(address, version, `${key}.color`), 'page');
    if (color === 503) return undefined;
    colors.set(key, color ?? NONE, color === undefined ? { ttl: FAILURE_MS } : {});
    return color;
  }

  return async (sources) => {
    const found = new Map<string, string>();
    const requests = [...new Set(sources)].map(async (source) => {
      const color = await colorOf(source).catch(() => undefined);
      if (color) found.set(source, color);
    });
    await waitAtMost(Promise.all(requests), maxColorWaitMs);
    return new Map(found);
  };
}

async function waitAtMost(work: Promise<unknown>, limitMs: number) {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise((resolve) => {
    timer = setTimeout(resolve, limitMs);
  });
  await Promise.race([work, limit]);
  clearTimeout(timer);
}
