import { chromium, type Page } from '@playwright/test';
import { findOrFetchBrowser } from '../../.tools/find-browser.ts';
import { expect, test } from './console.ts';
import { menuLink, openPage } from './navigation.ts';

/** Playwright's own way waits for a document to load, and none does. */
function back(page: Page) {
  return page.evaluate(() => {
    setTimeout(() => history.back());
  });
}

test('a page that was left for another document comes back as it was', async ({ baseURL }) => {
  const browser = await chromium.launch({
    executablePath: findOrFetchBrowser(),
    args: ['--no-sandbox'],
    // Playwright turns off what is tested here.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({ baseURL: baseURL ?? '' });
    await page.addInitScript(() => localStorage.setItem('locale-suggestion', 'settled'));
    await openPage(page, '/nl');
    await menuLink(page, 'Over ons').click();
    await expect(page).toHaveTitle(/^Over ons/);
    await page.evaluate(() => {
      window.addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset['persisted'] = String(persisted);
      });
    });
    // Another locale is another document.
    await page.locator('footer a[data-locale=de]').click();
    await expect(page).toHaveURL(/\/de\/ueber-uns$/);
    await back(page);
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');

    await menuLink(page, 'Verhalen').click();
    await expect(page).toHaveTitle(/^Verhalen/);
    await back(page);
    await expect(page).toHaveTitle(/^Over ons/);
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  } finally {
    await browser.close();
  }
});
