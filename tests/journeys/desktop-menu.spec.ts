import { expect, test } from './console.ts';

test.describe('Desktop menu', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('opens by keyboard, closes on Escape and returns focus to its button', async ({ page }) => {
    await page.goto('/nl');
    const button = page.getByRole('button', { name: 'Meer onder Verhalen' });
    const firstLink = page.getByRole('link', { name: 'Een bank in november' }).and(page.locator('header a'));
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(firstLink).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(firstLink).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(firstLink).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('opens one submenu on hover and closes it when the pointer leaves', async ({ page }) => {
    await page.goto('/nl');
    await expect(page.locator('html')).toHaveAttribute('data-enhanced');
    const stories = page.locator('#menu-2');
    const about = page.locator('#menu-3');
    const menu = page.getByRole('navigation', { name: 'Hoofdmenu' });
    await menu.getByRole('link', { name: 'Verhalen', exact: true }).hover();
    await expect(stories).toBeVisible();
    await stories.getByRole('link').first().hover();
    await expect(stories).toBeVisible();
    await menu.getByRole('link', { name: 'Over ons', exact: true }).hover();
    await expect(about).toBeVisible();
    await expect(stories).toBeHidden();
    await page.getByRole('contentinfo').hover();
    await expect(about).toBeHidden();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('opens a submenu and follows its link', async ({ page }) => {
      await page.goto('/nl');
      await page.getByRole('button', { name: 'Meer onder Over ons' }).click();
      await page.locator('#menu-3').getByRole('link', { name: 'Materiaal en zorg' }).click();
      await expect(page).toHaveURL(/\/nl\/over-ons\/materiaal-en-zorg$/);
    });
  });
});
