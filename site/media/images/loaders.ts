import sharp from 'sharp';

/** libvips' loaders of the formats that editors upload. All other loaders are blocked: SVG, PDF, TIFF, ImageMagick and more. */
const ALLOWED_LOADERS = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((format) => `VipsForeignLoad${format}`);
const ALL_LOADERS = ['VipsForeignLoad'];
const SVG_LOADERS = ['VipsForeignLoadSvg'];

let isLimited = false;

/**
 * Blocks the other loaders in this process. libvips selects a loader by the content of a file, so a check of the extension is not enough.
 * SVG is blocked because a few hundred bytes can take hours to render.
 */
export function limitLoaders(): void {
  sharp.block({ operation: ALL_LOADERS });
  sharp.unblock({ operation: ALLOWED_LOADERS });
  isLimited = true;
}

/**
 * Rasterises SVG of this repository, such as the logo, as PNG. Do not decode other pictures in this process meanwhile, because the SVG loader
 * is allowed until it ends.
 */
export async function rasteriseOwnSvg(svg: string): Promise<Buffer> {
  if (isLimited) sharp.unblock({ operation: SVG_LOADERS });
  try {
    return await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
  } finally {
    if (isLimited) sharp.block({ operation: SVG_LOADERS });
  }
}
