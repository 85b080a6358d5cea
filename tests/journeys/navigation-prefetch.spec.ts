import type { Page } from '@playwright/test';
import { expect, test } from './console.ts';
import { menuLink, openPage, stopClock, LOCALE_CASES, setLinkAddress } from './navigation.ts';

declare global {
  interface Window {
    /** Pages asked for as data, as paths with their query. */
    askedFor: string[];
  }
}

/** Opens a page, waits until it knows the rules of its build, and stops the clock. */
async function openKnowing(page: Page, path: string) {
  await page.addInitScript(() => {
    window.askedFor = [];
    const { fetch } = window;
    window.fetch = (input, init) => {
      const address = new URL(input instanceof Request ? input.url : input, location.href);
      if (address.pathname.endsWith('/_payload.json')) {
        address.searchParams.delete('build');
        window.askedFor.push(address.pathname.replace('/_payload.json', '') + address.search);
      }
      return fetch(input, init);
    };
  });
  const rules = page.waitForResponse(/\/builds\/meta\/\w+\.json$/);
  await openPage(page, path);
  await (await rules).finished();
  await stopClock(page);
}

const askedFor = (page: Page) => page.evaluate(() => window.askedFor);

for (const { locale, home, link: name, about, title } of LOCALE_CASES) {
  test(`a page is asked for when a mouse rests on its link, and used by the click (${locale})`, async ({
    page,
  }) => {
    await openKnowing(page, home);
    await menuLink(page, name).hover();
    await page.clock.runFor(79);
    expect(await askedFor(page)).toEqual([]);
    const answer = page.waitForResponse(/_payload\.json/);
    await page.clock.runFor(1);
    expect(await askedFor(page)).toEqual([about]);
    await (await answer).finished();

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
}

test('a mouse that only passes asks for nothing; the focus that rests does', async ({ page }) => {
  await openKnowing(page, '/nl');
  await menuLink(page, 'Over ons').hover();
  await page.clock.runFor(79);
  await page.getByRole('heading', { level: 1 }).hover();
  await page.clock.runFor(500);
  expect(await askedFor(page)).toEqual([]);
  await menuLink(page, 'Over ons').focus();
  await page.clock.runFor(80);
  expect(await askedFor(page)).toEqual(['/nl/over-ons']);
});

test('a finger asks at once, for each page once, and for five at most at a time', async ({ page }) => {
  await openKnowing(page, '/nl');
  const asked = await page.evaluate(() => {
    const link = document.querySelector('main a[href^="/nl/"]');
    for (const at of [1, 1, 2, 3, 4, 5, 6, 7]) {
      link?.setAttribute('href', `/nl/over-ons?page=${at}`);
      link?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    }
    return window.askedFor;
  });
  expect(asked).toEqual([1, 2, 3, 4, 5].map((at) => `/nl/over-ons?page=${at}`));
});

test('what is not the same for everybody, not ours or not of this locale is not asked for', async ({
  page,
}) => {
  await openKnowing(page, '/nl');
  for (const href of [
    '/nl/zoeken?q=lamp',
    '/nl/over-ons?preview=true&token=x',
    '/en/about',
    '/nl/rss.xml',
    'https://elsewhere.test/nl/over-ons',
  ]) {
    await (await setLinkAddress(page, href)).dispatchEvent('pointerdown');
    await page.evaluate(() => document.querySelector('main a')?.setAttribute('href', '/'));
  }
  expect(await askedFor(page)).toEqual([]);
});

test('an address that has moved is asked for where it moved', async ({ page }) => {
  await openKnowing(page, '/nl');
  await (await setLinkAddress(page, '/nl/dealers')).dispatchEvent('pointerdown');
  expect(await askedFor(page)).toEqual(['/nl/verkooppunten']);
});

test('only pages that the build calls cached are asked for', async ({ page }) => {
  await page.route('**/builds/meta/*.json', (route) =>
    route.fulfill({
      json: { id: '', timestamp: 0, rules: { cached: ['/nl/contact'], parameters: [], redirects: [] } },
    }),
  );
  await openKnowing(page, '/nl');
  await (await setLinkAddress(page, '/nl/over-ons')).dispatchEvent('pointerdown');
  await (await setLinkAddress(page, '/nl/contact')).dispatchEvent('pointerdown');
  expect(await askedFor(page)).toEqual(['/nl/contact']);
});

for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
  test(`nothing is asked for early on a connection with ${JSON.stringify(connection)}`, async ({ page }) => {
    await page.addInitScript(
      (said) => Object.defineProperty(navigator, 'connection', { value: said }),
      connection,
    );
    await openKnowing(page, '/nl');
    await menuLink(page, 'Over ons').hover();
    await page.clock.runFor(500);
    await (await setLinkAddress(page, '/nl/contact')).dispatchEvent('pointerdown');
    expect(await askedFor(page)).toEqual([]);
  });
}
