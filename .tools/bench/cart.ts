import type { Browser, Page } from '@playwright/test';
import { LAST_SCRIPT } from './first-load.ts';
import { launchBrowser } from './launch-browser.ts';
import { type Percentiles, percentiles } from './percentiles.ts';
import { serveSite, waitForIndexes } from './served-site.ts';

const PRODUCT_PATH = '/nl/lantaarn-hoeve-31.html';
const PAGES = { cart: '/nl/winkelwagen', 'checkout, contact': '/nl/bestellen/gegevens' } as const;
const VISITORS = 4;
/** Less than the stock of the product. */
const PRESSES = 11;
const TIMEOUT_MS = 10_000;

export type CartFigures = {
  /** Milliseconds from the press on “add to cart” to the drawer that is painted with the new cart. */
  readonly pressToDrawer: Percentiles;
  /** Bytes of the scripts of a page on its first load, brotli. */
  readonly scripts: Readonly<Record<keyof typeof PAGES, number>>;
};

/** Measures the cart on the demo catalogue: the time from a press to the painted drawer, and the scripts of cart and checkout. */
export async function measureCart(): Promise<CartFigures> {
  const site = await serveSite();
  const browser = await launchBrowser();
  try {
    await waitForIndexes(site.url);
    const times: number[] = [];
    for (let visitor = 0; visitor < VISITORS; visitor += 1)
      times.push(...(await measurePresses(browser, site.url)));
    const scripts = { cart: 0, 'checkout, contact': 0 };
    for (const name of ['cart', 'checkout, contact'] as const)
      scripts[name] = await measureScripts(browser, site.url, PAGES[name]);
    return { pressToDrawer: percentiles(times), scripts };
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** Returns the times of a new visitor. The first press is not measured, because it loads the mini cart, which a pointer loads earlier. */
async function measurePresses(browser: Browser, siteUrl: string): Promise<number[]> {
  const page = await openProduct(browser, siteUrl);
  const times: number[] = [];
  for (let press = 0; press <= PRESSES; press += 1) {
    times.push(await pressAddToCart(page, press + 1));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await page.context().close();
  return times.slice(1);
}

/** Opens a product and focuses its form. The focus loads the scripts of the mini cart, as a pointer does. */
async function openProduct(browser: Browser, siteUrl: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 1000 }, locale: 'nl-NL' });
  await page.goto(siteUrl + PRODUCT_PATH);
  await page.locator('[data-section=product][data-hydrated]').waitFor();
  const loaded = page.waitForResponse(/\/mount-mini-cart-[^/]+\.js$/);
  await page.locator('#quantity').focus();
  await (await loaded).finished();
  return page;
}

/**
 * Presses “add to cart”. Returns the milliseconds until the drawer with the new cart is painted.
 *
 * @param quantity the pieces in the cart after the press
 */
function pressAddToCart(page: Page, quantity: number): Promise<number> {
  return page.evaluate(
    async ({ expected, timeoutMs }) => {
      const button = document.querySelector<HTMLElement>('#buy button[type=submit]');
      if (!button) throw new Error('Expected a button that adds to the cart.');
      const startedAt = performance.now();
      button.click();
      const isShown = () => {
        const drawer = document.querySelector('[role=dialog]');
        const line = drawer?.querySelector('li form')?.textContent;
        return drawer?.querySelector('[aria-busy]') === null && line?.startsWith(String(expected)) === true;
      };
      while (!isShown()) {
        if (performance.now() - startedAt > timeoutMs)
          throw new Error(`Expected a drawer with ${expected} pieces within ${timeoutMs} ms.`);
        await new Promise(requestAnimationFrame);
      }
      // The task after the next frame runs when that frame is painted.
      await new Promise(requestAnimationFrame);
      await new Promise((resolve) => setTimeout(resolve));
      return performance.now() - startedAt;
    },
    { expected: quantity, timeoutMs: TIMEOUT_MS },
  );
}

/** Returns the bytes of the scripts of a page for a visitor with a cart and an empty browser cache. */
async function measureScripts(browser: Browser, siteUrl: string, path: string): Promise<number> {
  const adding = await openProduct(browser, siteUrl);
  await pressAddToCart(adding, 1);
  const storageState = await adding.context().storageState();
  await adding.context().close();

  const context = await browser.newContext({ storageState, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  const lastScript = page.waitForResponse(LAST_SCRIPT);
  await page.goto(siteUrl + path, { waitUntil: 'networkidle' });
  await (await lastScript).finished();
  await page.locator('main [data-island][data-hydrated]').first().waitFor();
  if (new URL(page.url()).pathname !== path) throw new Error(`Expected ${path}, got ${page.url()}.`);
  const bytes = await Promise.all(sizes);
  await context.close();
  return bytes.reduce((sum, size) => sum + size, 0);
}
