import { ArgumentError } from '#embedded/command-arguments';
import { BUDGET_PAGES } from './bench/budgets.ts';
import { measureCart } from './bench/cart.ts';
import { measureCategoryPage } from './bench/category-page.ts';
import { checkBudgets } from './bench/check-budgets.ts';
import { checkLayoutShifts } from './bench/check-layout-shifts.ts';
import { measureClientNavigation } from './bench/client-navigation.ts';
import { measureContentServer } from './bench/content-server.ts';
import { measureFirstLoad } from './bench/first-load.ts';
import { measureFirstView } from './bench/first-view.ts';
import { measureFormMemory } from './bench/form-memory.ts';
import { measureFormSize } from './bench/form-size.ts';
import { measureLargeSite } from './bench/large-site.ts';
import { measureLayoutShifts } from './bench/layout-shifts.ts';
import { measureListFrames } from './bench/list-frames.ts';
import { measureLivePreview } from './bench/live-preview.ts';
import { measureLongPages } from './bench/long-pages.ts';
import { measureProductPage } from './bench/product-page.ts';
import { measureRequests } from './bench/requests.ts';
import { measureSearchBox } from './bench/search-box.ts';
import { measureSearchRelevance } from './bench/search-relevance.ts';
import { measureSearchServer } from './bench/search-server.ts';
import { serveSite } from './bench/served-site.ts';
import { measureShopOrders } from './bench/shop-orders.ts';
import { measureShopServer } from './bench/shop-server.ts';
import { measureSiteSearch } from './bench/site-search.ts';
import { measureStorePages } from './bench/store-page.ts';
import { measureStores, STORES } from './bench/stores.ts';
import { measureTimeToInteractive } from './bench/time-to-interactive.ts';
import { buildStories } from './visual/build-stories.ts';

const EVERY_SECTION_TYPE = BUDGET_PAGES['every section type'];

// `npm run bench`: measures page loads and the server. The figures depend on the machine, so they are not tests.
// `npm run bench -- --check [<part> …]`: measures only the figures with a budget, and fails if one misses it.
// `npm run bench -- layout-shifts [<width>/<CPU slowdown> …]`: measures only the layout shift of every page, and fails if a page moves.
process.chdir(`${import.meta.dirname}/..`);
const [only, ...others] = process.argv.slice(2);
if (only === '--check') await exitAfter(checkBudgets(others));
if (only === 'layout-shifts') await exitAfter(checkLayoutShifts(others));
if (only !== undefined || others.length > 0) {
  console.error(`Expected no argument, "--check" or "layout-shifts", got "${[only, ...others].join(' ')}".`);
  process.exit(1);
}
const site = await serveSite();
try {
  console.log(`start-up: ${Math.round(site.startedInMs)} ms to the first response\n`);
  for (const path of ['/nl', '/en-US', EVERY_SECTION_TYPE]) {
    const { untilLoad, afterScrolling, inlinedCss } = await measureFirstLoad(site.url + path);
    console.log(`${path}, first load, bytes over the network (390 px, 2x):`);
    console.table({ 'until load': untilLoad, 'after scrolling': afterScrolling });
    console.log(`inlined CSS, brotli: ${inlinedCss}\n`);
  }
  console.log('layout shift of every page, the worst page of each row:');
  console.table(await measureLayoutShifts(site.url));
  console.log(`${EVERY_SECTION_TYPE}, slow 4G and a quarter of the CPU speed, ms:`);
  console.table(await measureTimeToInteractive(site.url + EVERY_SECTION_TYPE));
  for (const phone of ['slow', 'fast'] as const) {
    console.log(
      `client navigation, ${phone === 'slow' ? 'slow 4G and a quarter of the CPU speed' : 'without throttling'}:`,
    );
    console.table(await measureClientNavigation(site.url, phone));
  }
  console.table({
    'page, cached': await measureRequests(`${site.url}/nl`),
    'page, not cached': await measureRequests(`${site.url}/nl?preview=true`),
    payload: await measureRequests(`${site.url}/nl/_payload.json`),
  });
  console.log('search while typing on the demo catalogue, response of the server, ms:');
  console.table(await measureSiteSearch(site.url));
} finally {
  await site.stop();
}
const { views, warmUp } = await measureFirstView();
console.log('\npicture at the top of the home page, ms:');
console.table(views);
console.log('warm-up of pictures, and responses of the server while it runs, ms:');
console.table(warmUp);
console.log('\npages with many sections, not cached:');
console.table(await measureLongPages());
console.log('\n100,000 pages in eight locales, sitemaps, hreflang and server memory:');
console.table(await measureLargeSite());
console.log('\nform of six fields, rendered repeatedly on the server:');
console.table(await measureFormMemory());
await buildStories();
console.log('\nlist of twenty lines that reorders, a quarter of the CPU speed:');
console.table(await measureListFrames());
console.log('\nscripts of a form, loaded when the form is near the viewport:');
console.table(await measureFormSize());
const stores = measureStores();
console.log(`\nstore finder with 50,000 stores, index: ${stores.build} ms; searches, ms:`);
console.table(stores.searches);
console.log('responses of the store finder with 50,000 stores, bytes:');
console.table(await measureStorePages(STORES));
const { start, calls } = await measureContentServer();
console.log(`\ncontent server with 10,000 entries, start: ${start} ms; calls, ms:`);
console.table(calls);
const shop = await measureShopServer();
console.log(
  `\nshop with 20,000 products, first start: ${shop.firstStart} ms; second: ${shop.secondStart} ms; lists, ms:`,
);
console.table(shop.calls);
const { orders, errors, seconds, ...times } = await measureShopOrders();
console.log(
  `\nshop, 1,000 checkouts started within a minute: ${orders} orders, ${errors} errors, ${seconds} s; ms:`,
);
console.table(times);
const category = await measureCategoryPage();
console.log('\ncategory page with 24 products of 500:');
console.table({ ...category.bytes, 'requests to the shop': category.shopRequests });
console.log('server, and from the click on a facet to the painted list, ms:');
console.table({ ...category.server, 'facet to painted list': category.interaction });
const product = await measureProductPage();
console.log('\nproduct page, bytes over the network until it is loaded (390 px, 2x):');
console.table({ ...product.bytes, 'requests to the shop': product.shopRequests });
console.log('server, ms:');
console.table(product.server);
const cart = await measureCart();
console.log('\nadd to cart, from the press to the painted drawer, ms; scripts of the pages, brotli:');
console.table({ drawer: cart.pressToDrawer });
console.table(cart.scripts);
const searchBox = await measureSearchBox();
console.log(
  `\nsearch box: ${searchBox.scripts} bytes of scripts, gzip; from a key to its painted suggestions, ms:`,
);
console.table(searchBox.keyToSuggestions);
console.log('\nlive preview, from the message of the control panel to the painted update, ms:');
console.table(await measureLivePreview());
for (const products of [20_000, 100_000]) {
  const search = await measureSearchServer(products);
  console.log(
    `\nsearch with ${products} products, indexing: ${search.indexing} ms; memory: ${search.memory} MB; searches, ms:`,
  );
  console.table(search.calls);
}
console.log('\nrelevance of searches on the demo site:');
console.table(await measureSearchRelevance());

/** Exits with the result of a check. An invalid argument is a message without a stack. */
async function exitAfter(check: Promise<boolean>): Promise<never> {
  try {
    process.exit((await check) ? 0 : 1);
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
