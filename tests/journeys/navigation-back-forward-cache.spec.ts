import { chromium, type Page } from '@playwright/test';
import { findOrInstallBrowser } from '../../.tools/find-browser.ts';
import { expect, test } from './console.ts';
import { LOCALE_CASES, menuLink, openPage } from './navigation.ts';

/** Playwright's `goBack` waits for a document load, which the back/forward cache skips. */
function goBack(page: Page) {
  return page.evaluate(() => {
    setTimeout(() => history.back());
  });
}

for (const { locale, home, link, title, stories } of LOCALE_CASES)
  test(`Page returns from the back/forward cache after another document (${locale})`, async ({ baseURL }) => {
    const browser = await chromium.launch({
      executablePath: findOrInstallBrowser(),
      args: ['--no-sandbox'],
      // Playwright disables the back/forward cache by default.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    try {
      const page = await browser.newPage({ baseURL: baseURL ?? '' });
      await page.addInitScript(() => localStorage.setItem('locale-suggestion', 'settled'));
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
    } finally {
      await browser.close();
    }
  });
