import { expect, test } from './console.ts';
import { type BuiltFile, buildPage, visitPage } from './select/serve-page.ts';

// No page of the demo site contains this select, so it is tested on its own page under the site's content security policy.
// A violation of the policy is logged to the console and fails the journey.
test.describe.configure({ mode: 'serial' });

let files: ReadonlyMap<string, BuiltFile>;
test.beforeAll(async () => {
  files = await buildPage();
});

test('Select opens, selects and closes without violating the content security policy', async ({ page }) => {
  await visitPage(page, files);
  const button = page.getByRole('combobox', { name: 'Land' });
  await expect(button).toHaveAttribute('data-state', 'closed');

  for (const country of ['België', 'Frankrijk']) {
    await button.click();
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.getByRole('option', { name: country }).click();
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(button).toHaveText(country);
  }
  await expect(page.locator('style')).toHaveCount(1);
});

test('Open select locks scrolling without moving the page', async ({ page }) => {
  await visitPage(page, files);
  // Located by id, because an open list hides the page from the accessibility tree.
  const button = page.locator('#land');
  await expect(button).toHaveAttribute('data-state', 'closed');
  const before = await button.boundingBox();

  await button.press('Enter');
  await expect(page.getByRole('listbox')).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');

  await page.keyboard.press('Escape');
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
  await expect(button).toBeFocused();
});
