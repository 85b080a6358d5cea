import { locales } from '#site/i18n/locale';
import { textsIn } from '../texts.ts';
import type { Catalogue, Disagreement } from './cross-check.ts';
import { firstUses } from './first-uses.ts';

/** Products and variants are numbered together, as in Magento, where both are products; SKUs follow from handles. */
export function numbers({ products }: Catalogue): Disagreement[] {
  const ids = firstUses();
  const eans = firstUses();
  return products.flatMap((product): Disagreement[] => {
    const found: Disagreement[] = [];
    const check = (first: string | undefined, path: Disagreement['path']) => {
      if (first !== undefined)
        found.push({ of: product, path, message: `is taken by ${first}; write a number of its own` });
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
export function addresses({ categories, products }: Catalogue): Disagreement[] {
  return locales.flatMap((locale): Disagreement[] => {
    const slugs = firstUses();
    const taken = (slug: string, first: string) =>
      `is ${slug} in ${locale.code}, which is taken by ${first}; write another`;
    const ofCategories = categories.flatMap(({ handle, parent = '', texts }, index): Disagreement[] => {
      const { slug } = textsIn(texts, locale);
      const first = slugs(`${parent}/${slug}`, handle);
      const path = [index, 'texts', locale.language, 'slug'];
      return first === undefined ? [] : [{ of: 'categories', path, message: taken(slug, first) }];
    });
    return ofCategories.concat(
      products.flatMap((product): Disagreement[] => {
        const { slug } = textsIn(product.texts, locale);
        const first = slugs(`/${slug}`, product.handle);
        const path = ['texts', locale.language, 'slug'];
        return first === undefined ? [] : [{ of: product, path, message: taken(slug, first) }];
      }),
    );
  });
}
