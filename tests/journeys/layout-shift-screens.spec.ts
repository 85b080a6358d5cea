import type { Page } from '@playwright/test';
import { BUDGETS } from '../../.tools/bench/budgets.ts';
import {
  measureLayoutShift,
  observeLayoutShifts,
  readLayoutShift,
  SHIFT_WIDTHS,
} from '../../.tools/bench/layout-shift.ts';
import { expect, test } from './console.ts';
import { NL, openStep } from './order-steps.ts';

test.describe('Application screen with a late script', () => {
  for (const width of SHIFT_WIDTHS) {
    test(`keeps the height of lists, carts and addresses at ${width} px when it is hydrated`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await openStep(page, 'addresses');
      const addresses = new URL(page.url()).pathname;
      for (const path of [NL.cart, addresses, '/nl/tafels.html', '/nl/zoeken?q=lantaarn&show=products'])
        await expectSameHeight(page, path);
    });
  }

  /** Loads a page without the scripts of its screen, then lets them arrive. Expects the same heights of the sections. */
  async function expectSameHeight(page: Page, path: string) {
    const views = /\/_build\/(cart|addresses|category|search)-view-[^/]+\.js$/;
    const measured = Promise.withResolvers<void>();
    await page.route(views, async (route) => {
      await measured.promise;
      await route.continue();
    });
    const requested = page.waitForRequest(views);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await requested;
    const screen = page.locator('main [data-island]').first();
    await expect(page.locator('html[data-enhanced]')).toBeAttached();
    const heights = () =>
      page.locator('main, main > *').evaluateAll((parts) => parts.map((part) => part.clientHeight));
    const before = await heights();
    measured.resolve();
    await expect(screen).toHaveAttribute('data-hydrated', '');
    expect.soft(await heights(), path).toEqual(before);
    await page.unroute(views);
  }
});

/** Opens the page of a product, and waits until the browser has stored it as viewed. */
async function viewProduct(page: Page, path: string) {
  await page.goto(path);
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(path);
}

test('Recently viewed products do not move a page if they appear in the frame of a scroll', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await observeLayoutShifts(page, 1);
  // The second page shows the first product as recently viewed.
  for (const path of ['/nl/lantaarn-hoeve-31.html', '/nl/lantaarn-hoeve-22.html'])
    await viewProduct(page, path);
  await page.addInitScript(scrollToRecentlyViewedEverySecondFrame);
  await page.goto('/nl/lantaarn-hoeve-31.html');
  await expect(page.locator('[data-section=recently-viewed] li')).toHaveCount(1);
  const { score, moved } = await readLayoutShift(page);
  expect(score, moved.join('; ')).toBeLessThanOrEqual(BUDGETS.layoutShift.atMost);
});

for (const { products, cart } of [
  {
    products: ['/nl/lantaarn-hoeve-22.html', '/nl/lantaarn-hoeve-31.html', '/nl/glas-voor-hoeve-31.html'],
    cart: '/nl/winkelwagen',
  },
  {
    products: [
      '/fr-CA/lanterne-hoeve-22.html',
      '/fr-CA/lanterne-hoeve-31.html',
      '/fr-CA/verre-pour-hoeve-31.html',
    ],
    cart: '/fr-CA/panier',
  },
])
  test(`Recently viewed products neither move nor widen the empty cart ${cart}`, async ({ page }) => {
    const sizeAt = async (width: number) => {
      await page.setViewportSize({ width, height: 640 });
      const { score, moved } = await measureLayoutShift(page, cart);
      expect.soft(score, moved.join('; ')).toBeLessThanOrEqual(BUDGETS.layoutShift.atMost);
      return await page.evaluate(() => [
        document.querySelector('main')?.clientHeight,
        document.documentElement.scrollWidth,
      ]);
    };
    await observeLayoutShifts(page, 1);
    const widths = [320, 390, 834, 1440];
    const before = new Map<number, unknown>();
    for (const width of widths) before.set(width, await sizeAt(width));
    for (const path of products) await viewProduct(page, path);
    for (const width of widths) {
      expect.soft(await sizeAt(width), `${width} px`).toEqual(before.get(width));
      await expect(page.locator('main li button')).toHaveCount(products.length);
    }
  });

test('Recent searches do not move a search page that shows its end, and appear when the form is used', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await observeLayoutShifts(page, 1);
  await page.addInitScript(() => localStorage.setItem('recent-searches', '{"nl":["lantaarn"]}'));
  const { score, moved } = await measureLayoutShift(page, '/nl/zoeken?q=xyzzy');
  expect(score, moved.join('; ')).toBeLessThanOrEqual(BUDGETS.layoutShift.atMost);
  const main = page.getByRole('main');
  await main.getByRole('searchbox').focus();
  await expect(main.getByRole('heading', { name: 'Eerder gezocht' })).toBeVisible();
});

/**
 * Runs in the page before its scripts. The place of the recently viewed products is inside the window in every second frame, until
 * sixty frames after their section is hydrated.
 */
function scrollToRecentlyViewedEverySecondFrame() {
  let frames = 0;
  let isInside = false;
  const scroll = () => {
    const section = document.querySelector<HTMLElement>('[data-section=recently-viewed]');
    if (section) {
      isInside = !isInside;
      const top = isInside ? scrollY + section.getBoundingClientRect().top - innerHeight / 2 : 0;
      scrollTo({ top, behavior: 'instant' });
      if (section.dataset['hydrated'] === '') frames += 1;
    }
    if (frames < 60 || isInside) requestAnimationFrame(scroll);
  };
  requestAnimationFrame(scroll);
}
