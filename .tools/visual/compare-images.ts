import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

export type Difference = {
  /** How many pixels differ, in anything at all. */
  readonly pixels: number;
  /** A PNG that shows where; none when nothing does. */
  readonly picture: Buffer | undefined;
};

const NO_DIFFERENCE: Difference = { pixels: 0, picture: undefined };
const CHANNELS = 4;

/** Compares two PNGs pixel by pixel, without tolerance: the same machine draws the same picture. */
export async function compare(before: Buffer, after: Buffer): Promise<Difference> {
  if (before.equals(after)) return NO_DIFFERENCE;
  const [one, other] = await Promise.all([sizeOf(before), sizeOf(after)]);
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const [left, right] = await Promise.all([raw(before, width, height), raw(after, width, height)]);
  const seen = new Uint8Array(width * height * CHANNELS);
  const pixels = pixelmatch(left, right, seen, width, height, { threshold: 0, includeAA: true });
  if (pixels === 0) return NO_DIFFERENCE;
  const picture = await sharp(seen, { raw: { width, height, channels: CHANNELS } })
    .png()
    .toBuffer();
  return { pixels, picture };
}

async function sizeOf(png: Buffer) {
  const { width = 0, height = 0 } = await sharp(png).metadata();
  return { width, height };
}

/** Stands where the smaller of two pictures has nothing: a colour that no theme has. */
const NOTHING = { r: 255, g: 0, b: 255, alpha: 1 };

/** The pixels on a sheet of this size. */
async function raw(png: Buffer, width: number, height: number) {
  const own = await sizeOf(png);
  const { data } = await sharp(png)
    .ensureAlpha()
    .extend({ right: width - own.width, bottom: height - own.height, background: NOTHING })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data;
}
