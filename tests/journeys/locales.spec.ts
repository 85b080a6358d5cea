import { expect, test } from './console.ts';

test.describe('Root URL', () => {
  test.use({ locale: 'de-AT' });
  test('redirects a browser set to Austrian German to the German site', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/de$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });
});

test('Locale link in the footer opens the same page in the other locale', async ({ page }) => {
  await page.goto('/nl/over-ons');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /United Kingdom/ })
    .click();
  await expect(page).toHaveURL(/\/en-UK\/about$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
});
