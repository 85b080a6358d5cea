import { expect, test } from './console.ts';
import { LOCALES } from './pages.ts';

const GERMAN = { locale: 'de-AT' };

test.describe('a visitor whose browser speaks Austrian German', () => {
  test.use(GERMAN);
  test('is led from the root to the German site', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/de$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });
});

for (const locale of LOCALES) {
  test(`${locale} shows its home in its own words`, async ({ page }) => {
    await page.goto(`/${locale}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('banner').getByRole('link', { name: /Veld & Vonk/ })).toHaveAttribute(
      'href',
      `/${locale}`,
    );
    expect(await page.locator('[data-section]').count()).toBeGreaterThan(5);
  });
}

test('a link to another locale leads to the same page there', async ({ page }) => {
  await page.goto('/nl/over-ons');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /United Kingdom/ })
    .click();
  await expect(page).toHaveURL(/\/en-UK\/about$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
});
