import type { Attribute } from '../attribute.ts';
import type { Category } from '../category.ts';
import type { Product } from '../product.ts';
import type { Websites } from '../website.ts';
import { currencies, parents, attributeIds } from './lists.ts';
import { colours, options, references, skus } from './products.ts';
import { addresses, numbers } from './shared.ts';

export type Catalogue = {
  readonly websites: Websites;
  /** Parents before their children. */
  readonly categories: readonly Category[];
  readonly attributes: readonly Attribute[];
  readonly products: readonly Product[];
};

/** A fault between files, at the place that most likely is to be mended. */
export type Disagreement = {
  readonly of: 'websites' | 'categories' | 'attributes' | Product;
  readonly path: readonly (string | number)[];
  readonly message: string;
};

/** What each file says well by itself and the catalogue does not allow as a whole. */
export function disagreementsIn(catalogue: Catalogue): Disagreement[] {
  return [
    ...currencies(catalogue),
    ...parents(catalogue),
    ...attributeIds(catalogue),
    ...catalogue.products.flatMap((product) => [
      ...skus(product),
      ...colours(product),
      ...options(product, catalogue),
      ...references(product, catalogue),
    ]),
    ...numbers(catalogue),
    ...addresses(catalogue),
  ];
}
