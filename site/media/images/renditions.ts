import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { WarningLog } from '#site/services/http';
import type { FileCache } from './file-cache.ts';
import { fetchOriginal, originalUrl, type PictureOrigins } from './original.ts';
import type { GetVersion } from './original.ts';
import type { RenderQueue } from './render-queue.ts';
import { MAX_PIXELS, readRendition, type Rendition } from './rendition.ts';
import { CARD_VERSION, renderSocialCard } from './social-card.ts';

export type Image = {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly type: string;
  /** Changes when the picture is replaced. */
  readonly etag: string;
};

/**
 * Resolves with a rendition by its path, or with an HTTP status:
 *
 * - 404 for an invalid path or a missing original
 * - 502 if the original cannot be fetched or rendered
 * - 503 if the queue is full or the caller aborted
 */
export type Renditions = (path: string, signal?: AbortSignal) => Promise<Image | 404 | 502 | 503>;

type RenditionsConfig = {
  readonly origins: PictureOrigins;
  readonly files: FileCache;
  readonly versionOf: GetVersion;
  readonly queue: RenderQueue;
  readonly log: WarningLog;
};

const PRIORITY = 0;

/** Creates renditions once per version of a picture. It caches them on disk and deduplicates concurrent calls. */
export function createRenditions({ origins, files, versionOf, queue, log }: RenditionsConfig): Renditions {
  const run = queue.createRunner<Uint8Array<ArrayBuffer> | 404 | 502>(PRIORITY);

  async function createRendition(rendition: Rendition, address: URL, name: string) {
    const original = await fetchOriginal(address);
    if (typeof original === 'number') return original;
    const body = await queue
      .render(PRIORITY, () => render(original, rendition))
      .catch((error: unknown) => {
        log.warn({ err: error, source: rendition.source }, 'images: could not render a picture');
        return 502 as const;
      });
    if (body !== 502) await files.write(name, body);
    return body;
  }

  return async (path, signal) => {
    const rendition = readRendition(path);
    const address = rendition && originalUrl(rendition.source, origins);
    if (!rendition || !address) return 404;
    const { crop, format } = rendition;
    const version = await versionOf(address);
    const variant = 'width' in crop ? crop.width : `card ${CARD_VERSION} ${crop.focus.x} ${crop.focus.y}`;
    const key = createHash('sha256').update(`${address.href} ${version} ${variant}`).digest('hex');
    const name = `${key}.${format}`;
    const headers = { type: `image/${format}`, etag: `"${key.slice(0, 16)}"` };

    const cached = await files.read(name);
    if (cached) return { body: cached, ...headers };
    const body = await run(name, () => createRendition(rendition, address, name), signal);
    return typeof body === 'number' ? body : { body, ...headers };
  };
}

const ENCODING = {
  avif: { quality: 52, effort: 3 },
  webp: { quality: 74 },
  jpeg: { quality: 78, mozjpeg: true },
} as const;

async function render(original: Uint8Array, { crop, format }: Rendition) {
  if ('focus' in crop) return renderSocialCard(original, crop.focus);
  const { width } = crop;
  const image = sharp(original, { limitInputPixels: MAX_PIXELS }).rotate();
  const encoded = image.resize({ width, withoutEnlargement: true }).toFormat(format, ENCODING[format]);
  return new Uint8Array(await encoded.toBuffer());
}
