import {
  type Catalogue,
  type Product,
  readCatalogue,
  resolveTexts,
  type WebsiteCode,
} from '#embedded/catalogue';
import { type Locale, locales } from '#site/i18n/locale';

/** The catalogue that the shop of the tests serves. */
export const catalogue: Catalogue = readCatalogue('site/embedded/catalogue');

/** The store views with their locale. */
export const storeViews: readonly { readonly store: string; readonly locale: Locale }[] = [
  'eu_nl',
  'eu_en',
  'eu_de',
  'eu_fr',
  'uk_en',
  'us_en',
  'na_en',
  'na_fr',
].flatMap((store, index) => {
  const locale = locales[index];
  return locale ? [{ store, locale }] : [];
});

export const base64 = (text: string | number) => Buffer.from(String(text)).toString('base64');

/** Returns the uid of a category. */
export function categoryUid(handle: string): string {
  const category = catalogue.categories.find((candidate) => candidate.handle === handle);
  if (!category) throw new Error(`There is no category ${handle}.`);
  return base64(category.id);
}

export function productOf(handle: string) {
  const product = catalogue.products.find((candidate) => candidate.handle === handle);
  if (!product) throw new Error(`There is no product ${handle}.`);
  return product;
}

/** Returns the SKUs of the products in a category or in its subcategories. */
export function skusIn(handle: string): string[] {
  const children = catalogue.categories.filter(({ parent }) => parent === handle);
  const own = catalogue.products.filter(({ categories }) => categories.includes(handle));
  return [...new Set([...own.map(({ sku }) => sku), ...children.flatMap((child) => skusIn(child.handle))])];
}

export function nameOf(handle: string, locale: Locale): string {
  return resolveTexts(productOf(handle).texts, locale).name;
}

/** Returns the final price of each variant on a day, computed from the files of the catalogue. */
export function finalPrices(
  { price: regular, special, variants }: Product,
  website: WebsiteCode,
  date: Date,
): number[] {
  const today = date.toISOString().slice(0, 10);
  return variants.map((variant) => {
    const reduced = variant.special ?? special;
    const isValid = reduced && (reduced.until === undefined || reduced.until >= today);
    return isValid ? reduced.price[website] : regular[website];
  });
}

/** Returns the final prices that decide the price range of a product: those of the variants in stock, or all if none is in stock. */
export function decisivePrices(product: Product, website: WebsiteCode, date: Date): number[] {
  const prices = finalPrices(product, website, date);
  const inStock = prices.filter((_, index) => (product.variants[index]?.stock[website] ?? 0) > 0);
  return inStock.length > 0 ? inStock : prices;
}
