import { expect, test } from './console.ts';

test.describe('Search', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled });
      test('finds a page by a word of its title', async ({ page }) => {
        await page.goto('/nl/zoeken');
        await page.getByRole('main').getByRole('searchbox').fill('zorg');
        await page.keyboard.press('Enter');
        await expect(page.getByRole('main').getByRole('link', { name: 'Materiaal en zorg' })).toHaveAttribute(
          'href',
          '/nl/over-ons/materiaal-en-zorg',
        );
        await expect(page).toHaveTitle(/“zorg”/);
      });
    });
  }

  for (const width of [390, 1440]) {
    test(`opens, submits and closes by keyboard from the header at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/nl');
      const button = page.getByRole('banner').getByRole('button', { name: 'Zoeken' }).first();
      const searchBox = page.getByRole('banner').getByRole('searchbox');
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(searchBox).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(searchBox).toBeHidden();
      await expect(button).toBeFocused();

      await page.keyboard.press('Enter');
      await page.keyboard.type('deken');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/nl\/zoeken\?q=deken$/);
      await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('deken');
    });
  }

  test('without results shows suggestions and keeps the query', async ({ page }) => {
    await page.goto('/en-US/search?q=%3Cscript%3Ezebra');
    await expect(
      page.getByText('Sorry, but we could not find any results for <script>zebra', { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('<script>zebra');
    await expect(page.getByText('Check the spelling.')).toBeVisible();
  });

  test('keeps the query when the locale changes', async ({ page }) => {
    await page.goto('/nl/zoeken?q=Veld');
    await expect(page.locator('html')).toHaveAttribute('data-enhanced');
    await page.getByRole('button', { name: /Land en taal/ }).click();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Deutschland/ })
      .click();
    await expect(page).toHaveURL(/\/de\/suchen\?q=Veld$/);
  });

  test('has a localised URL in every locale', async ({ page }) => {
    for (const path of [
      '/nl/zoeken',
      '/en/search',
      '/de/suchen',
      '/fr/rechercher',
      '/en-UK/search',
      '/en-US/search',
      '/en-CA/search',
      '/fr-CA/rechercher',
    ]) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(200);
      await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
    }
  });
});
