import { expect, test } from './console.ts';

test.describe('Locale suggestion on a Dutch page in a browser set to Austrian German', () => {
  test.use({ locale: 'de-AT', hasDismissedSuggestion: false });

  test('is in German and does not appear again after it is dismissed', async ({ page }) => {
    await page.goto('/nl/over-ons');
    const suggestion = page.getByRole('complementary');
    await expect(suggestion).toContainText('auf Deutsch (Deutschland)');
    await expect(suggestion.getByRole('link')).toHaveAttribute('href', /\/de\/ueber-uns$/);
    await suggestion.getByRole('button', { name: 'Nein, danke' }).press('Enter');
    await expect(suggestion).toHaveCount(0);

    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-enhanced');
    await page.waitForLoadState('networkidle');
    await expect(suggestion).toHaveCount(0);
  });

  test('links to the German page and does not appear again after a click', async ({ page }) => {
    await page.goto('/nl/over-ons');
    await page.getByRole('complementary').getByRole('link').click();
    await expect(page).toHaveURL(/\/de\/ueber-uns$/);
    await page.goto('/nl');
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('complementary')).toHaveCount(0);
  });

  for (const width of [390, 834, 1440]) {
    test(`does not cover the first heading at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: width < 400 ? 640 : 844 });
      for (const path of ['/nl', '/nl/over-ons', '/nl/contact', '/nl/verhalen']) {
        await page.goto(path);
        const suggestion = page.getByRole('complementary');
        await expect(suggestion).toBeVisible();
        const [heading, bar] = await Promise.all([
          page.getByRole('heading', { level: 1 }).boundingBox(),
          suggestion.boundingBox(),
        ]);
        expect((heading?.y ?? NaN) + (heading?.height ?? NaN), path).toBeLessThanOrEqual(bar?.y ?? NaN);
      }
    });

    test(`does not cover the end of the page at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/nl/over-ons');
      const suggestion = page.getByRole('complementary');
      await expect(suggestion).toBeVisible();
      await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }));
      const footer = await page.getByRole('contentinfo').boundingBox();
      const bar = await suggestion.boundingBox();
      expect((footer?.y ?? NaN) + (footer?.height ?? NaN)).toBeLessThanOrEqual((bar?.y ?? NaN) + 1);
    });
  }
});
