import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** As wide as the widest window, and some more for what is cropped. */
const LARGEST = 1_600;

/**
 * Serves pictures in a form that a browser decodes in one way only. A JPEG it may decode whole or smaller, and scale from there; which
 * of the two depends on what it still has of it, and shows. A PNG it always decodes whole (`.decisions/0011-visual-baselines.md`).
 *
 * @param origin where the workbench is served; what lies elsewhere is left to the stage
 */
export async function servePicturesEvenly(page: Page, origin: string) {
  const served = new Map<string, Promise<Buffer>>();
  await page.route(/\.jpg$/, async (route) => {
    const address = route.request().url();
    if (!address.startsWith(origin)) return route.fallback();
    const answer = await route.fetch();
    if (!answer.ok()) return route.fulfill({ response: answer });
    const body = served.get(address) ?? answer.body().then(asPng);
    served.set(address, body);
    return route.fulfill({ contentType: 'image/png', body: await body });
  });
}

function asPng(picture: Buffer): Promise<Buffer> {
  const within = { width: LARGEST, height: LARGEST, fit: 'inside', withoutEnlargement: true } as const;
  return sharp(picture).resize(within).png({ compressionLevel: 1 }).toBuffer();
}
