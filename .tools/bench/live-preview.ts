import type { Frame, Page } from '@playwright/test';
import { launchBrowser } from './launch-browser.ts';
import { type Percentiles, percentiles } from './percentiles.ts';
import { serveSite } from './served-site.ts';

const TOKEN = 'bench-preview-token';
/** A page with every section type. */
const PAGE = `/nl/secties?preview=true&token=${TOKEN}`;
const UPDATES = 60;
/** Ends a benchmark that hangs. */
const TIMEOUT_MS = 60_000;
/** The first heading in the text of the entry. It belongs to the hero. */
const HEADING = /^( {4}heading: ).*$/m;

/**
 * Measures a live preview on loopback: from the message of the control panel to the painted update, in milliseconds. Each update changes
 * the heading of the first section of the page with every section type. The preview and the control panel have the same token.
 */
export async function measureLivePreview(): Promise<Percentiles> {
  const site = await serveSite({ PREVIEW_TEST: 'yes', CONTENT_PREVIEW_TOKENS: TOKEN });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 1000 }, locale: 'nl-NL' });
    await page.goto(site.url + PAGE);
    const editUrl = await page.locator('main > aside a[href*="/cp/"]').getAttribute('href');
    if (editUrl === null) throw new Error('Expected a preview with a link to the panel.');
    await page.goto(editUrl);
    await page
      .frameLocator('iframe')
      .locator('html[data-framed]')
      .waitFor({ state: 'attached', timeout: TIMEOUT_MS });
    const frame = page.frames().find((each) => each.url().startsWith(site.url));
    if (!frame) throw new Error('Expected the preview in a frame.');
    await waitForUpdates(frame, 1);
    const text = await page.locator('textarea').inputValue();
    for (let update = 1; update <= UPDATES; update += 1) await type(page, frame, text, update);
    const times = await readUpdates(frame);
    if (times.length !== UPDATES + 1)
      throw new Error(`Expected ${UPDATES + 1} updates, got ${times.length}.`);
    // The first update has no message as its cause, so it is not a figure.
    return percentiles(times.slice(1));
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** Changes the heading, and waits until the frame shows it. */
async function type(page: Page, frame: Frame, text: string, update: number) {
  await page.locator('textarea').fill(text.replace(HEADING, `$1Versie ${update}`));
  await frame.locator('h1', { hasText: `Versie ${update}` }).waitFor({ timeout: TIMEOUT_MS });
  await waitForUpdates(frame, update + 1);
}

async function waitForUpdates(frame: Frame, count: number) {
  await frame.waitForFunction(
    (expected) => performance.getEntriesByName('live preview').length >= expected,
    count,
    { timeout: TIMEOUT_MS },
  );
}

function readUpdates(frame: Frame): Promise<number[]> {
  return frame.evaluate(() => performance.getEntriesByName('live preview').map(({ duration }) => duration));
}
