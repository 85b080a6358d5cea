import type { Page } from '@playwright/test';
import { expect, test } from './console.ts';
import { byClick } from './input-method.ts';
import { acceptAndOrder, NL, openStep, reachReviewAsGuest } from './order-steps.ts';
import { dataNeedingConsent } from './stored-data.ts';

const AMERICAN = {
  category: '/en-US/lamps.html',
  product: '/en-US/hoeve-31-lantern.html',
  add: 'Add to cart',
  cart: '/en-US/cart',
  cartName: 'Cart, 1 item',
} as const;

/** The names of all events of the shop, and of their data. */
const EVENTS =
  /view_item|select_item|add_to_cart|remove_from_cart|view_cart|begin_checkout|add_shipping_info|add_payment_info|ecommerce|item_id/;

/** Records the requests of a page to other origins, and the requests that contain an event of the shop. */
function recordSentEvents(page: Page, origin: string) {
  const sent: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (url.startsWith('data:') || url.startsWith('blob:')) return;
    // The path is not compared, because the path of a script contains the name of its module.
    const { origin: receiver, search } = new URL(url);
    if (receiver !== origin || EVENTS.test(search + (request.postData() ?? ''))) sent.push(url);
  });
  return sent;
}

/** Number of entries of the queue of the tag manager. */
function queueLength(page: Page) {
  return page.evaluate(() => {
    const queue: unknown = Reflect.get(window, 'dataLayer');
    return Array.isArray(queue) ? queue.length : 0;
  });
}

test('Without consent no event leaves a category, a product and the cart', async ({
  page,
  context,
  baseURL,
}) => {
  const { category, product, add, cart, cartName } = AMERICAN;
  const sent = recordSentEvents(page, baseURL ?? '');
  await page.goto(category);
  await expect(page.locator('[data-section=category]')).toHaveAttribute('data-hydrated', '');
  await page.locator('[data-section=category] li a[href*=".html"]').first().hover();
  expect(await queueLength(page)).toBe(0);

  await page.goto(product);
  const section = page.locator('[data-section=product]');
  await expect(section).toHaveAttribute('data-hydrated', '');
  await section.locator('#buy').getByRole('button', { name: add }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('header a[data-slot=cart]')).toHaveAccessibleName(cartName);
  expect(await queueLength(page)).toBe(0);

  await page.goto(cart);
  await expect(page.locator('[data-section=cart]')).toHaveAttribute('data-hydrated', '');
  await page.getByRole('spinbutton').focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('header a[data-slot=cart]')).toHaveText('2');
  expect(await queueLength(page)).toBe(0);
  expect(await dataNeedingConsent(page, context)).toEqual([]);
  // Leaving the document would send the waiting events.
  await page.goto('about:blank');
  expect(sent).toEqual([]);
});

test('Without consent no event leaves the checkout and its confirmation', async ({
  page,
  context,
  baseURL,
}) => {
  const sent = recordSentEvents(page, baseURL ?? '');
  await openStep(page, 'contact');
  await reachReviewAsGuest(page, byClick);
  expect(await queueLength(page)).toBe(0);
  await acceptAndOrder(page, byClick, NL);
  await expect(page.locator('[data-island=checkout-confirmation][data-hydrated]')).toBeAttached();
  expect(await queueLength(page)).toBe(0);
  expect(await dataNeedingConsent(page, context)).toEqual([]);
  await page.goto('about:blank');
  expect(sent).toEqual([]);
});
