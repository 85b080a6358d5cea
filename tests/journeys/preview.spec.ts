import { expect, test } from './console.ts';

test.describe('Draft preview', () => {
  test('stays active across links, shows its banner on each page, and can be ended', async ({ page }) => {
    await page.goto('/nl?preview=true&token=journey-preview-token');
    const banner = page.getByRole('complementary', { name: /Voorbeeld/ });
    await expect(banner).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Over ons' }).click();
    await expect(page).toHaveURL(/\/nl\/over-ons\?preview=true&token=/);
    await expect(banner).toBeVisible();
    await banner.getByRole('link', { name: 'Sluit het voorbeeld' }).click();
    await expect(page).toHaveURL(/\/nl\/over-ons$/);
    await expect(banner).toHaveCount(0);
  });

  test('with an invalid link announces a notice on the published page, and links lead out of the preview', async ({
    page,
  }) => {
    await page.goto('/en?preview=true&token=wrong');
    const text = 'This preview link is not valid. You see the published site.';
    const notice = page.getByRole('complementary', { name: text });
    await expect(notice).toBeVisible();
    await expect(page.locator('[data-navigation] [aria-live]')).toHaveText(text);
    await notice.getByRole('link', { name: 'Leave the preview' }).click();
    await expect(page).toHaveURL(/\/en$/);
    await expect(notice).toHaveCount(0);
    await expect(page.locator('[data-navigation] [aria-live]')).not.toHaveText(text);
  });
});
