import { type Browser, chromium, type Page } from '@playwright/test';
import { routePath } from '#site/protocol/route-table';
import { findOrInstallBrowser } from '../../.tools/find-browser.ts';
import { formOf, sendForm, signInNewCustomer } from './account-forms.ts';
import { expect, test as base } from './console.ts';
import { byClick } from './input-method.ts';
import { main } from './main-content.ts';
import { LOCALE_CASES, menuLink, openPage } from './navigation.ts';

const test = base.extend<object, { cachingBrowser: Browser }>({
  // A browser with the back/forward cache, which Playwright disables by default.
  cachingBrowser: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const browser = await chromium.launch({
        executablePath: findOrInstallBrowser(),
        args: ['--no-sandbox'],
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ cachingBrowser, baseURL }, use) => {
    const context = await cachingBrowser.newContext({ baseURL: baseURL ?? '' });
    await use(context);
    await context.close();
  },
});

// Both cases share the browser of one worker.
test.describe.configure({ mode: 'default' });

/** Playwright's `goBack` waits for a document load, which the back/forward cache skips. */
function goBack(page: Page) {
  return page.evaluate(() => {
    setTimeout(() => history.back());
  });
}

test('Page returns from the back/forward cache after another document', async ({ page }) => {
  const [{ home, link, title, stories }] = LOCALE_CASES;
  await openPage(page, home);
  await menuLink(page, link).click();
  await expect(page).toHaveTitle(title);
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['persisted'] = String(persisted);
    });
  });
  // Another locale loads a new document.
  await page.locator('footer a[data-locale=de]').click();
  await expect(page).toHaveURL(/\/de\/ueber-uns$/);
  await goBack(page);
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');

  await menuLink(page, stories.link).click();
  await expect(page).toHaveTitle(stories.title);
  await goBack(page);
  await expect(page).toHaveTitle(title);
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
});

test('The account does not return from the back/forward cache after signing out', async ({ page }) => {
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) sessionStorage.setItem('persisted', location.pathname);
    });
  });
  const email = await signInNewCustomer(page, 'nl');
  // The document of the home page can enter the back/forward cache. Client navigation then shows the account in this document.
  await openPage(page, '/nl');
  await page.locator('header a[data-slot=account]').click();
  await expect(main(page)).toContainText(email);
  // The customer signs out in a new document.
  await page.locator('footer a[data-locale=en]').click();
  await expect(page).toHaveURL(routePath('account', 'en'));
  await sendForm(page, 'sign-out', {}, byClick);
  await expect(page).toHaveURL(/done=signed-out$/);

  await goBack(page);
  await expect(page).toHaveURL(/next=/);
  await goBack(page);
  await expect(page).toHaveURL(/\/nl\//);
  await expect(formOf(page, 'sign-in')).toBeVisible();
  await expect(page.locator('body')).not.toContainText(email);
  expect(await page.evaluate(() => sessionStorage.getItem('persisted'))).toBe(routePath('account', 'nl'));
});
