import { locales } from '#site/i18n/locale';
import { resolveTexts } from '../texts.ts';
import type { Catalogue, CrossCheckProblem } from './cross-check.ts';
import { createFirstUseIndex } from './first-uses.ts';

/** Products and variants are numbered together, as in Magento, where both are products; SKUs follow from handles. */
export function checkIds({ products }: Catalogue): CrossCheckProblem[] {
  const ids = createFirstUseIndex();
  const eans = createFirstUseIndex();
  return products.flatMap((product): CrossCheckProblem[] => {
    const found: CrossCheckProblem[] = [];
    const check = (first: string | undefined, path: CrossCheckProblem['path']) => {
      if (first !== undefined)
        found.push({ source: product, path, message: `is taken by ${first}; write a number of its own` });
    };
    check(ids(product.id, product.sku), ['id']);
    for (const [index, { id, ean, sku }] of product.variants.entries()) {
      check(ids(id, sku), ['variants', index, 'id']);
      check(eans(ean, sku), ['variants', index, 'ean']);
    }
    return found;
  });
}

/** In each locale a slug leads to one thing: among products, and among the categories below one parent. */
export function checkSlugs({ categories, products }: Catalogue): CrossCheckProblem[] {
  return locales.flatMap((locale): CrossCheckProblem[] => {
    const slugs = createFirstUseIndex();
    const taken = (slug: string, first: string) =>
      `is ${slug} in ${locale.code}, which is taken by ${first}; write another`;
    const ofCategories = categories.flatMap(({ handle, parent = '', texts }, index): CrossCheckProblem[] => {
      const { slug } = resolveTexts(texts, locale);
      const first = slugs(`${parent}/${slug}`, handle);
      const path = [index, 'texts', locale.language, 'slug'];
      return first === undefined ? [] : [{ source: 'categories', path, message: taken(slug, first) }];
    });
    return ofCategories.concat(
      products.flatMap((product): CrossCheckProblem[] => {
        const { slug } = resolveTexts(product.texts, locale);
        const first = slugs(`/${slug}`, product.handle);
        const path = ['texts', locale.language, 'slug'];
        return first === undefined ? [] : [{ source: product, path, message: taken(slug, first) }];
      }),
    );
  });
}
