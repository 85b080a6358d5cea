import { type Locale, localeOfSite, locales } from '#site/i18n/locale';
import { createCache } from '#site/services/cache';
import { createShop, type ShopAddresses } from '#site/services/shop';
import type { CheckedShop } from './checked-shop.ts';

/**
 * Reads the addresses of all store views of a shop, because editors may link to each of them.
 *
 * @param baseUrl URL of the shop, without `/graphql`
 * @throws {Error} if the shop does not respond
 */
export async function openConfiguredShop(baseUrl: string): Promise<CheckedShop> {
  // Warnings are not printed, because the check throws an error with its own message for a failure.
  const log = { warn: () => {} };
  const shop = createShop({ baseUrl, mediaUrl: `${baseUrl}/media`, log, cache: createCache({ log }) });
  const load = async ({ magentoStore }: Locale) => {
    const addresses = await shop.addresses(magentoStore);
    if (addresses.ok) return { store: magentoStore, ...indexOf(addresses.value) };
    throw new Error(
      `MAGENTO_BASE_URL: the shop at ${baseUrl} did not send the addresses of the store view ${magentoStore} (${addresses.failure.kind}). Start it, or remove the variable to check against the demo catalogue.`,
    );
  };
  const stores = await Promise.all(locales.map(load));
  const storeOf = (site: string) => stores.find(({ store }) => store === localeOfSite(site)?.magentoStore);
  const problem = (kind: string, id: string, site: string) =>
    `The shop has no ${kind} "${id}" in the store view of ${site}; write one that it shows there.`;
  return {
    hasPath: (site, path) => storeOf(site)?.paths.has(path.slice(1)) ?? false,
    productProblem: (sku, site) =>
      storeOf(site)?.addresses.productPath(sku) === undefined
        ? problem('product with the SKU', sku, site)
        : undefined,
    categoryProblem: (uid, site) =>
      storeOf(site)?.addresses.categoryPath(uid) === undefined
        ? problem('category with the UID', uid, site)
        : undefined,
  };
}

function indexOf(addresses: ShopAddresses) {
  const entries = [...addresses.products(), ...addresses.categories()];
  return { addresses, paths: new Set(entries.map(([, path]) => path)) };
}
