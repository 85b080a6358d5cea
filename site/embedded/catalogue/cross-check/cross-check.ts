import type { Attribute } from '../attribute.ts';
import type { Category } from '../category.ts';
import type { Product } from '../product.ts';
import type { CatalogueRedirect } from '../redirect.ts';
import type { Websites } from '../website.ts';
import { checkSlugs, checkIds } from './ids-and-slugs.ts';
import { checkCurrencies, checkCategories, checkAttributes } from './lists.ts';
import { checkColors, checkOptions, checkReferences, checkSkus, checkSpecials } from './products.ts';
import { checkRedirects } from './redirects.ts';

export type Catalogue = {
  readonly websites: Websites;
  /** Parents before their children. */
  readonly categories: readonly Category[];
  readonly attributes: readonly Attribute[];
  readonly products: readonly Product[];
  readonly redirects: readonly CatalogueRedirect[];
};

/** A value that contradicts another file or another value. `path` is the place that most likely needs the correction. */
export type CrossCheckProblem = {
  readonly source: 'websites' | 'categories' | 'attributes' | 'redirects' | Product;
  readonly path: readonly (string | number)[];
  readonly message: string;
};

/** Checks the rules between files that each pass their own schema. */
export function crossCheck(catalogue: Catalogue): CrossCheckProblem[] {
  return [
    ...checkCurrencies(catalogue),
    ...checkCategories(catalogue),
    ...checkAttributes(catalogue),
    ...catalogue.products.flatMap((product) => [
      ...checkSkus(product),
      ...checkColors(product),
      ...checkSpecials(product),
      ...checkOptions(product, catalogue),
      ...checkReferences(product, catalogue),
    ]),
    ...checkIds(catalogue),
    ...checkSlugs(catalogue),
    ...checkRedirects(catalogue),
  ];
}
