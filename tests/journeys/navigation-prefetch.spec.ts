import type { Page } from '@playwright/test';
import { routePath } from '#site/protocol/route-table';
import { expect, test } from './console.ts';
import {
  LOCALE_CASES,
  menuLink,
  openPage,
  recordReadResponses,
  setLinkHref,
  stopClock,
  waitForRouteRules,
} from './navigation.ts';

declare global {
  interface Window {
    /** Path and query of each page whose payload was requested. */
    requestedPages: string[];
  }
}

/** Opens a page, waits for the route rules of its build, and stops the clock. */
async function openWithRules(page: Page, path: string) {
  await page.addInitScript(() => {
    window.requestedPages = [];
    const { fetch } = window;
    window.fetch = (input, init) => {
      const address = new URL(input instanceof Request ? input.url : input, location.href);
      if (address.pathname.endsWith('/_payload.json')) {
        address.searchParams.delete('build');
        window.requestedPages.push(address.pathname.replace('/_payload.json', '') + address.search);
      }
      return fetch(input, init);
    };
  });
  await recordReadResponses(page);
  await openPage(page, path);
  await waitForRouteRules(page);
  await stopClock(page);
}

const getRequestedPages = (page: Page) => page.evaluate(() => window.requestedPages);

// Each case is in one of the two locales, because it depends on no text.
const [DUTCH, BRITISH] = LOCALE_CASES;

test('Link prefetches its page after 80 ms of hover, and the click uses it', async ({ page }) => {
  const { home, link: name, about, title } = DUTCH;
  await openWithRules(page, home);
  await menuLink(page, name).hover();
  await page.clock.runFor(79);
  expect(await getRequestedPages(page)).toEqual([]);
  const payload = page.waitForResponse(/_payload\.json/);
  await page.clock.runFor(1);
  expect(await getRequestedPages(page)).toEqual([about]);
  await (await payload).finished();

  const session = await page.context().newCDPSession(page);
  const fromCache: string[] = [];
  session.on('Network.responseReceived', ({ response }) => {
    if (response.fromDiskCache) fromCache.push(new URL(response.url).pathname);
  });
  session.on('Network.requestServedFromCache', () => fromCache.push('memory'));
  await session.send('Network.enable');
  await menuLink(page, name).click();
  await expect(page).toHaveTitle(title);
  expect(fromCache).toContain(`${about}/_payload.json`);
});

test('Link does not prefetch on a short hover, and prefetches on focus', async ({ page }) => {
  const { home, link, about } = BRITISH;
  await openWithRules(page, home);
  await menuLink(page, link).hover();
  await page.clock.runFor(79);
  await page.getByRole('heading', { level: 1 }).hover();
  await page.clock.runFor(500);
  expect(await getRequestedPages(page)).toEqual([]);
  await menuLink(page, link).focus();
  await page.clock.runFor(80);
  expect(await getRequestedPages(page)).toEqual([about]);
});

test('Touch prefetches without delay, each page once, at most five in parallel', async ({ page }) => {
  const { home, about } = DUTCH;
  await openWithRules(page, home);
  const requested = await page.evaluate(
    ({ root, path }) => {
      const first = document.querySelector(`main a[href^="${root}/"]`);
      for (const at of [1, 1, 2, 3, 4, 5, 6, 7]) {
        first?.setAttribute('href', `${path}?page=${at}`);
        first?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
      }
      return window.requestedPages;
    },
    { root: home, path: about },
  );
  expect(requested).toEqual([1, 2, 3, 4, 5].map((at) => `${about}?page=${at}`));
});

test('Uncacheable pages, other locales and other sites are not prefetched', async ({ page }) => {
  const { locale, home, about, search } = BRITISH;
  await openWithRules(page, home);
  for (const href of [
    `${search}?q=lamp`,
    routePath('cart', locale),
    routePath('checkoutReview', locale),
    routePath('accountOrders', locale),
    `${about}?preview=true&token=x`,
    '/en/about',
    `${home}/rss.xml`,
    `https://elsewhere.test${about}`,
  ]) {
    await (await setLinkHref(page, href)).dispatchEvent('pointerdown');
    await page.evaluate(() => document.querySelector('main a')?.setAttribute('href', '/'));
  }
  expect(await getRequestedPages(page)).toEqual([]);
});

// Only Dutch has a redirect in the file of the operators.
test('Link to a redirected URL prefetches the redirect target', async ({ page }) => {
  await openWithRules(page, '/nl');
  await (await setLinkHref(page, '/nl/dealers')).dispatchEvent('pointerdown');
  expect(await getRequestedPages(page)).toEqual(['/nl/verkooppunten']);
});

test('Only pages that the route rules list as cached are prefetched', async ({ page }) => {
  const { home, about, contact } = DUTCH;
  await page.route('**/builds/meta/*.json', (route) =>
    route.fulfill({
      json: {
        id: '',
        timestamp: 0,
        rules: { cached: [contact], personal: [], parameters: [], redirects: [] },
      },
    }),
  );
  await openWithRules(page, home);
  await (await setLinkHref(page, about)).dispatchEvent('pointerdown');
  await (await setLinkHref(page, contact)).dispatchEvent('pointerdown');
  expect(await getRequestedPages(page)).toEqual([contact]);
});

for (const [{ locale, home, link, contact }, connection] of [
  [DUTCH, { saveData: true }],
  [BRITISH, { effectiveType: '2g' }],
  [DUTCH, { effectiveType: 'slow-2g' }],
] as const) {
  test(`Slow connection disables prefetching: ${JSON.stringify(connection)} (${locale})`, async ({
    page,
  }) => {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value }),
      connection,
    );
    await openWithRules(page, home);
    await menuLink(page, link).hover();
    await page.clock.runFor(500);
    await (await setLinkHref(page, contact)).dispatchEvent('pointerdown');
    expect(await getRequestedPages(page)).toEqual([]);
  });
}
