import { launch } from 'chrome-launcher';
import lighthouse, { type Flags } from 'lighthouse';
import { findOrInstallBrowser } from '../find-browser.ts';

export type LighthouseReport = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

const MAX_RUNS = 3;

/**
 * Runs Lighthouse as a phone for each URL. The first run fills the cache of picture renditions. The result is that of the next run without an
 * error.
 *
 * @throws {Error} if `MAX_RUNS` runs of a URL fail, for example because its page is empty
 */
export async function* runLighthouse(urls: readonly string[]): AsyncGenerator<LighthouseReport> {
  const chrome = await launch({
    chromePath: findOrInstallBrowser(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  // By default Lighthouse fails for a page with status 404.
  const flags = { port: chrome.port, logLevel: 'error', ignoreStatusCode: true } satisfies Flags;
  try {
    for (const url of urls) {
      await lighthouse(url, flags);
      yield await runUntilMeasured(url, flags);
    }
  } finally {
    chrome.kill();
  }
}

/** Runs again after an error of Lighthouse, which happens if the browser paints no frame during the recording. */
async function runUntilMeasured(url: string, flags: Flags): Promise<LighthouseReport> {
  let reason = '';
  for (let run = 1; run <= MAX_RUNS; run += 1) {
    const result = await lighthouse(url, flags);
    const error = result?.lhr.runtimeError;
    if (result && error === undefined) return result.lhr;
    reason = error?.message ?? 'It returned no result.';
  }
  throw new Error(`Lighthouse failed for ${url}: ${reason}`);
}
