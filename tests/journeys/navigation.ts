import type { Page } from '@playwright/test';
import { expect } from './console.ts';

declare global {
  interface Window {
    /** Set by `markDocument`. A new document does not have it. */
    isSameDocument?: true;
    /** Paths of the JSON responses that scripts of the page have read. */
    readResponses?: string[];
  }
}

/** Two locales, each with a link in the main menu of its home page. */
export const LOCALE_CASES = [
  {
    locale: 'nl',
    home: '/nl',
    link: 'Over ons',
    about: '/nl/over-ons',
    contact: '/nl/contact',
    search: '/nl/zoeken',
    stories: { link: 'Verhalen', path: '/nl/verhalen', title: /^Verhalen/ },
    sections: { link: 'Bouwstenen', path: '/nl/secties' },
    lamps: { path: '/nl/lampen.html', name: 'Lampen' },
    lantern: { path: '/nl/lantaarn-hoeve-31.html', name: 'Lantaarn Hoeve 31', colour: 'Mos' },
    title: /^Over ons/,
    loading: 'De pagina wordt geladen',
    logo: 'Veld & Vonk, naar de startpagina',
    next: 'Volgende',
    slide: /^[2-9] van \d/,
    preview: 'Voorbeeld: je ziet ook concepten',
    missing: '/nl/bestaat-niet',
    missingTitle: '404, Pagina niet gevonden: /nl/bestaat-niet',
  },
  {
    locale: 'en-UK',
    home: '/en-UK',
    link: 'About',
    about: '/en-UK/about',
    contact: '/en-UK/contact',
    search: '/en-UK/search',
    stories: { link: 'Stories', path: '/en-UK/stories', title: /^Stories/ },
    sections: { link: 'Building blocks', path: '/en-UK/sections' },
    lamps: { path: '/en-UK/lamps.html', name: 'Lamps' },
    lantern: { path: '/en-UK/hoeve-31-lantern.html', name: 'Hoeve 31 lantern', colour: 'Moss' },
    title: /^About us/,
    loading: 'The page is loading',
    logo: 'Veld & Vonk, to the home page',
    next: 'Next',
    slide: /^[2-9] of \d/,
    preview: 'Preview: drafts are shown',
    missing: '/en-UK/does-not-exist',
    missingTitle: '404, Page Not Found: /en-UK/does-not-exist',
  },
] as const;

/** Opens a page and waits until client navigation is active. */
export async function openPage(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-enhanced');
  await markDocument(page);
}

/** Marks the current document for `isSameDocument`. */
export async function markDocument(page: Page) {
  await page.evaluate(() => {
    window.isSameDocument = true;
  });
}

/** Returns whether no document was loaded since `markDocument` or `openPage`. */
export function isSameDocument(page: Page) {
  return page.evaluate(() => window.isSameDocument === true);
}

/** Records which JSON responses the page reads, for `countReadResponses`. Call it before the page is opened. */
export async function recordReadResponses(page: Page) {
  await page.addInitScript(() => {
    const paths: string[] = [];
    window.readResponses = paths;
    const { json } = Response.prototype;
    Response.prototype.json = async function readAndRecord() {
      const value: unknown = await json.call(this);
      paths.push(new URL(this.url).pathname);
      return value;
    };
  });
}

/** Returns how many responses of these paths the page has read. A response that has arrived is not always read yet. */
export function countReadResponses(page: Page, path: RegExp) {
  return page.evaluate(
    (source) => (window.readResponses ?? []).filter((read) => new RegExp(source).test(read)).length,
    path.source,
  );
}

/** Waits until the page has read the route rules of its build. */
export async function waitForRouteRules(page: Page) {
  await expect.poll(() => countReadResponses(page, /\/builds\/meta\//)).toBe(1);
}

/** Resolves after the next frame. A new page scrolls to its target again in its first frame, and would undo an earlier scroll. */
export function waitForFrame(page: Page) {
  return page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
}

/** Finds a link of the main menu by its name. */
export function menuLink(page: Page, name: string) {
  return page.getByRole('banner').getByRole('link', { name, exact: true }).first();
}

/** Changes the URL of the first internal link in `main`, and returns that link. */
export async function setLinkHref(page: Page, href: string) {
  await page.evaluate((address) => {
    document.querySelector('main a[href^="/"]')?.setAttribute('href', address);
  }, href);
  return page.locator(`main a[href="${href}"]`).first();
}

/** Clicks a link with this URL. */
export async function followLinkTo(page: Page, href: string) {
  await (await setLinkHref(page, href)).click();
}

/** Delays payload responses until the returned function is called. */
export async function delayPayloads(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/_payload.json*', async (route) => {
    await promise;
    await route.continue().catch(() => {});
  });
  return resolve;
}

/** Stops the page's clock. It advances only by `page.clock` after this call. */
export async function stopClock(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}
