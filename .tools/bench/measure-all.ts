import { buildStories } from '../visual/build-stories.ts';
import { BUDGET_PAGES } from './budgets.ts';
import { measureCart } from './cart.ts';
import { measureCategoryPage } from './category-page.ts';
import { measureClientNavigation } from './client-navigation.ts';
import { measureContentServer } from './content-server.ts';
import { measureFirstLoad } from './first-load.ts';
import { measureFirstView } from './first-view.ts';
import { measureFormMemory } from './form-memory.ts';
import { measureFormSize } from './form-size.ts';
import { measureLargeSite } from './large-site.ts';
import { measureLayoutShifts } from './layout-shifts.ts';
import { measureListFrames } from './list-frames.ts';
import { measureLivePreview } from './live-preview.ts';
import { measureLongPages } from './long-pages.ts';
import { measureProductPage } from './product-page.ts';
import { measureRequests } from './requests.ts';
import { measureSearchBox } from './search-box.ts';
import { measureSearchRelevance } from './search-relevance.ts';
import { measureSearchServer } from './search-server.ts';
import { serveSite } from './served-site.ts';
import { measureShopOrders } from './shop-orders.ts';
import { measureShopServer } from './shop-server.ts';
import { measureSiteSearch } from './site-search.ts';
import { measureStorePages } from './store-page.ts';
import { measureStores, STORES } from './stores.ts';
import { measureTimeToInteractive } from './time-to-interactive.ts';

const EVERY_SECTION_TYPE = BUDGET_PAGES['every section type'];

/** Measures page loads and the servers, and prints the figures. */
export async function measureAll(): Promise<void> {
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
  console.log('\nscripts of a form, loaded when the visitor is about to use it:');
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
}
