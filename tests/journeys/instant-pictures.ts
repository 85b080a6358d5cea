import type { Page } from '@playwright/test';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** Responds to every rendition with one pixel, because the server takes longer to render one. */
export async function serveInstantPictures(page: Page) {
  await page.route('**/_image/**', (route) => route.fulfill({ contentType: 'image/png', body: PIXEL }));
}
