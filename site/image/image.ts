import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Log } from '#site/http';
import { fetchOriginal } from './original.ts';
import { readRendition, type Rendition } from './rendition.ts';

export type ImageConfig = {
  /** The content system whose pictures may be asked for; no other origin is fetched. */
  readonly contentUrl: string;
  /** Folder in which finished renditions are kept. */
  readonly directory: string;
  readonly log: Log;
};

export type Image = { readonly body: Uint8Array<ArrayBuffer>; readonly type: string };

/** Gives a rendition by its address; 404 when the address is none of ours or the original is not there, 502 when it cannot be had. */
export type Images = (path: string) => Promise<Image | 404 | 502>;

/** Pixels of the largest original that is opened: a decompression bomb stops here. */
const MOST_PIXELS = 64_000_000;

/** Makes renditions of the content system's pictures, each once: they are kept on disk and shared by equal calls at one time. */
export function createImages({ contentUrl, directory, log }: ImageConfig): Images {
  const underway = new Map<string, Promise<Image | 404 | 502>>();

  async function make(rendition: Rendition, file: string): Promise<Image | 404 | 502> {
    const original = await fetchOriginal(rendition.source, contentUrl);
    if (typeof original === 'number') return original;
    try {
      const body = await render(original, rendition);
      await mkdir(directory, { recursive: true });
      await writeFile(`${file}.part`, body);
      await rename(`${file}.part`, file);
      return { body, type: `image/${rendition.format}` };
    } catch (error) {
      log.warn({ err: error, source: rendition.source }, 'images: a picture could not be made');
      return 502;
    }
  }

  return async (path) => {
    const rendition = readRendition(path);
    if (!rendition) return 404;
    const key = createHash('sha256').update(`${contentUrl}${path}`).digest('hex');
    const file = join(directory, `${key}.${rendition.format}`);
    const kept = await readFile(file).catch(() => undefined);
    if (kept) return { body: new Uint8Array(kept), type: `image/${rendition.format}` };
    const making = underway.get(key) ?? make(rendition, file).finally(() => underway.delete(key));
    underway.set(key, making);
    return making;
  };
}

const ENCODING = {
  avif: { quality: 52, effort: 3 },
  webp: { quality: 74 },
  jpeg: { quality: 78, mozjpeg: true },
} as const;

async function render(original: Uint8Array, { width, format }: Rendition) {
  const image = sharp(original, { limitInputPixels: MOST_PIXELS }).rotate();
  const encoded = image.resize({ width, withoutEnlargement: true }).toFormat(format, ENCODING[format]);
  return new Uint8Array(await encoded.toBuffer());
}
