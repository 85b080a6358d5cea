import { type Catalogue, type Product, readCatalogue } from '#embedded/catalogue';

export const folder = 'site/embedded/catalogue';

/** The catalogue of the demo shop. */
export const catalogue: Catalogue = readCatalogue(folder);

export const parts = catalogue.products.filter(({ categories }) => categories.includes('parts'));

/** All products except spare parts. */
export const range = catalogue.products.filter((product) => !parts.includes(product));

export function productOf(handle: string): Product {
  const found = catalogue.products.find((product) => product.handle === handle);
  if (!found) throw new Error(`There is no product ${handle}.`);
  return found;
}
