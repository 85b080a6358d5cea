import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { serveSite } from './bench/served-site.ts';
import { findOrInstallBrowser } from './find-browser.ts';

// `npm run bench:lighthouse`: runs Lighthouse for a phone on the home page, an article and a missing page.
process.chdir(`${import.meta.dirname}/..`);
const site = await serveSite();
const chrome = await launch({
  chromePath: findOrInstallBrowser(),
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
// By default Lighthouse fails for a page with status 404.
const flags = { port: chrome.port, logLevel: 'error', ignoreStatusCode: true } as const;
try {
  for (const path of ['/nl', '/nl/verhalen/een-sleutel', '/nl/bestaat-niet']) {
    // The first run fills the cache of image renditions.
    await lighthouse(site.url + path, flags);
    const result = await lighthouse(site.url + path, flags);
    if (!result) throw new Error(`Lighthouse returned no result for ${path}.`);
    const { categories, audits } = result.lhr;
    const scores = Object.values(categories).map(
      ({ title, score }) => `${title} ${Math.round((score ?? 0) * 100)}`,
    );
    const vitals = [
      'first-contentful-paint',
      'largest-contentful-paint',
      'total-blocking-time',
      'cumulative-layout-shift',
    ];
    console.log(`${path}: ${scores.join(', ')}`);
    console.log(`  ${vitals.map((id) => `${audits[id]?.title}: ${audits[id]?.displayValue}`).join(', ')}`);
    const failedAudits = Object.values(audits).filter(
      ({ score, scoreDisplayMode }) => scoreDisplayMode !== 'informative' && score !== null && score < 0.9,
    );
    for (const { id, title, displayValue = '' } of failedAudits)
      console.log(`  - ${id}: ${title} ${displayValue}`);
  }
} finally {
  chrome.kill();
  await site.stop();
}
