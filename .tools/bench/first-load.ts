import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { findOrInstallBrowser } from '../find-browser.ts';

type Bytes = Readonly<Record<string, number>>;

/** Measures the bytes of a first visit by resource type: until the load event, and after scrolling through the page. */
export async function measureFirstLoad(
  url: string,
): Promise<{ untilLoad: Bytes; afterScrolling: Bytes; inlinedCss: number }> {
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: ['--no-sandbox'] });
  try {
    return await visit(browser, url);
  } finally {
    await browser.close();
  }
}

async function visit(browser: Browser, url: string) {
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

  await page.goto(url, { waitUntil: 'load' });
  const untilLoad = { ...bytes };
  const css = await page
    .locator('head style')
    .evaluateAll((styles) => styles.map(({ textContent }) => textContent).join(''));
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
    await page.waitForLoadState('networkidle');
  }
  return { untilLoad, afterScrolling: bytes, inlinedCss: brotliCompressSync(css).byteLength };
}
