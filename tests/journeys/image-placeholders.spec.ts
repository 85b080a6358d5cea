import type { Page } from '@playwright/test';
import { expect, test } from './console.ts';

const hero = '[data-section=hero] img:visible';
const groundOf = (page: Page) =>
  page
    .locator(hero)
    .first()
    .evaluate((image) => getComputedStyle(image).backgroundColor);

test.describe('before pictures come', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource/] });

  test.beforeEach(({ page }) => page.route('**/_image/**', (route) => route.abort()));

  test('each stands on its own colour, by day another than at dusk', async ({ page }) => {
    // The first page after a start may come before its colours are known.
    await expect(async () => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto('/nl');
      const day = await groundOf(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      const dusk = await groundOf(page);
      // A shade of the section's ground, which stands in where the colour is not known, is mixed in another colour space.
      expect([day, dusk]).toEqual([expect.stringMatching(/^rgb\(/), expect.stringMatching(/^rgb\(/)]);
      expect(day).not.toBe(dusk);
    }).toPass();
  });

  test('the visitor’s own choice of the hour counts', async ({ page }) => {
    await expect(async () => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto('/nl');
      const dusk = await groundOf(page);
      await page.emulateMedia({ colorScheme: 'light' });
      await page.locator('html').evaluate((html) => html.setAttribute('data-theme', 'dusk'));
      expect(await groundOf(page)).toBe(dusk);
      expect(dusk).toMatch(/^rgb\(/);
    }).toPass();
  });
});
