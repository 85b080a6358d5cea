import { locales } from '#site/i18n/locale';
import { resolveTexts } from '../texts.ts';
import type { Catalogue, CrossCheckProblem } from './cross-check.ts';
import { createUniquenessCheck } from './unique-values.ts';

/** Products and variants share one sequence of ids and of SKUs, because both are products in Magento. EANs are unique. */
export function checkIds({ products }: Catalogue): CrossCheckProblem[] {
  const ids = createUniquenessCheck();
  const eans = createUniquenessCheck();
  // SKUs have capitals only, so values that differ in the case of letters are equal here too.
  const skus = createUniquenessCheck();
  return products.flatMap((product): CrossCheckProblem[] => {
    const problems: CrossCheckProblem[] = [];
    const check = (
      firstOwner: string | undefined,
      path: CrossCheckProblem['path'],
      correction = 'write a unique number',
    ) => {
      if (firstOwner !== undefined)
        problems.push({ source: product, path, message: `is already used by ${firstOwner}; ${correction}` });
    };
    const checkSku = (sku: string, path: CrossCheckProblem['path']) =>
      check(skus(sku, product.handle), path, 'rename a file or a colour');
    check(ids(product.id, product.sku), ['id']);
    checkSku(product.sku, ['sku']);
    for (const [index, { id, ean, sku, color }] of product.variants.entries()) {
      check(ids(id, sku), ['variants', index, 'id']);
      check(eans(ean, sku), ['variants', index, 'ean']);
      // A single variant without a colour has the SKU of its product.
      if (color !== undefined) checkSku(sku, ['variants', index, 'sku']);
    }
    return problems;
  });
}

/** In each locale, slugs are unique among products and top categories, and among the categories of one parent. */
export function checkSlugs({ categories, products }: Catalogue): CrossCheckProblem[] {
  return locales.flatMap((locale): CrossCheckProblem[] => {
    const slugs = createUniquenessCheck();
    const describe = (slug: string, firstOwner: string) =>
      `is ${slug} in ${locale.code}, which is already used by ${firstOwner}; write another slug`;
    const ofCategories = categories.flatMap(({ handle, parent = '', texts }, index): CrossCheckProblem[] => {
      const { slug } = resolveTexts(texts, locale);
      const first = slugs(`${parent}/${slug}`, handle);
      const path = [index, 'texts', locale.baseLanguage, 'slug'];
      return first === undefined ? [] : [{ source: 'categories', path, message: describe(slug, first) }];
    });
    return ofCategories.concat(
      products.flatMap((product): CrossCheckProblem[] => {
        const { slug } = resolveTexts(product.texts, locale);
        const first = slugs(`/${slug}`, product.handle);
        const path = ['texts', locale.baseLanguage, 'slug'];
        return first === undefined ? [] : [{ source: product, path, message: describe(slug, first) }];
      }),
    );
  });
}
