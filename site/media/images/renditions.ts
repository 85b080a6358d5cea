import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { WarningLog } from '#site/services/http';
import type { KeptFiles } from './file-cache.ts';
import { fetchOriginal, originalAddress, type Places } from './original.ts';
import type { Workshop } from './render-queue.ts';
import { MOST_PIXELS, readRendition, type Rendition } from './rendition.ts';
import { CARD_EDITION, renderCard } from './shared-card.ts';
import type { Versions } from './versions.ts';

export type Image = {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly type: string;
  /** Changes when the picture is replaced under its name. */
  readonly etag: string;
};

/**
 * Gives a rendition by its address; 404 when the address is none of ours or the original is not there, 502 when it cannot be had,
 * 503 when too many others wait, or when the asker left before it was made.
 */
export type Renditions = (path: string, signal?: AbortSignal) => Promise<Image | 404 | 502 | 503>;

type RenditionsParts = {
  readonly places: Places;
  readonly files: KeptFiles;
  readonly versionOf: Versions;
  readonly workshop: Workshop;
  readonly log: WarningLog;
};

const PRIORITY = 0;

/** Makes each rendition once for each version of the picture: they are kept on disk and shared by equal calls at one time. */
export function createRenditions({ places, files, versionOf, workshop, log }: RenditionsParts): Renditions {
  const make = workshop.openMaker<Uint8Array<ArrayBuffer> | 404 | 502>(PRIORITY);

  async function makeRendition(rendition: Rendition, address: URL, name: string) {
    const original = await fetchOriginal(address);
    if (typeof original === 'number') return original;
    const body = await workshop
      .atBench(PRIORITY, () => render(original, rendition))
      .catch((error: unknown) => {
        log.warn({ err: error, source: rendition.source }, 'images: a picture could not be made');
        return 502 as const;
      });
    if (body !== 502) await files.keep(name, body);
    return body;
  }

  return async (path, signal) => {
    const rendition = readRendition(path);
    const address = rendition && originalAddress(rendition.source, places);
    if (!rendition || !address) return 404;
    const { form, format } = rendition;
    const version = await versionOf(address);
    const how = 'width' in form ? form.width : `card ${CARD_EDITION} ${form.focus.x} ${form.focus.y}`;
    const key = createHash('sha256').update(`${address.href} ${version} ${how}`).digest('hex');
    const name = `${key}.${format}`;
    const about = { type: `image/${format}`, etag: `"${key.slice(0, 16)}"` };

    const kept = await files.read(name);
    if (kept) return { body: kept, ...about };
    const made = await make(name, () => makeRendition(rendition, address, name), signal);
    return typeof made === 'number' ? made : { body: made, ...about };
  };
}

const ENCODING = {
  avif: { quality: 52, effort: 3 },
  webp: { quality: 74 },
  jpeg: { quality: 78, mozjpeg: true },
} as const;

async function render(original: Uint8Array, { form, format }: Rendition) {
  if ('focus' in form) return renderCard(original, form.focus);
  const { width } = form;
  const image = sharp(original, { limitInputPixels: MOST_PIXELS }).rotate();
  const encoded = image.resize({ width, withoutEnlargement: true }).toFormat(format, ENCODING[format]);
  return new Uint8Array(await encoded.toBuffer());
}
