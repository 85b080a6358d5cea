import { expect, test } from '@playwright/test';

// The system says the opposite of what the toolbar says, so that only the toolbar can be what is followed.
const chosen = [
  { theme: 'dark', system: 'light' },
  { theme: 'light', system: 'dark' },
] as const;

for (const { theme, system } of chosen) {
  test(`with ${theme} chosen in the toolbar, an open modal and an open list are ${theme} too`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system, reducedMotion: 'reduce' });
    await page.goto(`/?story=design-system--modal--in-the-middle&theme=${theme}`);
    const dialog = page.getByRole('dialog', { name: 'Onderdelen op voorraad' });
    await expect(dialog).toHaveCSS('color-scheme', theme);

    await page.goto(`/?story=design-system--select--nothing-chosen&theme=${theme}`);
    await page.locator('#empty[role=combobox]').click();
    await expect(page.getByRole('listbox')).toHaveCSS('color-scheme', theme);
  });
}
