import { LRUCache } from 'lru-cache';
import type { WarningLog } from '#site/services/http';
import { fetchOriginal } from './original.ts';
import type { PictureRenderer, RenderPriority } from './picture-renderer.ts';
import type { RenderJob } from './render-process.ts';

type OriginalRequest = {
  readonly address: URL;
  /** Version of the original. A new version is rendered even if the last one failed. */
  readonly version: string;
  readonly priority: RenderPriority;
  readonly rendition?: RenderJob['rendition'];
};

/**
 * Fetches and renders an original. Resolves with 404 if it does not exist, and with 502 if it cannot be fetched or rendered. Failures are
 * cached for a limited time, for all sizes, so that repeated requests for the same original are cheap.
 */
export type RenderOriginal = (request: OriginalRequest) => Promise<Uint8Array<ArrayBuffer> | 404 | 502>;

type RenderOriginalConfig = {
  readonly renderer: PictureRenderer;
  readonly log: WarningLog;
  /** Returns the current time in milliseconds. */
  readonly now?: (() => number) | undefined;
};

const MAX_FAILURES = 1_000;
/** For originals that are invalid, too large, or too slow to render. */
const INVALID_MS = 10 * 60_000;
/** For originals that the content system could not send. */
const UNAVAILABLE_MS = 10_000;

/** Creates the function that renders originals. It caches failures in memory. */
export function createRenderOriginal({
  renderer,
  log,
  now = Date.now,
}: RenderOriginalConfig): RenderOriginal {
  const createFailures = (ttl: number) =>
    new LRUCache<string, 404 | 502>({ max: MAX_FAILURES, ttl, ttlResolution: 0, perf: { now } });
  const invalid = createFailures(INVALID_MS);
  // A separate cache, so that made-up pictures cannot evict the failures of invalid ones, because each of those costs a render.
  const unavailable = createFailures(UNAVAILABLE_MS);

  return async ({ address, version, priority, rendition }) => {
    const key = `${address.href} ${version}`;
    const failure = invalid.get(key) ?? unavailable.get(key);
    if (failure) return failure;
    try {
      const original = await fetchOriginal(address);
      if (typeof original !== 'number') return await renderer.render(priority, { original, rendition });
      unavailable.set(key, original);
      return original;
    } catch (error) {
      log.warn({ err: error, source: address.href }, 'images: could not render a picture');
      invalid.set(key, 502);
      return 502;
    }
  };
}
