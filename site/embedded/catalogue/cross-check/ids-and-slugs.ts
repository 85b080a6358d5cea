import { locales } from '#site/i18n/locale';
import { resolveTexts } from '../texts.ts';
import type { Catalogue, CrossCheckProblem } from './cross-check.ts';
import { createUniquenessCheck } from './unique-values.ts';

/** Products and variants share one id sequence, because both are products in Magento. EANs are unique. */
export function checkIds({ products }: Catalogue): CrossCheckProblem[] {
  const ids = createUniquenessCheck();
  const eans = createUniquenessCheck();
  return products.flatMap((product): CrossCheckProblem[] => {
    const problems: CrossCheckProblem[] = [];
    const check = (firstOwner: string | undefined, path: CrossCheckProblem['path']) => {
      if (firstOwner !== undefined)
        problems.push({
          source: product,
          path,
          message: `is already used by ${firstOwner}; write a unique number`,
        });
    };
    check(ids(product.id, product.sku), ['id']);
    for (const [index, { id, ean, sku }] of product.variants.entries()) {
      check(ids(id, sku), ['variants', index, 'id']);
      check(eans(ean, sku), ['variants', index, 'ean']);
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
