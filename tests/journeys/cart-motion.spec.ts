import type { Locator, Page } from '@playwright/test';
import { getMotions, pauseMotions, seekMotions } from '../primitives/paused-motion.ts';
import { expect, test } from './console.ts';
import { addToCart, main } from './main-content.ts';

/** Lists of products with the parts that slide when the first line is removed. `save` is the button that adds a product to a wishlist. */
const LISTS = [
  {
    path: '/en-US/cart',
    products: ['/en-US/hoeve-22-lantern.html', '/en-US/hoeve-31-lantern.html'],
    save: undefined,
    remove: /^Remove /,
    sliding: ['other line', 'shipping estimate', 'summary'],
  },
  {
    path: '/nl/verlanglijst',
    products: [
      '/nl/lantaarn-hoeve-22.html',
      '/nl/lantaarn-hoeve-31.html?variant=VV-HOEVE-31-CHALK',
      '/nl/tafellamp-maan-15.html',
    ],
    save: 'Bewaar op verlanglijst',
    remove: /verwijderen$/,
    sliding: ['second item', 'third item', 'button for all items', 'offer to sign in'],
  },
] as const;

const parts = (page: Page) => main(page).locator('[data-slides]:not([inert])');

/** Adds the products to the cart or the wishlist, and opens it. Animations are paused. */
async function openList(page: Page, { path, products, save }: (typeof LISTS)[number]) {
  await pauseMotions(page);
  for (const product of products) {
    if (save) {
      await page.goto(product);
      await expect(page.locator('[data-section=product]')).toHaveAttribute('data-hydrated', '');
      await main(page).getByRole('button', { name: save, exact: true }).click();
      await expect(main(page).locator(`a[href="${path}"]`)).toBeVisible();
    } else {
      await addToCart(page, product);
    }
  }
  // A form that adds to the cart has opened it.
  if (save) await page.goto(path);
  await expect(main(page).locator('[data-section][data-hydrated]').first()).toBeAttached();
}

const boxesOf = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.map((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return { top, bottom };
    }),
  );

for (const list of LISTS)
  test(`Parts below the lines of ${list.path} slide with them when a line is removed`, async ({ page }) => {
    // Below the width at which the summary is beside the lines.
    await page.setViewportSize({ width: 834, height: 1_112 });
    await openList(page, list);
    const { length } = list.sliding;
    await expect(parts(page)).toHaveCount(length + 1);
    const remove = parts(page).first().getByRole('button', { name: list.remove });
    await remove.hover();
    await waitForListMotion(page);
    await remove.click();
    await expect(parts(page)).toHaveCount(length);
    // The removed line fades out.
    const motions = ['opacity', ...list.sliding.map(() => 'transform')];
    await expect.poll(() => getMotions(page)).toEqual(motions);

    for (const share of [0, 0.2, 0.5, 0.8]) {
      await seekMotions(page, share);
      const boxes = await boxesOf(parts(page));
      for (const [index, name] of list.sliding.slice(1).entries())
        expect
          .soft(boxes[index + 1]?.top, `${name} at ${share}`)
          .toBeGreaterThanOrEqual((boxes[index]?.bottom ?? Infinity) - 1);
    }
  });

/** Waits until the script that animates lists has run. The pointer can have loaded it before a test waits for its response. */
async function waitForListMotion(page: Page) {
  const findScript = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .find((name) => name.includes('list-motion')),
    );
  await expect.poll(findScript).toBeDefined();
  // The page has already imported it, so this import does not load or run it again.
  await page.evaluate((url) => import(url ?? ''), await findScript());
}
