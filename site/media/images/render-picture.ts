import sharp from 'sharp';
import type { PictureFormat, PictureWidth } from '#renderer/media/picture';
import { MAX_PIXELS, type Rendition } from './rendition.ts';
import { renderSocialCard } from './social-card.ts';

/** Maximum number of pixels of a rendition: a picture of 2,560 px width with an aspect ratio of about 9:16. A taller picture becomes narrower. */
const MAX_RENDITION_PIXELS = 12_000_000;
/** The largest height that all formats support. WebP has the lowest limit. */
const MAX_HEIGHT = 16_383;

/** Renders an original as a rendition or a social card. Runs in a render process. */
export async function renderPicture(
  original: Uint8Array,
  { crop, format }: Pick<Rendition, 'crop' | 'format'>,
): Promise<Uint8Array> {
  return 'focus' in crop ? renderSocialCard(original, crop.focus) : resize(original, crop.width, format);
}

async function resize(original: Uint8Array, width: PictureWidth, format: PictureFormat) {
  const height = Math.min(MAX_HEIGHT, Math.floor(MAX_RENDITION_PIXELS / width));
  const image = sharp(original, { limitInputPixels: MAX_PIXELS });
  const { autoOrient: size } = await image.metadata();
  const scale = Math.min(1, width / size.width, height / size.height);
  const pixels = size.width * size.height * scale ** 2;
  return image
    .rotate()
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .toFormat(format, encoding(format, pixels))
    .toBuffer();
}

function encoding(format: PictureFormat, pixels: number) {
  switch (format) {
    case 'avif':
      return { quality: 52, effort: avifEffort(pixels) };
    case 'webp':
      return { quality: 74 };
    case 'jpeg':
      return { quality: 78, mozjpeg: true };
  }
}

/** The effort of the AVIF encoder by number of pixels, so that a rendition takes at most about 0.4 s (decision 25). */
const EFFORTS = [
  { maxPixels: 300_000, effort: 3 },
  { maxPixels: 800_000, effort: 2 },
  { maxPixels: 1_400_000, effort: 1 },
] as const;

function avifEffort(pixels: number) {
  return EFFORTS.find(({ maxPixels }) => pixels <= maxPixels)?.effort ?? 0;
}
