import { expect, test } from '@playwright/test';

// The system's theme is the opposite of the toolbar's, so that only the toolbar can cause the result.
const chosen = [
  { theme: 'dark', system: 'light' },
  { theme: 'light', system: 'dark' },
] as const;

for (const { theme, system } of chosen) {
  test(`An open modal and an open list use the ${theme} theme of the toolbar`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system, reducedMotion: 'reduce' });
    await page.goto(`/?story=design-system--modal--centred&theme=${theme}`);
    const dialog = page.getByRole('dialog', { name: 'Spare parts' });
    await expect(dialog).toHaveCSS('color-scheme', theme);

    await page.goto(`/?story=design-system--select--nothing-chosen&theme=${theme}`);
    await page.locator('#empty[role=combobox]').click();
    await expect(page.getByRole('listbox')).toHaveCSS('color-scheme', theme);
  });
}
