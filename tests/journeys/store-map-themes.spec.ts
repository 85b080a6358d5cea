import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './console.ts';
import { removeTimeLimits } from './remove-time-limits.ts';

test.beforeEach(({ page }) => removeTimeLimits(page));

/** Returns the mean brightness of the middle of the map, from 0 to 255. */
async function brightnessOf(map: Locator) {
  const { channels } = await sharp(await map.screenshot()).stats();
  return channels.slice(0, 3).reduce((sum, { mean }) => sum + mean / 3, 0);
}

async function openMap(page: Page) {
  await page.goto('/nl/verkooppunten');
  await page.getByRole('region', { name: 'Kaart', exact: true }).scrollIntoViewIfNeeded();
  const map = page.locator('[data-section=store-finder] [data-status=open]');
  await expect(map.getByRole('button').first()).toBeVisible();
  return map.locator('canvas');
}

test('The map has the colours of the theme, and follows it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const map = await openMap(page);
  const day = await brightnessOf(map);
  expect(day).toBeGreaterThan(150);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect.poll(() => brightnessOf(map)).toBeLessThan(day / 2);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expect.poll(async () => Math.abs((await brightnessOf(map)) - day)).toBeLessThan(10);
});
