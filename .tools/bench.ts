import { measureClientNavigation } from './bench/client-navigation.ts';
import { measureFirstLoad } from './bench/first-load.ts';
import { measureFormMemory } from './bench/form-memory.ts';
import { measureFormSize } from './bench/form-size.ts';
import { measureLargeSite } from './bench/large-site.ts';
import { measureLongPages } from './bench/long-pages.ts';
import { measureRequests } from './bench/requests.ts';
import { serveSite } from './bench/served-site.ts';
import { measureUntilUsable } from './bench/until-usable.ts';

const EVERY_SECTION_TYPE = '/nl/secties';

// `npm run bench`: what a visit costs and what the server does. Figures, not tests: they depend on the machine.
process.chdir(`${import.meta.dirname}/..`);
const site = await serveSite();
try {
  console.log(`start-up: ${Math.round(site.startedInMs)} ms to the first answer\n`);
  for (const path of ['/nl', '/en-US', EVERY_SECTION_TYPE]) {
    const { untilLoad, afterScrolling, inlinedCss } = await measureFirstLoad(site.url + path);
    console.log(`${path}, first load over the wire, bytes (390 px, 2x):`);
    console.table({ 'until load': untilLoad, 'after scrolling': afterScrolling });
    console.log(`inlined CSS, brotli: ${inlinedCss}\n`);
  }
  console.log(`${EVERY_SECTION_TYPE}, slow 4G and a processor at a quarter of its speed, ms:`);
  console.table(await measureUntilUsable(site.url + EVERY_SECTION_TYPE));
  for (const phone of ['slow', 'unhindered'] as const) {
    console.log(
      `from one page to the next, ${phone === 'slow' ? 'slow 4G and a quarter of the speed' : 'unhindered'}:`,
    );
    console.table(await measureClientNavigation(site.url, phone));
  }
  console.table({
    'page, from the page cache': await measureRequests(`${site.url}/nl`),
    'page, rendered for each request': await measureRequests(`${site.url}/nl?preview=true`),
    payload: await measureRequests(`${site.url}/nl/_payload.json`),
  });
} finally {
  await site.stop();
}
console.log('\npages of many sections, rendered for each request:');
console.table(await measureLongPages());
console.log('\n100,000 pages in eight locales: sitemaps and translations, memory of the server:');
console.table(await measureLargeSite());
console.log('\na form of six fields, rendered on the server again and again:');
console.table(await measureFormMemory());
console.log('\nscripts of a form, which its page fetches when the form comes near:');
console.table(await measureFormSize());
