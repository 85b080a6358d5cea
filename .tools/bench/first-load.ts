import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page, Request } from '@playwright/test';
import { launchBrowser } from './launch-browser.ts';

/** The last script that a page loads by itself, a second after its start. */
export const LAST_SCRIPT = /\/prefetch-[^/]+\.js$/;

const PENDING_POLL_MS = 50;

type Bytes = Readonly<Record<string, number>>;

/** Bytes of a first visit. */
export type FirstLoad = {
  /** By resource type, over the network with headers, until the load event. */
  readonly untilLoad: Bytes;
  /** By resource type, over the network with headers, after scrolling through the page. */
  readonly afterScrolling: Bytes;
  /** Bodies of all scripts after scrolling, brotli. */
  readonly scripts: number;
  /** Inlined scripts, which run before the largest paint, uncompressed. */
  readonly inlinedScripts: number;
  /** Inlined CSS, brotli. */
  readonly inlinedCss: number;
};

/**
 * Measures a first visit on a phone of 390 px.
 *
 * @throws {Error} if the site does not respond with the page
 */
export async function measureFirstLoad(url: string): Promise<FirstLoad> {
  const browser = await launchBrowser();
  try {
    return await visit(browser, url);
  } finally {
    await browser.close();
  }
}

async function visit(browser: Browser, url: string): Promise<FirstLoad> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const bytes: Record<string, number> = {};
  const kinds = new Map<string, string>();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });

  const scripts: Request[] = [];
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfailed', (request) => pending.delete(request));
  page.on('requestfinished', (request) => {
    pending.delete(request);
    if (request.resourceType() === 'script') scripts.push(request);
  });
  const lastScript = page.waitForEvent('requestfinished', (request) => LAST_SCRIPT.test(request.url()));

  const response = await page.goto(url, { waitUntil: 'load' });
  if (response?.status() !== 200) throw new Error(`${url}: expected status 200, got ${response?.status()}.`);
  const untilLoad = { ...bytes };
  const css = await textOf(page, 'head style');
  const inlinedScripts = await textOf(page, 'script:not([src], [type])');
  await lastScript;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.evaluate(scrollAndPaint, top);
    // Not the load state “networkidle”, which a page has for the rest of its time after its first pause.
    while (pending.size > 0) await page.waitForTimeout(PENDING_POLL_MS);
  }
  await page.locator('[data-island]:not([data-hydrated])').first().waitFor({ state: 'detached' });
  const scriptSizes = await Promise.all(scripts.map((script) => script.sizes()));
  return {
    untilLoad,
    afterScrolling: bytes,
    scripts: scriptSizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0),
    inlinedScripts: Buffer.byteLength(inlinedScripts),
    inlinedCss: brotliCompressSync(css).byteLength,
  };
}

/** Runs in the page. Scrolls and waits until the page is painted there, so that observers see each section. */
async function scrollAndPaint(top: number) {
  window.scrollTo({ top, behavior: 'instant' });
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}

function textOf(page: Page, selector: string) {
  return page.locator(selector).evaluateAll((found) => found.map(({ textContent }) => textContent).join(''));
}
