import { expect, test } from './console.ts';

// `search-results.spec.ts` searches without a script.
test('Search opens, closes and submits by keyboard from the header, on a phone and on a desktop', async ({
  page,
}) => {
  const button = page.getByRole('banner').getByRole('button', { name: 'Zoeken' }).first();
  // The script makes the search field a combobox.
  const searchBox = page.getByRole('banner').locator('input[name=q]');
  await page.goto('/nl');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(searchBox).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(searchBox).toBeHidden();
    await expect(button).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(searchBox).toBeFocused();
  await page.keyboard.type('deken');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/nl/zoeken?q=deken');
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('deken');
});
