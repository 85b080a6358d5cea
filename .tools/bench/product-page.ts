import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCatalogue, resolveTexts } from '#embedded/catalogue';
import { startShopServer } from '#embedded/shop';
import { locales } from '#site/i18n/locale';
import { measureFirstLoad } from './first-load.ts';
import { type Percentiles, percentiles } from './percentiles.ts';
import { serveSite, waitForIndexes } from './served-site.ts';
import { fetchText, startCountingProxy, timeOf } from './shop-requests.ts';

const PATH = '/nl/lantaarn-hoeve-31.html';
/** A page that loads the modules and the parts that all pages share. */
const WARM_UP_PATH = '/nl/tafellamp-maan-15.html';
const REPEATS = 20;

export type ProductPageFigures = {
  /**
   * Bytes of a product with four variants, parts, related products and sections, at 390 px: by resource type until the load event, and all
   * scripts, brotli.
   */
  readonly bytes: Readonly<Record<string, number>>;
  /** The maximum number of requests to the shop for a page that is in no cache. */
  readonly shopRequests: number;
  readonly server: Readonly<Record<'not cached' | 'cached', Percentiles>>;
};

/** Measures product pages: bytes, requests to the shop, and times of the server. Each page without a cache is another product. */
export async function measureProductPage(): Promise<ProductPageFigures> {
  const catalogueDirectory = 'site/embedded/catalogue';
  const paths = locales
    .slice(0, 2)
    .flatMap((locale) =>
      readCatalogue(catalogueDirectory).products.map(
        ({ texts }) => `/${locale.code}/${resolveTexts(texts, locale).slug}.html`,
      ),
    );
  const directory = await mkdtemp(join(tmpdir(), 'product-bench-'));
  const shop = await startShopServer({
    directory,
    catalogue: { fingerprint: () => 'bench', read: () => readCatalogue(catalogueDirectory) },
    mediaDirectory: 'site/statamic/public/assets',
    port: 0,
  });
  const proxy = await startCountingProxy(shop.url);
  const site = await serveSite({ MAGENTO_BASE_URL: proxy.url, MAGENTO_MEDIA_URL: `${shop.url}/media` });
  try {
    await waitForIndexes(site.url);
    await fetchText(site.url + WARM_UP_PATH);
    const notCached: number[] = [];
    let shopRequests = 0;
    for (const path of paths.filter((other) => other !== WARM_UP_PATH && other !== PATH)) {
      const before = proxy.count();
      notCached.push(await timeOf(site.url + path));
      shopRequests = Math.max(shopRequests, proxy.count() - before);
    }
    await fetchText(site.url + PATH);
    const cached: number[] = [];
    for (let index = 0; index < REPEATS; index += 1) cached.push(await timeOf(site.url + PATH));
    const { untilLoad, scripts } = await measureFirstLoad(site.url + PATH);
    return {
      bytes: { ...untilLoad, scripts },
      shopRequests,
      server: { 'not cached': percentiles(notCached), cached: percentiles(cached) },
    };
  } finally {
    await site.stop();
    proxy.close();
    await shop.close();
    await rm(directory, { recursive: true, force: true });
  }
}
