import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { WarningLog } from '#site/services/http';
import type { FileCache } from './file-cache.ts';
import { fetchOriginal, originalUrl, type PictureOrigins } from './original.ts';
import type { GetVersion } from './original.ts';
import type { RenderQueue } from './render-queue.ts';
import { MAX_PIXELS } from './rendition.ts';

/**
 * Loads the placeholder colours of pictures as `#rrggbb`, by source. It waits at most 250 ms; later colours are cached for the next
 * request. Transparent and unavailable pictures have no colour. Never throws.
 */
export type LoadPlaceholderColours = (sources: readonly string[]) => Promise<ReadonlyMap<string, string>>;

type PlaceholderColoursConfig = {
  readonly origins: PictureOrigins;
  readonly files: FileCache;
  readonly versionOf: GetVersion;
  readonly queue: RenderQueue;
  readonly log: WarningLog;
};

/** Maximum delay of a page for all its pictures together. */
const WAIT_MS = 250;
const MAX_COLOURS = 5_000;
/** A failed picture is retried after this time. */
const FAILURE_MS = 60_000;
/** Higher than for renditions: pages wait for colours, and a colour takes a tenth of the time of a rendition. */
const PRIORITY = 1;
const NONE = '';

export function createPlaceholderColours({
  origins,
  files,
  versionOf,
  queue,
  log,
}: PlaceholderColoursConfig): LoadPlaceholderColours {
  const colours = new LRUCache<string, string>({ max: MAX_COLOURS });
  const run = queue.createRunner<string | undefined>(PRIORITY);

  /** Resolves with the colour, with `NONE` for a transparent picture, or with `undefined` after a failure. */
  async function computeColour(address: URL, name: string) {
    const file = await files.read(name);
    if (file) return new TextDecoder().decode(file);
    const original = await fetchOriginal(address);
    if (typeof original === 'number') return undefined;
    const colour = await queue
      .render(PRIORITY, () => meanColour(original))
      .catch((error: unknown) => {
        log.warn(
          { err: error, source: address.href },
          'images: could not compute the placeholder colour of a picture',
        );
        return NONE;
      });
    await files.write(name, colour);
    return colour;
  }

  async function colourOf(source: string): Promise<string | undefined> {
    const address = originalUrl(source, origins);
    if (!address) return undefined;
    const version = await versionOf(address);
    const key = createHash('sha256').update(`${address.href} ${version}`).digest('hex');
    const cached = colours.get(key);
    if (cached !== undefined) return cached;
    const colour = await run(key, () => computeColour(address, `${key}.ground`));
    if (colour === 503) return undefined;
    colours.set(key, colour ?? NONE, colour === undefined ? { ttl: FAILURE_MS } : {});
    return colour;
  }

  return async (sources) => {
    const found = new Map<string, string>();
    const requests = [...new Set(sources)].map(async (source) => {
      const colour = await colourOf(source).catch(() => undefined);
      if (colour) found.set(source, colour);
    });
    await waitAtMost(Promise.all(requests), WAIT_MS);
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

/**
 * Returns the mean colour of all pixels, which has the lightness of the picture. sharp's `dominant` colour is the largest of 4,096
 * bins, which can be nearly black for a dark picture.
 */
async function meanColour(original: Uint8Array): Promise<string> {
  const { data } = await sharp(original, { limitInputPixels: MAX_PIXELS })
    .toColourspace('srgb')
    .ensureAlpha()
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, green = 0, blue = 0, alpha = 0] = data;
  return alpha < 255 ? NONE : `#${Buffer.from([red, green, blue]).toString('hex')}`;
}
