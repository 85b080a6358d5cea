import { expect, test } from './console.ts';
import { main } from './main-content.ts';
import { PHONE } from './phone-menu.ts';
import {
  ALL_PRODUCTS,
  banner,
  expectNoResults,
  expectRemembered,
  list,
  LOCALES,
  openPath,
  openSearch,
} from './search-results.ts';

const [DUTCH, GERMAN] = LOCALES;

for (const locale of [DUTCH, GERMAN]) {
  const { path, screen, popular, recent, clearScreen, cleared, misspelt, corrected } = locale;

  test(`The search of ${path} works by keyboard: popular terms, a correction, and the list of searches`, async ({
    page,
  }) => {
    const correction = banner(page).getByRole('option', { name: corrected }).first();
    // On a busy machine the search system can miss its time limit. The box then has pages only.
    await expect(async () => {
      await openPath(page, path);
      await page.keyboard.press('/');
      await expect(banner(page).getByRole('group', { name: popular })).toBeVisible();
      await page.keyboard.type(misspelt);
      await expect(correction).toBeVisible({ timeout: 10_000 });
    }).toPass();
    // The live region announces the number of suggestions.
    await expect(page.locator('[data-navigation] [aria-live]')).toHaveText(/^\d+ /);
    await page.keyboard.press('ArrowDown');
    await expect(correction).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${screen}?q=${corrected}`);
    await expect(main(page).getByRole('status').first()).toContainText(corrected);
    await expectRemembered(page, corrected);

    await openSearch(page, screen);
    const searches = main(page).getByRole('heading', { name: recent });
    await main(page).getByRole('searchbox').focus();
    await expect(searches).toBeVisible();
    await main(page).getByRole('button', { name: clearScreen }).focus();
    await page.keyboard.press('Enter');
    await expect(searches).toBeHidden();
    await expect(main(page).getByText(cleared)).toBeAttached();
    await expect(main(page).getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('zebra');
    await page.keyboard.press('Enter');
    await expectNoResults(page, locale);
  });
}

// The same with other input needs one locale.
for (const { path, screen, sort, secondPage, position } of [DUTCH])
  test(`The sort order and the pages of products of ${path} are in the URL, by keyboard`, async ({
    page,
  }) => {
    await openSearch(page, `${screen}?${ALL_PRODUCTS}`);
    await main(page).getByRole('combobox', { name: sort }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL(`${screen}?${ALL_PRODUCTS}&sort=price%3Aasc`);
    await expect(list(page)).toHaveAttribute('aria-busy', 'false');
    await main(page).getByRole('link', { name: secondPage, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${screen}?${ALL_PRODUCTS}&sort=price%3Aasc&page=2`);
    await expect(list(page).getByRole('status')).toContainText(position);
    await expect(list(page).locator('> h2')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(`${screen}?${ALL_PRODUCTS}&sort=price%3Aasc`);
    await expect(list(page).getByRole('status')).not.toContainText(position);
    await page.reload();
    await expect(main(page).getByRole('combobox', { name: sort })).toHaveValue('price:asc');
  });

test.describe('By touch', () => {
  test.use({ ...PHONE, locale: GERMAN.browser });

  test('a correction, the next page, no results, and clearing the list of searches', async ({ page }) => {
    const { path, screen, recent, cleared, misspelt, corrected, button, clearBox, secondPage } = GERMAN;
    await openSearch(page, `${screen}?q=${misspelt}`);
    await main(page).getByRole('link', { name: corrected, exact: true }).first().tap();
    await expect(page).toHaveURL(`${screen}?q=${corrected}`);
    await expectRemembered(page, corrected);
    await openSearch(page, `${screen}?${ALL_PRODUCTS}`);
    await main(page).getByRole('link', { name: secondPage, exact: true }).tap();
    await expect(page).toHaveURL(`${screen}?${ALL_PRODUCTS}&page=2`);
    await openSearch(page, `${screen}?q=zebra`);
    await expectNoResults(page, GERMAN);

    await openPath(page, path);
    await banner(page).getByRole('button', { name: button, exact: true }).first().tap();
    const searches = banner(page).getByRole('group', { name: recent });
    await expect(searches.getByRole('option', { name: corrected })).toBeVisible();
    await banner(page).getByRole('button', { name: clearBox }).tap();
    await expect(searches).toBeHidden();
    await expect(page.locator('[data-navigation] [aria-live]')).toHaveText(cleared);
    await expect(banner(page).getByRole('combobox')).toBeFocused();
  });
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a correction, the pages and no results work', async ({ page }) => {
    const { screen, popular, misspelt, corrected, secondPage } = DUTCH;
    await page.goto(screen);
    await expect(main(page).getByRole('heading', { name: popular })).toBeVisible();
    await main(page).getByRole('searchbox').fill(misspelt);
    await page.keyboard.press('Enter');
    await main(page).getByRole('link', { name: corrected, exact: true }).first().click();
    await expect(page).toHaveURL(`${screen}?q=${corrected}`);
    await page.goto(`${screen}?${ALL_PRODUCTS}`);
    const first = await main(page).getByRole('article').first().innerText();
    await main(page).getByRole('link', { name: secondPage, exact: true }).click();
    await expect(page).toHaveURL(`${screen}?${ALL_PRODUCTS}&page=2`);
    expect(await main(page).getByRole('article').first().innerText()).not.toBe(first);
    await page.goto(`${screen}?q=zebra`);
    await expectNoResults(page, DUTCH);
  });
});
