import { expect, test } from './console.ts';
import { findButton, PHONE } from './phone-menu.ts';
import { tap } from './tap.ts';

test.describe('Locale switch', () => {
  test('opens the same page in another locale by keyboard and announces the locale once', async ({
    page,
  }) => {
    await page.goto('/nl/over-ons');
    await expect(page.locator('html')).toHaveAttribute('data-enhanced');
    const button = page.getByRole('button', { name: 'Land en taal: Nederland, Nederlands' });
    await button.focus();
    await page.keyboard.press('Enter');
    const list = page.getByRole('banner').getByRole('navigation', { name: 'Land en taal' });
    await list.getByRole('link', { name: 'United Kingdom, English' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/en-UK\/about$/);
    await expect(page.getByRole('button', { name: /United Kingdom, English/ })).toBeVisible();
    await expect(page.locator('header [aria-live]')).toHaveText(
      'Country and language: United Kingdom, English',
    );
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-enhanced');
    await expect(page.locator('header [aria-live]')).toBeEmpty();
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`Locale switch ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('keeps the variant that the visitor has chosen, but no tracking parameter', async ({ page }) => {
      await page.goto('/nl/lantaarn-hoeve-31.html?variant=VV-HOEVE-31-MOSS&utm_source=mail');
      if (javaScriptEnabled)
        await expect(page.locator('[data-section=product]')).toHaveAttribute('data-hydrated', '');
      await page.getByRole('link', { name: 'Klei', exact: true }).click();
      await expect(page).toHaveURL(/variant=VV-HOEVE-31-CLAY$/);
      await page.locator('footer a[data-locale=de]').click();
      await expect(page).toHaveURL(/\/de\/laterne-hoeve-31\.html\?variant=VV-HOEVE-31-CLAY$/);
    });

    test('keeps the search term', async ({ page }) => {
      await page.goto('/nl/zoeken?q=hoeve&gclid=1');
      await page.locator('footer a[data-locale=de]').click();
      await expect(page).toHaveURL(/\/de\/suchen\?q=hoeve$/);
    });
  });
}

test.describe('Locale switch on a phone', () => {
  test.use(PHONE);
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled });
      test('is in the menu', async ({ page }) => {
        await page.goto('/nl/over-ons');
        await tap(findButton(page));
        const menu = page.getByRole('navigation', { name: 'Menu' });
        await tap(menu.getByRole('link', { name: 'United Kingdom, English' }));
        await expect(page).toHaveURL(/\/en-UK\/about$/);
      });
    });
  }
});

test.describe('Locale switch on a page without translations', () => {
  test.use({ expectedConsoleErrors: [/404/] });
  test('links each locale to its home page, and the link name mentions that', async ({ page }) => {
    await page.goto('/nl/bestaat-niet');
    await page.getByRole('button', { name: /Land en taal/ }).click();
    const german = page.getByRole('banner').getByRole('link', { name: /Deutschland/ });
    await expect(german).toHaveAccessibleName(/zur Startseite/);
    await expect(german).toHaveAttribute('href', '/de');
  });
});
