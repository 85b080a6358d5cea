import { createHash } from 'node:crypto';
import type { FileCache } from './file-cache.ts';
import { type GetVersion, originalUrl, type PictureOrigins } from './original.ts';
import type { RenderOriginal } from './render-original.ts';
import type { RenderQueue } from './render-queue.ts';
import { readRendition } from './rendition.ts';
import { CARD_VERSION } from './social-card-url.ts';

type Image = {
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
export type Renditions = (path: string, options?: RenditionOptions) => Promise<Image | 404 | 502 | 503>;

type RenditionOptions = {
  readonly signal?: AbortSignal;
  /** Renders with the lowest priority, for a rendition that no visitor waits for. */
  readonly isBackground?: boolean;
};

type RenditionsConfig = {
  readonly origins: PictureOrigins;
  readonly files: FileCache;
  readonly versionOf: GetVersion;
  readonly queue: RenderQueue;
  readonly renderOriginal: RenderOriginal;
};

/** Creates renditions once per version of a picture. It caches them on disk and deduplicates concurrent calls. */
export function createRenditions({
  origins,
  files,
  versionOf,
  queue,
  renderOriginal,
}: RenditionsConfig): Renditions {
  const run = queue.createRunner<Uint8Array<ArrayBuffer> | 404 | 502>();

  return async (path, { signal, isBackground = false } = {}) => {
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
    const priority = isBackground ? 'background' : 'visitor';
    const render = async () => {
      const body = await renderOriginal({ address, version, priority, rendition: { crop, format } });
      if (typeof body !== 'number') await files.write(name, body);
      return body;
    };
    const body = await run(name, render, priority, signal);
    return typeof body === 'number' ? body : { body, ...headers };
  };
}
