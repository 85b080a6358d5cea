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
});
