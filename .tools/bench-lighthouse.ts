import { readArguments } from '#embedded/command-arguments';
import { runLighthouse } from './bench/lighthouse.ts';
import { serveSite } from './bench/served-site.ts';

// `npm run bench:lighthouse`: runs Lighthouse for a phone on the home page, an article and a missing page.
process.chdir(`${import.meta.dirname}/..`);
readArguments({}, 'npm run bench:lighthouse');
const site = await serveSite();
const paths = ['/nl', '/nl/verhalen/een-sleutel', '/nl/bestaat-niet'];
try {
  for await (const { categories, audits, requestedUrl = '' } of runLighthouse(
    paths.map((path) => site.url + path),
  )) {
    const scores = Object.values(categories).map(
      ({ title, score }) => `${title} ${Math.round((score ?? 0) * 100)}`,
    );
    const vitals = [
      'first-contentful-paint',
      'largest-contentful-paint',
      'total-blocking-time',
      'cumulative-layout-shift',
    ];
    console.log(`${requestedUrl}: ${scores.join(', ')}`);
    console.log(`  ${vitals.map((id) => `${audits[id]?.title}: ${audits[id]?.displayValue}`).join(', ')}`);
    const failedAudits = Object.values(audits).filter(
      ({ score, scoreDisplayMode }) => scoreDisplayMode !== 'informative' && score !== null && score < 0.9,
    );
    for (const { id, title, displayValue = '' } of failedAudits)
      console.log(`  - ${id}: ${title} ${displayValue}`);
  }
} finally {
  await site.stop();
}
