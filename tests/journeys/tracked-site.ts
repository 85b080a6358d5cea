import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './console.ts';
import { startBuiltSite } from './server-processes.ts';

/** An event that the test tag manager has received. */
export type TagHit = {
  readonly id?: string;
  readonly event: string;
  readonly parameters?: Readonly<Record<string, unknown>>;
};

/** Serves the built site with the test provider of consent, and further variables. */
export function startTrackedSite(variables: Readonly<Record<string, string>>) {
  return startBuiltSite({ CONSENT_TEST: 'yes', ...variables });
}

/** Records what the browser sends to the tag manager: the scripts that it requests, and the events. */
export function recordTags(context: BrowserContext) {
  const scripts: string[] = [];
  const hits: TagHit[] = [];
  context.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/(?:gtm\.js|gtag\/js|server-side\.js)$/.test(pathname)) scripts.push(pathname + search);
    if (pathname === '/collect') hits.push(JSON.parse(request.postData() ?? '{}'));
  });
  return { scripts, hits, pageViews: () => hits.filter(({ event }) => event === 'page_view') };
}

/** Opens a page, and waits until links work without loading a document. */
export async function openTrackedPage(page: Page, url: string) {
  await page.goto(url);
  await expect(page.locator('html')).toHaveAttribute('data-enhanced');
}

/** Presses a button of the banner. */
export async function decide(page: Page, button: string) {
  await page
    .getByRole('dialog', { name: /Cookies/ })
    .getByRole('button', { name: button, exact: true })
    .click();
}
