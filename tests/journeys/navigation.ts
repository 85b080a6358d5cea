import type { Page } from '@playwright/test';
import { expect } from './console.ts';

declare global {
  interface Window {
    /** Set by a journey; gone when the document was loaded anew. */
    sameDocument?: true;
  }
}

/** One way through the site in two locales: from home to a page of the main menu. */
export const WALKS = [
  {
    locale: 'nl',
    home: '/nl',
    link: 'Over ons',
    about: '/nl/over-ons',
    title: /^Over ons/,
    loading: 'De pagina komt eraan',
  },
  {
    locale: 'en-UK',
    home: '/en-UK',
    link: 'About',
    about: '/en-UK/about',
    title: /^About us/,
    loading: 'The page is on its way',
  },
] as const;

/** Opens a page and waits until links are followed in place. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-enhanced');
  await page.evaluate(() => {
    window.sameDocument = true;
  });
}

/** Whether no document was loaded since the page was opened. */
export function isSameDocument(page: Page) {
  return page.evaluate(() => window.sameDocument === true);
}

/** A link of the main menu. */
export function menuLink(page: Page, name: string) {
  return page.getByRole('banner').getByRole('link', { name, exact: true }).first();
}

/** Sets a link of the page's text to another address, as if an editor had written it. */
export async function write(page: Page, href: string) {
  await page.evaluate((address) => {
    document.querySelector('main a[href^="/"]')?.setAttribute('href', address);
  }, href);
  return page.locator(`main a[href="${href}"]`).first();
}

/** Writes a link into the page's text and follows it. */
export async function follow(page: Page, href: string) {
  await (await write(page, href)).click();
}

/** Keeps pages that are asked for as data until they are let go. */
export async function holdPayloads(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/_payload.json*', async (route) => {
    await promise;
    await route.continue().catch(() => {});
  });
  return resolve;
}

/** From now on time passes only as a journey says. */
export async function stopClock(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}
