import type { Page } from '@playwright/test';
import { expect, test } from './console.ts';

const HERO_IMAGE = '[data-section=hero] img:visible';
const getPlaceholderColour = (page: Page) =>
  page
    .locator(HERO_IMAGE)
    .first()
    .evaluate((image) => getComputedStyle(image).backgroundColor);

test.describe('Placeholder colour of images', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource/] });

  test.beforeEach(({ page }) => page.route('**/_image/**', (route) => route.abort()));

  test('depends on the image and on the theme', async ({ page }) => {
    // The first response after a start may lack placeholder colours, which are computed in the background.
    await expect(async () => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto('/nl');
      const day = await getPlaceholderColour(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      const dusk = await getPlaceholderColour(page);
      // The fallback is a mix in another colour space, so `rgb(` identifies a computed colour.
      expect([day, dusk]).toEqual([expect.stringMatching(/^rgb\(/), expect.stringMatching(/^rgb\(/)]);
      expect(day).not.toBe(dusk);
    }).toPass();
  });

  test('follows the theme that the visitor selected', async ({ page }) => {
    await expect(async () => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto('/nl');
      const dusk = await getPlaceholderColour(page);
      await page.emulateMedia({ colorScheme: 'light' });
      await page.locator('html').evaluate((html) => html.setAttribute('data-theme', 'dusk'));
      expect(await getPlaceholderColour(page)).toBe(dusk);
      expect(dusk).toMatch(/^rgb\(/);
    }).toPass();
  });
});
