import { expect, type Locator, type Page, test } from '@playwright/test';
import { addProduct, byRequests } from './visitor-requests.ts';

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

/** Adds a product to the cart by requests, and opens the cart page. `product` is a path, or a URL of another site. */
export async function addToCart(page: Page, product: string) {
  const url = new URL(product, test.info().project.use.baseURL);
  const { path } = await byRequests(page, (visitor) => addProduct(visitor, url.pathname), url.origin);
  await page.goto(url.origin + path);
  await expect(page.locator('[data-section=cart]')).toBeVisible();
}

/**
 * Returns the visible targets of a pointer that are lower than 44 px. Links in running text may be lower. The target of an input is its
 * label, if it has one.
 *
 * @param sides the sides that are measured
 */
export function findSmallTargets(targets: Locator, sides: readonly ('width' | 'height')[] = ['height']) {
  return targets.evaluateAll(
    (elements, measured) =>
      elements
        .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((element) => getComputedStyle(element).display !== 'inline')
        .map((element) =>
          element instanceof HTMLInputElement ? (element.closest('label') ?? element) : element,
        )
        .filter((element) => {
          const box = element.getBoundingClientRect();
          // Layouts with fractions of a pixel are rounded.
          return measured.some((side) => box[side] < 43.99);
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    sides,
  );
}
