import { expect, test } from './console.ts';
import { type BuiltFile, buildPage, visitPage } from './select/serve-page.ts';

// No page of the demo site has this select yet, so it gets one here, under the site's own policy. Should the browser refuse
// anything, the console says so and the journey fails.
test.describe.configure({ mode: 'serial' });

let files: ReadonlyMap<string, BuiltFile>;
test.beforeAll(async () => {
  files = await buildPage();
});

test('under the site’s policy a list opens, is chosen from and closes, twice, and nothing is refused', async ({
  page,
}) => {
  await visitPage(page, files);
  const button = page.getByRole('combobox', { name: 'Land' });
  await expect(button).toHaveAttribute('data-state', 'closed');

  for (const answer of ['België', 'Frankrijk']) {
    await button.click();
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.getByRole('option', { name: answer }).click();
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(button).toHaveText(answer);
  }
  await expect(page.locator('style')).toHaveCount(1);
});

test('while its list is open the page stays where it is, and nothing on it moves', async ({ page }) => {
  await visitPage(page, files);
  // By its id: under an open list nothing else of the page has a role.
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
