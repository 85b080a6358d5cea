import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startShopServer } from '#embedded/shop';
import { measureFirstLoad } from './first-load.ts';
import { createLargeCatalogue } from './large-catalogue.ts';
import { launchBrowser } from './launch-browser.ts';
import { type Percentiles, percentiles } from './percentiles.ts';
import { serveSite, waitForIndexes } from './served-site.ts';
import { fetchText, startCountingProxy, timeOf } from './shop-requests.ts';

/** Enough for several pages of 24 products in one category. */
const PRODUCTS = 500;
const PATH = '/nl/lampen.html';
/** A category that no other measurement opens. */
const NEW_PATH = '/nl/lampen/draagbaar.html';
const REPEATS = 20;
/** With this many choices, a single slow one does not change the 95th percentile. */
const CHOICES = 100;
/** Time before each choice, because a visitor looks at the list first. Meanwhile its pictures load. */
const PAUSE_MS = 300;
/** Number of values that are chosen before they are removed one by one. A list accepts at most 24 values. */
const CHOSEN_VALUES = 20;

export type CategoryPageFigures = {
  /** Bytes with 24 products: the document and all scripts, brotli. */
  readonly bytes: { readonly html: number; readonly scripts: number };
  /** Requests to the shop for a page that is in no cache. */
  readonly shopRequests: number;
  /** Milliseconds until the whole response. Each call without a cache requests another list. */
  readonly server: Readonly<Record<'not cached' | 'cached', Percentiles>>;
  /** Milliseconds from the click on a facet to the next paint of the list. */
  readonly interaction: Percentiles;
};

/** Measures a category page with 24 products of several hundred: bytes, requests, times of the server and of a choice in the list. */
export async function measureCategoryPage(): Promise<CategoryPageFigures> {
  const directory = await mkdtemp(join(tmpdir(), 'category-bench-'));
  const catalogue = createLargeCatalogue(PRODUCTS);
  const shop = await startShopServer({
    directory,
    catalogue: { fingerprint: () => String(PRODUCTS), read: () => catalogue },
    mediaDirectory: 'site/statamic/public/assets',
    port: 0,
  });
  const proxy = await startCountingProxy(shop.url);
  const site = await serveSite({ MAGENTO_BASE_URL: proxy.url, MAGENTO_MEDIA_URL: `${shop.url}/media` });
  try {
    await waitForIndexes(site.url);
    const url = site.url + PATH;
    // The path indexes, which all pages share, load with the first page.
    await fetchText(url);
    const html = await compressedSize(url);
    const notCached: number[] = [];
    for (let index = 0; index < REPEATS; index += 1)
      notCached.push(await timeOf(`${url}?filter=price%3A${index}_${index + 400}`));
    const before = proxy.count();
    await fetchText(`${site.url}${NEW_PATH}?filter=in_stock%3A1&sort=price%3Aasc`);
    const shopRequests = proxy.count() - before;
    const cached: number[] = [];
    for (let index = 0; index < REPEATS; index += 1) cached.push(await timeOf(url));
    const { scripts } = await measureFirstLoad(url);
    return {
      bytes: { html, scripts },
      shopRequests,
      server: { 'not cached': percentiles(notCached), cached: percentiles(cached) },
      interaction: percentiles(await measureInteractions(url)),
    };
  } finally {
    await site.stop();
    proxy.close();
    await shop.close();
    await rm(directory, { recursive: true, force: true });
  }
}

/** Bytes of the compressed body. */
async function compressedSize(url: string): Promise<number> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    const response = await page.goto(url);
    return (await response?.request().sizes())?.responseBodySize ?? NaN;
  } finally {
    await browser.close();
  }
}

/** Returns the times of choices in a list. Each choice checks or unchecks a facet. */
async function measureInteractions(url: string): Promise<number[]> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 1000 }, locale: 'nl-NL' });
    await page.goto(url);
    await page.locator('[data-island=category][data-hydrated]').waitFor();
    // The router loads at the first choice.
    await choose(page, 0);
    const times: number[] = [];
    for (let index = 1; index <= CHOICES; index += 1) times.push(await choose(page, index % CHOSEN_VALUES));
    return times;
  } finally {
    await browser.close();
  }
}

/** Presses a facet. Returns the milliseconds until the frame that paints the next list. */
function choose(page: Page, index: number): Promise<number> {
  return page.evaluate(
    async ({ position, pauseMs }) => {
      const facets = [
        ...document.querySelectorAll<HTMLInputElement>('main form input[type=checkbox]:enabled'),
      ];
      const facet = facets[position % facets.length];
      const list = document.querySelector('main section[aria-busy]');
      if (!facet || !list) throw new Error('Expected facets and a list.');
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      const shown = Promise.withResolvers<void>();
      // An observer, because a check in each frame would make the browser paint additional frames.
      const observer = new MutationObserver(() => {
        if (list.getAttribute('aria-busy') === 'false') shown.resolve();
      });
      observer.observe(list, { attributeFilter: ['aria-busy'] });
      const { href } = location;
      const startedAt = performance.now();
      facet.click();
      await shown.promise;
      observer.disconnect();
      // The task after the next frame runs when that frame is painted.
      await new Promise(requestAnimationFrame);
      await new Promise((resolve) => setTimeout(resolve));
      if (location.href === href) throw new Error('The choice did not change the address.');
      return performance.now() - startedAt;
    },
    { position: index, pauseMs: PAUSE_MS },
  );
}
