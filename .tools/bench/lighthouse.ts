import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findOrInstallBrowser } from '../find-browser.ts';

export type LighthouseReport = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** Runs Lighthouse as a phone twice for each URL and yields the second result. The first run fills the cache of picture renditions. */
export async function* runLighthouse(urls: readonly string[]): AsyncGenerator<LighthouseReport> {
  const chrome = await launch({
    chromePath: findOrInstallBrowser(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  // By default Lighthouse fails for a page with status 404.
  const flags = { port: chrome.port, logLevel: 'error', ignoreStatusCode: true } as const;
  try {
    for (const url of urls) {
      await lighthouse(url, flags);
      const result = await lighthouse(url, flags);
      if (!result) throw new Error(`Lighthouse returned no result for ${url}.`);
      yield result.lhr;
    }
  } finally {
    chrome.kill();
  }
}
