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
 * The grounds of a page's pictures as `#rrggbb`, by source: what stands in a picture's place until it comes. Waits for a moment only:
 * one that comes later is there for the next page, and pictures with transparency, or that cannot be had, have none. Never throws.
 */
export type LoadPlaceholderColours = (sources: readonly string[]) => Promise<ReadonlyMap<string, string>>;

type PlaceholderColoursConfig = {
  readonly origins: PictureOrigins;
  readonly files: FileCache;
  readonly versionOf: GetVersion;
  readonly queue: RenderQueue;
  readonly log: WarningLog;
};

/** How long all pictures of a page together may keep it waiting. */
const WAIT_MS = 250;
const MOST_KNOWN = 5_000;
/** A picture that could not be had is asked for again after this time. */
const FAILURE_MS = 60_000;
/** Pages wait for grounds, and one takes a tenth of a rendition's time: they go first. */
const PRIORITY = 1;
const NONE = '';

export function createPlaceholderColours({
  origins,
  files,
  versionOf,
  queue,
  log,
}: PlaceholderColoursConfig): LoadPlaceholderColours {
  const known = new LRUCache<string, string>({ max: MOST_KNOWN });
  const make = queue.createRunner<string | undefined>(PRIORITY);

  /** The colour, `NONE` where there is none to have, `undefined` where it could not be found out. */
  async function makeGround(address: URL, name: string) {
    const kept = await files.read(name);
    if (kept) return new TextDecoder().decode(kept);
    const original = await fetchOriginal(address);
    if (typeof original === 'number') return undefined;
    const ground = await queue
      .render(PRIORITY, () => meanColour(original))
      .catch((error: unknown) => {
        log.warn({ err: error, source: address.href }, 'images: the ground of a picture could not be found');
        return NONE;
      });
    await files.write(name, ground);
    return ground;
  }

  async function groundOf(source: string): Promise<string | undefined> {
    const address = originalUrl(source, origins);
    if (!address) return undefined;
    const version = await versionOf(address);
    const key = createHash('sha256').update(`${address.href} ${version}`).digest('hex');
    const remembered = known.get(key);
    if (remembered !== undefined) return remembered;
    const made = await make(key, () => makeGround(address, `${key}.ground`));
    if (made === 503) return undefined;
    known.set(key, made ?? NONE, made === undefined ? { ttl: FAILURE_MS } : {});
    return made;
  }

  return async (sources) => {
    const found = new Map<string, string>();
    const asked = [...new Set(sources)].map(async (source) => {
      const ground = await groundOf(source).catch(() => undefined);
      if (ground) found.set(source, ground);
    });
    await inTime(Promise.all(asked), WAIT_MS);
    return new Map(found);
  };
}

async function inTime(work: Promise<unknown>, limitMs: number) {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise((resolve) => {
    timer = setTimeout(resolve, limitMs);
  });
  await Promise.race([work, limit]);
  clearTimeout(timer);
}

/**
 * The mean of all pixels. It is muted and of the picture's own lightness, so that the picture arrives without a jump; sharp's
 * `dominant` is the fullest of 4,096 bins, which makes a terrace by day cream, at dusk nearly black, and greys pink.
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
