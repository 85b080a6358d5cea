import { expect, test } from './console.ts';

test('Theme switch in the footer applies the theme to later pages and returns to the system setting', async ({
  page,
}) => {
  const dusk = page.getByRole('radio', { name: 'Dusk' });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/en-UK');
  const html = page.locator('html');
  await expect(html).toHaveCSS('color-scheme', 'light dark');
  await dusk.check({ force: true });
  await expect(html).toHaveCSS('color-scheme', 'dark');

  await page.goto('/en-UK/contact');
  await expect(html).toHaveCSS('color-scheme', 'dark');
  await expect(dusk).toBeChecked();

  await page.getByRole('radio', { name: 'Same as your device' }).check({ force: true });
  await page.reload();
  await expect(html).toHaveCSS('color-scheme', 'light dark');
});
