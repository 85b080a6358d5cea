import { expect, test } from './console.ts';

const LOCALE_CASES = [
  {
    home: '/nl',
    search: '/nl/zoeken',
    button: 'Zoeken',
    query: 'deken',
    word: 'zorg',
    result: 'Materiaal en zorg',
    resultPath: '/nl/over-ons/materiaal-en-zorg',
  },
  {
    home: '/en-UK',
    search: '/en-UK/search',
    button: 'Search',
    query: 'blanket',
    word: 'care',
    result: 'Materials and care',
    resultPath: '/en-UK/about/materials-and-care',
  },
] as const;

test.describe('Search', () => {
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    for (const { search, word, result, resultPath } of LOCALE_CASES) {
      test(`finds a page by a word of its title at ${search}`, async ({ page }) => {
        await page.goto(search);
        await page.getByRole('main').getByRole('searchbox').fill(word);
        await page.keyboard.press('Enter');
        await expect(page.getByRole('main').getByRole('link', { name: result })).toHaveAttribute(
          'href',
          resultPath,
        );
        await expect(page).toHaveTitle(new RegExp(`“${word}”`));
      });
    }
  });

  for (const { home, search, button: name, query } of LOCALE_CASES) {
    for (const width of [390, 1440]) {
      test(`opens, submits and closes by keyboard from the header of ${home} at ${width} px`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(home);
        const button = page.getByRole('banner').getByRole('button', { name }).first();
        // The script makes the search field a combobox.
        const searchBox = page.getByRole('banner').locator('input[name=q]');
        await button.focus();
        await page.keyboard.press('Enter');
        await expect(searchBox).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(searchBox).toBeHidden();
        await expect(button).toBeFocused();

        await page.keyboard.press('Enter');
        await expect(searchBox).toBeFocused();
        await page.keyboard.type(query);
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(`${search}?q=${query}`);
        await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(query);
      });
    }
  }

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
});
