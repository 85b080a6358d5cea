import type { Locator } from '@playwright/test';
import { expect, test } from './console.ts';

/** Returns how far an element reaches below the upper edge of a bar, in CSS pixels. */
async function coveredPart(element: Locator, bar: Locator) {
  const [{ y = NaN, height = NaN }, { y: edge = NaN }] = [
    (await element.boundingBox()) ?? {},
    (await bar.boundingBox()) ?? {},
  ];
  return y + height - edge;
}

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

  test('appears in a low window only when it does not cover the first heading', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 553 });
    const withheldPaths: string[] = [];
    for (const path of ['/nl', '/nl/over-ons', '/nl/contact', '/nl/verhalen', '/nl/verkooppunten']) {
      const response = page.waitForResponse(/\/api\/locale-suggestion\//);
      await page.goto(path);
      await (await response).finished();
      // The script shows the suggestion in the task that reads the response, or when its style sheet has loaded.
      await page.waitForLoadState('networkidle');
      const suggestion = page.getByRole('complementary');
      const heading = page.getByRole('heading', { level: 1 });
      const { y = NaN, height = NaN } = (await heading.boundingBox()) ?? {};
      if (await suggestion.isVisible())
        expect(await coveredPart(heading, suggestion), path).toBeLessThanOrEqual(0);
      else {
        withheldPaths.push(path);
        expect(y, path).toBeLessThan(553);
        await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y + height);
        await expect(suggestion).toBeInViewport();
      }
    }
    expect(withheldPaths).not.toEqual([]);
  });

  for (const width of [390, 834, 1440]) {
    test(`does not cover the first heading at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: width < 400 ? 640 : 844 });
      for (const path of ['/nl', '/nl/over-ons', '/nl/contact', '/nl/verhalen']) {
        await page.goto(path);
        const suggestion = page.getByRole('complementary');
        await expect(suggestion).toBeVisible();
        const heading = page.getByRole('heading', { level: 1 });
        await expect.poll(() => coveredPart(heading, suggestion), path).toBeLessThanOrEqual(0);
      }
    });

    test(`does not cover the end of the page at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/nl/over-ons');
      const suggestion = page.getByRole('complementary');
      await expect(suggestion).toBeVisible();
      await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }));
      await expect.poll(() => coveredPart(page.getByRole('contentinfo'), suggestion)).toBeLessThanOrEqual(1);
    });
  }
});
