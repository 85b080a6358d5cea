import { expect, test } from './console.ts';

const LOCALE_CASES = [
  { home: '/nl', other: '/nl/contact', dusk: 'Schemer', system: 'Zoals je apparaat' },
  { home: '/en-UK', other: '/en-UK/contact', dusk: 'Dusk', system: 'Same as your device' },
] as const;

for (const { home, other, dusk, system } of LOCALE_CASES) {
  test.describe(`Theme switch in the footer of ${home}`, () => {
    test('applies the theme to later pages and returns to the system setting', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(home);
      const html = page.locator('html');
      await expect(html).toHaveCSS('color-scheme', 'light dark');
      await page.getByRole('radio', { name: dusk }).check({ force: true });
      await expect(html).toHaveCSS('color-scheme', 'dark');

      await page.goto(other);
      await expect(html).toHaveCSS('color-scheme', 'dark');
      await expect(page.getByRole('radio', { name: dusk })).toBeChecked();

      await page.getByRole('radio', { name: system }).check({ force: true });
      await page.reload();
      await expect(html).toHaveCSS('color-scheme', 'light dark');
    });
  });
}
