import { localeCodes } from '#site/i18n/locale';
import { expect, test } from './console.ts';

test.describe('Root URL', () => {
  test.use({ locale: 'de-AT' });
  test('redirects a browser set to Austrian German to the German site', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/de$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });
});

for (const locale of localeCodes) {
  test(`${locale} serves a home page with heading, logo link and sections`, async ({ page }) => {
    await page.goto(`/${locale}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('banner').getByRole('link', { name: /Veld & Vonk/ })).toHaveAttribute(
      'href',
      `/${locale}`,
    );
    expect(await page.locator('[data-section]').count()).toBeGreaterThan(5);
  });
}

test('Locale link in the footer opens the same page in the other locale', async ({ page }) => {
  await page.goto('/nl/over-ons');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /United Kingdom/ })
    .click();
  await expect(page).toHaveURL(/\/en-UK\/about$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
});
