import sharp from 'sharp';
import { MAX_PIXELS } from './rendition.ts';

/**
 * Returns the mean colour of all pixels as `#rrggbb`, or an empty string if a pixel is transparent. The mean has the lightness of the
 * picture. sharp's `dominant` colour is the largest of 4,096 bins, so it can be nearly black for a dark picture. Runs in a render process.
 */
export async function meanColor(original: Uint8Array): Promise<string> {
  const { data } = await sharp(original, { limitInputPixels: MAX_PIXELS })
    .toColourspace('srgb')
    .ensureAlpha()
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, green = 0, blue = 0, alpha = 0] = data;
  return alpha < 255 ? '' : `#${Buffer.from([red, green, blue]).toString('hex')}`;
}
