import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { serveSite } from './bench/served-site.ts';
import { findOrFetchBrowser } from './find-browser.ts';

// `npm run bench:lighthouse`: Lighthouse on a phone, on a home, on a story and on a page that is not there.
process.chdir(`${import.meta.dirname}/..`);
const site = await serveSite();
const chrome = await launch({
  chromePath: findOrFetchBrowser(),
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
// A page that is not there says so by its status, and is measured all the same.
const flags = { port: chrome.port, logLevel: 'error', ignoreStatusCode: true } as const;
try {
  for (const path of ['/nl', '/nl/verhalen/een-sleutel', '/nl/bestaat-niet']) {
    // A first visit fills the caches of renditions, as visitors before this one have.
    await lighthouse(site.url + path, flags);
    const result = await lighthouse(site.url + path, flags);
    if (!result) throw new Error(`Lighthouse gave no result for ${path}.`);
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
    const lost = Object.values(audits).filter(
      ({ score, scoreDisplayMode }) => scoreDisplayMode !== 'informative' && score !== null && score < 0.9,
    );
    for (const { id, title, displayValue = '' } of lost) console.log(`  - ${id}: ${title} ${displayValue}`);
  }
} finally {
  chrome.kill();
  await site.stop();
}
