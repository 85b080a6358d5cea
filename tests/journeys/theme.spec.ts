import { expect, test } from './console.ts';

test.describe('Theme switch in the footer', () => {
  test('applies the theme to later pages and returns to the system setting', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/nl');
    const html = page.locator('html');
    await expect(html).toHaveCSS('color-scheme', 'light dark');
    await page.getByRole('radio', { name: 'Schemer' }).check({ force: true });
    await expect(html).toHaveCSS('color-scheme', 'dark');

    await page.goto('/nl/contact');
    await expect(html).toHaveCSS('color-scheme', 'dark');
    await expect(page.getByRole('radio', { name: 'Schemer' })).toBeChecked();

    await page.getByRole('radio', { name: 'Zoals je apparaat' }).check({ force: true });
    await page.reload();
    await expect(html).toHaveCSS('color-scheme', 'light dark');
  });
});
