import type { Page } from '@playwright/test';
import { expect, test } from './console.ts';

const MEDIA = ['font', 'image', 'media'];

/** Fails all requests for fonts, pictures and videos. Returns the number of documents and failed requests so far, by type. */
async function failMedia(page: Page, reason: 'aborted' | 'missing') {
  const counts: Record<string, number> = { documents: 0, font: 0, image: 0 };
  page.on('load', () => {
    counts['documents'] = (counts['documents'] ?? 0) + 1;
  });
  await page.route('**/*', (route) => {
    const type = route.request().resourceType();
    if (!MEDIA.includes(type)) return route.continue();
    counts[type] = (counts[type] ?? 0) + 1;
    return reason === 'aborted' ? route.abort() : route.fulfill({ status: 404 });
  });
  return counts;
}

/** Requests every picture of the page and one more font, and waits until all of them have failed. */
function requestMedia(page: Page) {
  return page.evaluate(async () => {
    const href = document.querySelector<HTMLLinkElement>('link[as=font]')?.href;
    const another = new FontFace('Another', `url(${href}?${Math.random()})`);
    document.fonts.add(another);
    const pictures = [...document.querySelectorAll('img')];
    for (const picture of pictures) picture.loading = 'eager';
    const results = await Promise.allSettled([
      ...[...document.fonts].map((font) => font.load()),
      ...pictures.map((picture) => picture.decode()),
    ]);
    // A listener may start a reload in a microtask or in the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return results.filter(({ status }) => status === 'rejected').length;
  });
}

for (const { locale, reason, about } of [
  { locale: 'nl', reason: 'aborted', about: '/nl/over-ons' },
  { locale: 'en-UK', reason: 'missing', about: '/en-UK/about' },
] as const) {
  test.describe(`Page in ${locale} whose fonts and pictures are ${reason}`, () => {
    test.use({ expectedConsoleErrors: [/Failed to load resource|was preloaded using link preload/] });

    test('is hydrated and never reloads, also after a client navigation', async ({ page }) => {
      const counts = await failMedia(page, reason);
      await page.goto(`/${locale}`);
      await expect(page.locator('html[data-enhanced]')).toHaveCount(1);
      expect(counts['font']).toBeGreaterThan(1);

      expect(await requestMedia(page)).toBeGreaterThan(5);
      await page.locator(`a[href="${about}"]:visible`).first().click();
      await expect(page).toHaveURL(about);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await requestMedia(page)).toBeGreaterThan(1);

      expect(counts['image']).toBeGreaterThan(5);
      expect(counts['documents']).toBe(1);
      // A reload within the ten seconds after another one would be suppressed. No reload was attempted at all.
      expect(await page.evaluate(() => sessionStorage.getItem('lantern:reloaded-at'))).toBeNull();
    });
  });
}
