import { type Locale, localeOfSite, locales } from '#site/i18n/locale';
import { createCache } from '#site/services/cache';
import { createShop, type PathIndex } from '#site/services/shop';
import type { CheckedShop } from './checked-shop.ts';

/**
 * Reads the paths of products and categories in all store views of a shop, because editors may link to each of them.
 *
 * @param baseUrl URL of the shop, without `/graphql`
 * @throws {Error} if the shop does not respond
 */
export async function openConfiguredShop(baseUrl: string): Promise<CheckedShop> {
  // Warnings are not printed, because the check throws an error with its own message for a failure.
  const log = { warn: () => {} };
  const shop = createShop({ baseUrl, mediaUrl: `${baseUrl}/media`, log, cache: createCache({ log }) });
  const load = async ({ magentoStore }: Locale) => {
    const index = await shop.pathIndex(magentoStore);
    if (index.ok) return { store: magentoStore, index: index.value, paths: pathsOf(index.value) };
    throw new Error(
      `MAGENTO_BASE_URL: the shop at ${baseUrl} did not send the paths of products and categories of the store view ${magentoStore} (${index.failure.kind}). Start it, or remove the variable to check against the demo catalogue.`,
    );
  };
  const stores = await Promise.all(locales.map(load));
  const storeOf = (site: string) => stores.find(({ store }) => store === localeOfSite(site)?.magentoStore);
  const problem = (kind: string, id: string, site: string) =>
    `The shop has no ${kind} "${id}" in the store view of ${site}; write one that it shows there.`;
  return {
    hasPath: (site, path) => storeOf(site)?.paths.has(path.slice(1)) ?? false,
    productProblem: (sku, site) =>
      storeOf(site)?.index.productPath(sku) === undefined
        ? problem('product with the SKU', sku, site)
        : undefined,
    categoryProblem: (uid, site) =>
      storeOf(site)?.index.categoryPath(uid) === undefined
        ? problem('category with the UID', uid, site)
        : undefined,
  };
}

function pathsOf(index: PathIndex): ReadonlySet<string> {
  return new Set([...index.products(), ...index.categories()].map(([, path]) => path));
}
