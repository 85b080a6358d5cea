import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Log } from '#site/http';
import { fetchOriginal, originalAddress } from './original.ts';
import { readRendition, type Rendition } from './rendition.ts';
import { createVersions } from './versions.ts';

export type ImageConfig = {
  /** The content system whose pictures may be asked for; no other origin is fetched. */
  readonly contentUrl: string;
  /** Folder in which finished renditions are kept. */
  readonly directory: string;
  readonly log: Log;
  /** The clock, in milliseconds. */
  readonly now?: () => number;
};

export type Image = {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly type: string;
  /** Changes when the picture is replaced under its name. */
  readonly etag: string;
};

/** Gives a rendition by its address; 404 when the address is none of ours or the original is not there, 502 when it cannot be had. */
export type Images = (path: string) => Promise<Image | 404 | 502>;

/** Pixels of the largest original that is opened: a decompression bomb stops here. */
const MOST_PIXELS = 64_000_000;

/**
 * Makes renditions of the content system's pictures, each once for each version of the picture: they are kept on disk and shared by
 * equal calls at one time.
 */
export function createImages({ contentUrl, directory, log, now }: ImageConfig): Images {
  const underway = new Map<string, Promise<Uint8Array<ArrayBuffer> | 404 | 502>>();
  const versionOf = createVersions(now);

  async function make(rendition: Rendition, address: URL, file: string) {
    const original = await fetchOriginal(address);
    if (typeof original === 'number') return original;
    const body = await render(original, rendition).catch((error: unknown) => {
      log.warn({ err: error, source: rendition.source }, 'images: a picture could not be made');
      return 502 as const;
    });
    if (body !== 502) await keep(file, body);
    return body;
  }

  /** A disk that is full costs the next visitor's time, not this one's picture. */
  async function keep(file: string, body: Uint8Array) {
    try {
      await mkdir(directory, { recursive: true });
      await writeFile(`${file}.${process.pid}.part`, body);
      await rename(`${file}.${process.pid}.part`, file);
    } catch (error) {
      log.warn({ err: error, file }, 'images: a picture could not be kept');
    }
  }

  return async (path) => {
    const rendition = readRendition(path);
    const address = rendition && originalAddress(rendition.source, contentUrl);
    if (!rendition || !address) return 404;
    const { width, format } = rendition;
    const version = await versionOf(address);
    const key = createHash('sha256').update(`${address.href} ${version} ${width}`).digest('hex');
    const file = join(directory, `${key}.${format}`);
    const about = { type: `image/${format}`, etag: `"${key.slice(0, 16)}"` };

    const kept = await readFile(file).catch(() => undefined);
    if (kept) return { body: new Uint8Array(kept), ...about };
    const making = underway.get(file) ?? make(rendition, address, file).finally(() => underway.delete(file));
    underway.set(file, making);
    const made = await making;
    return typeof made === 'number' ? made : { body: made, ...about };
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
