import type { ShopDatabase } from '../database/database.ts';
import { type PageArguments, pageOf } from '../graphql/filters.ts';
import type { Routing } from '../graphql/routing.ts';
import { encodeUid } from '../graphql/uid.ts';
import { URL_SUFFIX } from '../stores/store-config.ts';
import { type CategoryTree, countProducts, type ShopCategory } from './categories.ts';
import { type CategoryFilters, filterCategories } from './filter-categories.ts';

/** A category, and the URL at which `route` found it. */
export type RoutedCategory = ShopCategory & { readonly routing?: Routing };

/** The part of a request's context that these resolvers read. */
type CategoryContext = {
  readonly shop: { readonly database: ShopDatabase; readonly url: () => string };
  readonly categories: () => CategoryTree;
};

/** `categories`, and the fields of `CategoryTree` except `products`. */
export const categoryResolvers = {
  Query: {
    categories: (
      _: unknown,
      { filters, ...page }: PageArguments & { filters?: CategoryFilters | null },
      { categories }: CategoryContext,
    ) => {
      const found = filterCategories(categories(), filters);
      const { start, end, page_info: pageInfo } = pageOf(page, found.length);
      return { items: found.slice(start, end), page_info: pageInfo, total_count: found.length };
    },
  },

  CategoryInterface: { __resolveType: () => 'CategoryTree' },

  CategoryTree: {
    uid: ({ id }: ShopCategory) => encodeUid(id),
    url_suffix: () => URL_SUFFIX,
    image: ({ picture }: ShopCategory, _: unknown, { shop }: CategoryContext) =>
      picture === null ? null : `${shop.url()}/media/catalog/category/${picture}`,
    product_count: ({ id }: ShopCategory, _: unknown, { shop }: CategoryContext) =>
      countProducts(shop.database, id),
    children: ({ id }: ShopCategory, _: unknown, { categories }: CategoryContext) =>
      categories().childrenOf(id),
    children_count: ({ id }: ShopCategory, _: unknown, { categories }: CategoryContext) =>
      String(categories().childrenOf(id).length),
    breadcrumbs: (category: ShopCategory, _: unknown, { categories }: CategoryContext) => {
      // Magento returns ancestors by id, which can differ from the order of the tree.
      const ancestors = categories()
        .ancestorsOf(category)
        .toSorted((one, other) => one.id - other.id);
      return ancestors.length === 0 ? null : ancestors.map(describeBreadcrumb);
    },
    canonical_url: pathOf,
    include_in_menu: () => 1,
    display_mode: () => 'PRODUCTS',
    relative_url: (category: RoutedCategory) => category.routing?.relativeUrl ?? pathOf(category),
    redirect_code: ({ routing }: RoutedCategory) => routing?.redirectCode ?? 0,
    type: () => 'CATEGORY',
  },
};

function describeBreadcrumb({ id, name, level, url_key: urlKey, url_path: urlPath }: ShopCategory) {
  return {
    category_uid: encodeUid(id),
    category_name: name,
    category_level: level,
    category_url_key: urlKey,
    category_url_path: urlPath,
  };
}

function pathOf({ url_path: urlPath }: ShopCategory): string | null {
  return urlPath === null ? null : urlPath + URL_SUFFIX;
}
