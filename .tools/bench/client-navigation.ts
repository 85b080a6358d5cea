import { type Browser, chromium, type Page } from '@playwright/test';
import { findOrFetchBrowser } from '../find-browser.ts';
import { CPU_SLOWDOWN, SLOW_4G } from './slow-phone.ts';

const REPEATS = 5;
const FROM = '/nl';
const TO = '/nl/over-ons';

declare global {
  interface Window {
    watchForPaint(): void;
  }
}

type Visit = { readonly ms: number; readonly bytes: number };

/**
 * What the way from one page to the next costs a visitor who has the first one: as a document, in place for the first time (the
 * router comes along), in place from then on, and in place after resting on the link. Medians: milliseconds from the press until
 * the new heading is painted, bytes over the wire in that time.
 */
export async function measureClientNavigation(siteUrl: string, phone: 'slow' | 'unhindered') {
  const browser = await chromium.launch({ executablePath: findOrFetchBrowser(), args: ['--no-sandbox'] });
  try {
    const ways = {
      'as a document': { inPlace: false, visits: 1, rests: false },
      'in place, the first time': { inPlace: true, visits: 1, rests: false },
      'in place, from then on': { inPlace: true, visits: 2, rests: false },
      'in place, after resting on the link': { inPlace: true, visits: 2, rests: true },
    };
    const rows: Record<string, { ms: number; bytes: number }> = {};
    for (const [way, how] of Object.entries(ways)) {
      const visits: Visit[] = [];
      for (let repeat = 0; repeat < REPEATS; repeat += 1)
        visits.push(await visit(browser, siteUrl, { ...how, phone }));
      rows[way] = {
        ms: Math.round(medianOf(visits.map(({ ms }) => ms))),
        bytes: medianOf(visits.map(({ bytes }) => bytes)),
      };
    }
    return rows;
  } finally {
    await browser.close();
  }
}

type How = {
  readonly inPlace: boolean;
  readonly visits: number;
  readonly rests: boolean;
  readonly phone: 'slow' | 'unhindered';
};

async function visit(browser: Browser, siteUrl: string, { inPlace, visits, rests, phone }: How) {
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
  await page.addInitScript(noteFirstPaint);
  // The rules of the build, by which pages are asked for early, come a second after the page.
  const rules = page.waitForResponse(/\/builds\/meta\//);
  await page.goto(siteUrl + FROM, { waitUntil: 'load' });
  await (await rules).finished();
  await page.waitForLoadState('networkidle');
  for (let before = 1; before < visits; before += 1) {
    await press(page, '/nl/contact', true);
    await press(page, FROM, true);
  }
  if (rests) {
    const asked = page.waitForResponse(/_payload\.json/);
    await page
      .locator(`footer a[href="${TO}"]`)
      .first()
      .dispatchEvent('pointerover', { pointerType: 'mouse' });
    await (await asked).finished();
  }
  await page.waitForLoadState('networkidle');
  bytes = 0;
  const ms = await press(page, TO, inPlace);
  const cost = { ms, bytes };
  await context.close();
  return cost;
}

/** Presses a link, and waits until its page is painted; gives how long that took. */
async function press(page: Page, href: string, inPlace: boolean) {
  const before = await page.title();
  await page.evaluate(
    ({ address, staysHere }) => {
      const link = document.querySelector<HTMLAnchorElement>(
        `footer a[href="${address}"], header a[href="${address}"]`,
      );
      if (!link) throw new Error(`No link leads to ${address}.`);
      sessionStorage.setItem('pressed', String(Date.now()));
      sessionStorage.setItem('left', document.title);
      window.watchForPaint();
      // A link that names its window is left to the browser.
      if (!staysHere) link.target = '_self';
      setTimeout(() => {
        link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        link.click();
      });
    },
    { address: href, staysHere: inPlace },
  );
  await page.waitForFunction(
    (left) => document.title !== left && sessionStorage.getItem('painted') !== null,
    before,
  );
  return page.evaluate(() => {
    const [painted, pressed] = ['painted', 'pressed'].map((name) => Number(sessionStorage.getItem(name)));
    sessionStorage.removeItem('painted');
    return (painted ?? NaN) - (pressed ?? NaN);
  });
}

/** Runs in each document from its first moment: notes when a page with another title than the one left has painted its heading. */
function noteFirstPaint() {
  window.watchForPaint = () => {
    const look = () => {
      const left = sessionStorage.getItem('left');
      const heading = document.querySelector('main h1');
      if (left !== null && heading && document.title !== '' && document.title !== left) {
        // The frame after next begins when this one has been painted.
        requestAnimationFrame(() => sessionStorage.setItem('painted', String(Date.now())));
        sessionStorage.removeItem('left');
      } else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
  if (sessionStorage.getItem('left') !== null) window.watchForPaint();
}

function medianOf(values: readonly number[]) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}
