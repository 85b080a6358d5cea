import type { Locale } from '#site/i18n/locale';
import type { Category } from './category.ts';
import type { Product } from './product.ts';
import { resolveTexts } from './texts.ts';

const SUFFIX = '.html';

/** Returns the path of a category without suffix: the slugs of its ancestors and its own, separated by slashes. */
export function categoryPath(category: Category, categories: readonly Category[], locale: Locale): string {
  // Only earlier categories can be parents, so a category that is its own ancestor causes no endless recursion.
  const earlier = categories.slice(0, categories.indexOf(category));
  const parent = earlier.find(({ handle }) => handle === category.parent);
  const { slug } = resolveTexts(category.texts, locale);
  return parent ? `${categoryPath(parent, earlier, locale)}/${slug}` : slug;
}

/** Returns the paths of all products and categories of a locale, with their suffix. */
export function listPaths(
  {
    categories,
    products,
  }: { readonly categories: readonly Category[]; readonly products: readonly Product[] },
  locale: Locale,
): ReadonlySet<string> {
  return new Set([
    ...categories.map((category) => categoryPath(category, categories, locale) + SUFFIX),
    ...products.map(({ texts }) => resolveTexts(texts, locale).slug + SUFFIX),
  ]);
}
