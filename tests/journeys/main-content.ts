import { expect, type Page } from '@playwright/test';

/** The main element of a page. A modal dialog hides it from `getByRole`. */
export const main = (page: Page) => page.getByRole('main');

/** A field of a form by its id. */
export const field = (page: Page, id: string) => main(page).locator(`[id="${id}"]`);

/** Opens a page, and waits until its screen is hydrated. `isFirstDocument` then tells whether the browser still shows the same document. */
export async function openScreen(page: Page, path: string, island: string) {
  await page.goto(path);
  await expect(page.locator(`[data-island=${island}][data-hydrated]`)).toBeAttached();
  // A new document would not have this value.
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
}

/** Whether the browser shows the document that `openScreen` opened. */
export const isFirstDocument = (page: Page) => page.evaluate(() => 'isFirstDocument' in window);

/** Expects that the page has no horizontal scrolling. */
export async function expectToFit(page: Page) {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow).toBe(0);
}
