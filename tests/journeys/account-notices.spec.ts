import type { Page } from '@playwright/test';
import { routePath } from '#site/protocol/route-table';
import { formOf, sendForm, signInNewCustomer } from './account-forms.ts';
import { expect, test } from './console.ts';
import { byClick } from './input-method.ts';
import { field, main } from './main-content.ts';

// The response to a refused form has this status.
test.use({ expectedConsoleErrors: [/status of 422/] });

/** Signs a new customer in, on the screen with the details. */
async function openDetails(page: Page, code: 'nl' | 'de') {
  await signInNewCustomer(page, code);
  await page.goto(routePath('accountDetails', code));
  await expect(formOf(page, 'newsletter')).toBeVisible();
}

const DUTCH = { code: 'nl', saved: 'Je keuze is opgeslagen.' } as const;
const GERMAN = { code: 'de', saved: 'Ihre Auswahl ist gespeichert.' } as const;

test.describe('The account', () => {
  test('shows and focuses a notice in its form, until another form is refused', async ({ page }) => {
    const { code, saved } = DUTCH;
    await page.setViewportSize({ width: 390, height: 844 });
    await openDetails(page, code);
    await expect(main(page).locator('[data-island][data-hydrated]')).toBeAttached();
    await byClick.press(field(page, 'newsletter-isSubscribed'));
    await sendForm(page, 'newsletter', {}, byClick);
    const notice = formOf(page, 'newsletter').getByText(saved);
    await expect(notice).toBeInViewport();
    await expect(page.locator(':focus').getByText(saved)).toBeVisible();
    await sendForm(page, 'password', { 'password-newPassword': 'Basalt-16-lamp' }, byClick);
    await expect(field(page, 'password-currentPassword-error')).toBeVisible();
    await expect(notice).toHaveCount(0);
  });

  test('has tiles whose texts start at the same height', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    // German has the longest texts.
    const { code } = GERMAN;
    await signInNewCustomer(page, code);
    await page.goto(routePath('account', code));
    const gaps = await main(page)
      .locator('li:has(> a + span)')
      .evaluateAll((tiles) =>
        tiles.map(({ children: [title, text] }) =>
          Math.round((text?.getBoundingClientRect().top ?? 0) - (title?.getBoundingClientRect().bottom ?? 0)),
        ),
      );
    expect(gaps.length).toBeGreaterThan(2);
    expect(new Set(gaps).size).toBe(1);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

    test('scrolls to the form with the notice', async ({ page }) => {
      const { code, saved } = GERMAN;
      await openDetails(page, code);
      await sendForm(page, 'newsletter', {}, byClick);
      await expect(formOf(page, 'newsletter').getByText(saved)).toBeInViewport();
    });
  });
});
