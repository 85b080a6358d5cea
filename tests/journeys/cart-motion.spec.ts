import type { Locator, Page } from '@playwright/test';
import { pauseMotions, seekMotions } from '../primitives/paused-motion.ts';
import { expect, test } from './console.ts';

const CARTS = [
  {
    path: '/nl/winkelwagen',
    products: ['/nl/lantaarn-hoeve-22.html', '/nl/lantaarn-hoeve-31.html'],
    remove: /verwijderen$/,
  },
  {
    path: '/en-US/cart',
    products: ['/en-US/hoeve-22-lantern.html', '/en-US/hoeve-31-lantern.html'],
    remove: /^Remove /,
  },
] as const;

const parts = (page: Page) => page.locator('[data-section=cart] [data-slides]:not([inert])');

/** Opens a cart with two lines in which animations are paused. */
async function openCart(page: Page, { path, products }: (typeof CARTS)[number]) {
  await pauseMotions(page);
  for (const product of products) {
    await page.goto(product);
    await page.locator('#buy').evaluate((form) => form instanceof HTMLFormElement && form.submit());
    await expect(page).toHaveURL(path);
  }
  await expect(page.locator('[data-section=cart]')).toHaveAttribute('data-hydrated', '');
}

const boxesOf = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.map((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return { top, bottom };
    }),
  );

for (const cart of CARTS)
  test(`What follows the lines of ${cart.path} slides with them when a line is removed`, async ({ page }) => {
    // Below the width at which the summary is beside the lines.
    await page.setViewportSize({ width: 834, height: 1_112 });
    await openCart(page, cart);
    // Two lines, the shipping estimate and the summary.
    await expect(parts(page)).toHaveCount(4);
    const remove = parts(page).first().getByRole('button', { name: cart.remove });
    await remove.focus();
    await page.evaluate((url) => import(url), await motionScriptOf(page));
    await remove.click();
    await expect(parts(page)).toHaveCount(3);

    for (const share of [0, 0.2, 0.5, 0.8]) {
      await seekMotions(page, share);
      const boxes = await boxesOf(parts(page));
      for (const [index, { bottom }] of boxes.slice(0, -1).entries())
        expect
          .soft(bottom, `part ${index} at ${share}`)
          .toBeLessThanOrEqual((boxes[index + 1]?.top ?? 0) + 1);
    }
  });

/** Returns the URL of the script that animates lists, after the page has loaded it. */
async function motionScriptOf(page: Page): Promise<string> {
  const find = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .find((name) => /list-motion/.test(name)),
    );
  await expect.poll(find).toBeDefined();
  return (await find()) ?? '';
}
