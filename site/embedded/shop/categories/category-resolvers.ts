import type { ShopContext } from '../graphql/context.ts';
import { type PageArguments, pageOf } from '../graphql/filters.ts';
import { encodeUid } from '../graphql/uid.ts';
import type { ListArguments } from '../products/find-products.ts';
import { listProducts } from '../products/product-list.ts';
import type { Routing } from '../products/product-types.ts';
import { URL_SUFFIX } from '../stores/store-config.ts';
import { countProducts, type ShopCategory } from './categories.ts';
import { type CategoryFilters, filterCategories } from './filter-categories.ts';

/** A category, and the URL at which `route` found it. */
export type RoutedCategory = ShopCategory & { readonly routing?: Routing };

/** `categories`, and the fields of `CategoryTree`. */
export const categoryResolvers = {
  Query: {
    categories: (
      _: unknown,
      { filters, ...page }: PageArguments & { filters?: CategoryFilters | null },
      { categories }: ShopContext,
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
    image: ({ picture }: ShopCategory, _: unknown, { shop }: ShopContext) =>
      picture === null ? null : `${shop.url()}/media/catalog/category/${picture}`,
    product_count: ({ id }: ShopCategory, _: unknown, { shop }: ShopContext) =>
      countProducts(shop.database, id),
    children: ({ id }: ShopCategory, _: unknown, { categories }: ShopContext) => categories().childrenOf(id),
    children_count: ({ id }: ShopCategory, _: unknown, { categories }: ShopContext) =>
      String(categories().childrenOf(id).length),
    breadcrumbs: (category: ShopCategory, _: unknown, { categories }: ShopContext) => {
      // Magento returns ancestors by id, which can differ from the order of the tree.
      const ancestors = categories()
        .ancestorsOf(category)
        .toSorted((one, other) => one.id - other.id);
      return ancestors.length === 0 ? null : ancestors.map(describeBreadcrumb);
    },
    canonical_url: pathOf,
    include_in_menu: () => 1,
    display_mode: () => 'PRODUCTS',
    products: (
      { id }: ShopCategory,
      { sort, ...page }: PageArguments & Pick<ListArguments, 'sort'>,
      context: ShopContext,
    ) =>
      listProducts({ ...page, sort: sort ?? null, filter: { category_uid: { eq: encodeUid(id) } } }, context),
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
