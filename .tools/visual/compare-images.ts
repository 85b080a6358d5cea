import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

export type ImageDifference = {
  /** Number of different pixels, in any channel. */
  readonly pixels: number;
  /** PNG that marks the different pixels; `undefined` for equal images. */
  readonly image: Buffer | undefined;
};

const NO_DIFFERENCE: ImageDifference = { pixels: 0, image: undefined };
const CHANNELS = 4;
/** Fills the area that only the larger image covers. No theme uses this colour. */
const FILL = { r: 255, g: 0, b: 255, alpha: 1 };

/** Compares two PNGs pixel by pixel without tolerance, because the same machine always renders the same pixels. */
export async function compareImages(before: Buffer, after: Buffer): Promise<ImageDifference> {
  if (before.equals(after)) return NO_DIFFERENCE;
  const [sizeBefore, sizeAfter] = await Promise.all([sizeOf(before), sizeOf(after)]);
  const width = Math.max(sizeBefore.width, sizeAfter.width);
  const height = Math.max(sizeBefore.height, sizeAfter.height);
  const [pixelsBefore, pixelsAfter] = await Promise.all([
    readPixels(before, width, height),
    readPixels(after, width, height),
  ]);
  const marked = new Uint8Array(width * height * CHANNELS);
  const options = { threshold: 0, includeAA: true };
  const pixels = pixelmatch(pixelsBefore, pixelsAfter, marked, width, height, options);
  if (pixels === 0) return NO_DIFFERENCE;
  const image = await sharp(marked, { raw: { width, height, channels: CHANNELS } })
    .png()
    .toBuffer();
  return { pixels, image };
}

async function sizeOf(png: Buffer) {
  const { width = 0, height = 0 } = await sharp(png).metadata();
  return { width, height };
}

/** Returns the raw pixels, extended to the given size. */
async function readPixels(png: Buffer, width: number, height: number) {
  const own = await sizeOf(png);
  const { data } = await sharp(png)
    .ensureAlpha()
    .extend({ right: width - own.width, bottom: height - own.height, background: FILL })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data;
}
