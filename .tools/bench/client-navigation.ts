import type { Browser, Page } from '@playwright/test';
import { launchBrowser } from './launch-browser.ts';
import { median } from './percentiles.ts';
import { CPU_SLOWDOWN, SLOW_4G } from './slow-phone.ts';

const REPEATS = 5;
const FROM = '/nl';
const TO = '/nl/over-ons';

declare global {
  interface Window {
    watchForPaint(): void;
  }
}

type NavigationCost = { readonly ms: number; readonly bytes: number };

/**
 * Measures the navigation from one page to another in four variants: document load, first client navigation (loads the router), later
 * client navigation, and prefetched client navigation. Returns medians: milliseconds from the click to the paint of the new heading,
 * and bytes in that time.
 */
export async function measureClientNavigation(siteUrl: string, phone: 'slow' | 'fast') {
  const browser = await launchBrowser();
  try {
    const variants = {
      document: { usesRouter: false, navigations: 1, prefetches: false },
      'client, first time': { usesRouter: true, navigations: 1, prefetches: false },
      'client, later': { usesRouter: true, navigations: 2, prefetches: false },
      'client, prefetched': { usesRouter: true, navigations: 2, prefetches: true },
    };
    const rows: Record<string, { ms: number; bytes: number }> = {};
    for (const [name, variant] of Object.entries(variants)) {
      const costs: NavigationCost[] = [];
      for (let repeat = 0; repeat < REPEATS; repeat += 1)
        costs.push(await measure(browser, siteUrl, { ...variant, phone }));
      rows[name] = {
        ms: Math.round(median(costs.map(({ ms }) => ms))),
        bytes: median(costs.map(({ bytes }) => bytes)),
      };
    }
    return rows;
  } finally {
    await browser.close();
  }
}

type NavigationVariant = {
  readonly usesRouter: boolean;
  readonly navigations: number;
  readonly prefetches: boolean;
  readonly phone: 'slow' | 'fast';
};

async function measure(
  browser: Browser,
  siteUrl: string,
  { usesRouter, navigations, prefetches, phone }: NavigationVariant,
) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    locale: 'nl-NL',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (phone === 'slow') {
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  }
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.addInitScript(recordPaint);
  // The route rules, which prefetching needs, load one second after the page.
  const rules = page.waitForResponse(/\/builds\/meta\//);
  await page.goto(siteUrl + FROM, { waitUntil: 'load' });
  await (await rules).finished();
  await page.waitForLoadState('networkidle');
  for (let before = 1; before < navigations; before += 1) {
    await clickLink(page, '/nl/contact', true);
    await clickLink(page, FROM, true);
  }
  if (prefetches) {
    const payload = page.waitForResponse(/_payload\.json/);
    await page
      .locator(`footer a[href="${TO}"]`)
      .first()
      .dispatchEvent('pointerover', { pointerType: 'mouse' });
    await (await payload).finished();
  }
  await page.waitForLoadState('networkidle');
  bytes = 0;
  const ms = await clickLink(page, TO, usesRouter);
  const cost = { ms, bytes };
  await context.close();
  return cost;
}

/** Clicks a link. Returns the milliseconds until its page is painted. */
async function clickLink(page: Page, href: string, usesRouter: boolean) {
  const before = await page.title();
  await page.evaluate(
    ({ path, keepsDocument }) => {
      const link = document.querySelector<HTMLAnchorElement>(
        `footer a[href="${path}"], header a[href="${path}"]`,
      );
      if (!link) throw new Error(`Expected a link to ${path} in the header or footer, found none.`);
      sessionStorage.setItem('clicked', String(Date.now()));
      sessionStorage.setItem('previousTitle', document.title);
      window.watchForPaint();
      // The client does not handle links with a target.
      if (!keepsDocument) link.target = '_self';
      setTimeout(() => {
        link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        link.click();
      });
    },
    { path: href, keepsDocument: usesRouter },
  );
  await page.waitForFunction(
    (previousTitle) => document.title !== previousTitle && sessionStorage.getItem('painted') !== null,
    before,
  );
  return page.evaluate(() => {
    const [painted, clicked] = ['painted', 'clicked'].map((name) => Number(sessionStorage.getItem(name)));
    sessionStorage.removeItem('painted');
    return (painted ?? NaN) - (clicked ?? NaN);
  });
}

/** Runs first in each document. Records when a page with a new title has painted its heading. */
function recordPaint() {
  window.watchForPaint = () => {
    const check = () => {
      const previousTitle = sessionStorage.getItem('previousTitle');
      const heading = document.querySelector('main h1');
      if (previousTitle !== null && heading && document.title !== '' && document.title !== previousTitle) {
        // The next frame starts after the paint of this one.
        requestAnimationFrame(() => sessionStorage.setItem('painted', String(Date.now())));
        sessionStorage.removeItem('previousTitle');
      } else requestAnimationFrame(check);
    };
    requestAnimationFrame(check);
  };
  if (sessionStorage.getItem('previousTitle') !== null) window.watchForPaint();
}
