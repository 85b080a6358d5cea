import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** Width and height in pixels. More than the widest viewport, with a reserve for cropped images. */
const MAX_SIZE = 1_600;

/**
 * Serves JPEGs as PNGs. Chromium may decode a JPEG at full size or smaller, depending on its caches, and the result differs visibly.
 * It always decodes a PNG at full size (`.decisions/0011-visual-baselines.md`).
 *
 * @param origin origin of the workbench; requests to other origins fall through to the next route handler
 */
export async function serveImagesAsPng(page: Page, origin: string) {
  const converted = new Map<string, Promise<Buffer>>();
  await page.route(/\.jpg$/, async (route) => {
    const address = route.request().url();
    if (!address.startsWith(origin)) return route.fallback();
    // The server may close an idle connection at the moment at which the browser uses it again.
    const response = await route.fetch({ maxRetries: 3 });
    if (!response.ok()) return route.fulfill({ response });
    const body = converted.get(address) ?? response.body().then(convertToPng);
    converted.set(address, body);
    return route.fulfill({ contentType: 'image/png', body: await body });
  });
}

function convertToPng(image: Buffer): Promise<Buffer> {
  const options = { width: MAX_SIZE, height: MAX_SIZE, fit: 'inside', withoutEnlargement: true } as const;
  return sharp(image).resize(options).png({ compressionLevel: 1 }).toBuffer();
}
