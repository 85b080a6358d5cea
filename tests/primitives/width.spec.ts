import { expect, test } from '@playwright/test';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('A modal opens inside a window of the width in the toolbar and traps focus there', async ({ page }) => {
  await page.goto('/?story=design-system--modal--centred&width=390');
  const story = page.frameLocator('.ladle-iframe').frameLocator('iframe');
  const dialog = story.getByRole('dialog', { name: 'Spare parts' });
  await expect(dialog).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(390);

  const close = dialog.getByRole('button');
  await expect(close).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(story.getByRole('button', { name: 'Open again' })).toBeVisible();
});

test('A story at a width of the toolbar uses the settings of its controls', async ({ page }) => {
  await page.goto('/?story=renderer--faq--typical&width=834&arg-locale=de&arg-pseudo locale=true');
  const story = page.frameLocator('.ladle-iframe').frameLocator('iframe');
  await expect(story.getByRole('main')).toHaveAttribute('lang', 'de-DE');
  await expect(story.getByRole('heading').first()).toContainText('··');
  expect(await story.locator('html').evaluate(() => window.innerWidth)).toBe(834);
});
