import { join } from 'node:path';
import { type Catalogue, listPaths, readCatalogue } from '#embedded/catalogue';
import { localeOfSite } from '#site/i18n/locale';
import type { CheckedShop } from './checked-shop.ts';

const CATALOGUE = join(import.meta.dirname, '../../site/embedded/catalogue');

/** Opens the demo catalogue. It is read at the first use, because content without references does not need it. */
export function openDemoShop(): CheckedShop {
  let read: Catalogue | undefined;
  const catalogue = () => (read ??= readCatalogue(CATALOGUE));
  const pathsBySite = new Map<string, ReadonlySet<string>>();
  return {
    hasPath(site, path) {
      const locale = localeOfSite(site);
      if (!locale) return false;
      const paths = pathsBySite.get(site) ?? listPaths(catalogue(), locale);
      pathsBySite.set(site, paths);
      return paths.has(path.slice(1));
    },
    productProblem: (sku) => checkProduct(sku, catalogue()),
    categoryProblem: (uid) => checkCategory(uid, catalogue()),
  };
}

function checkProduct(sku: string, { products }: Catalogue): string | undefined {
  if (products.some((product) => product.sku === sku)) return undefined;
  const parent = products.find(({ variants }) => variants.some((variant) => variant.sku === sku));
  if (parent) return `"${sku}" is one variant of a product; write the SKU of the product, "${parent.sku}".`;
  const known = products.map((product) => product.sku).join(', ');
  return `The shop has no product with the SKU "${sku}"; write one of: ${known}.`;
}

function checkCategory(uid: string, { categories }: Catalogue): string | undefined {
  const known = categories.map(({ id, handle }) => ({ uid: uidOf(id), handle }));
  if (known.some((category) => category.uid === uid)) return undefined;
  const list = known.map((category) => `${category.uid} (${category.handle})`).join(', ');
  return `The shop has no category with the UID "${uid}"; write one of: ${list}.`;
}

/** Magento's UID of a category: its id in base64. */
function uidOf(id: number): string {
  return Buffer.from(String(id)).toString('base64');
}
