import type { ShopCategory } from '../categories/categories.ts';
import type { ShopContext } from '../context/context.ts';
import { inputError } from '../graphql/errors.ts';
import type { PageArguments } from '../graphql/filters.ts';
import { encodeUid } from '../graphql/uid.ts';
import { type AggregationFilter, aggregate } from './aggregations.ts';
import type { ListArguments } from './find-products.ts';
import { listProducts, type ProductList, type ProductListArguments } from './product-list.ts';
import { describeSortFields } from './sort-fields.ts';

/** `products`, the products of a category, and the fields of `Products`. */
export const productListResolvers = {
  Query: {
    products: (_: unknown, list: ProductListArguments, context: ShopContext) => {
      if (typeof list.search !== 'string' && !list.filter)
        throw inputError("'search' or 'filter' input argument is required.");
      return listProducts(list, context);
    },
  },

  CategoryTree: {
    products: (
      { id }: ShopCategory,
      { sort, ...page }: PageArguments & Pick<ListArguments, 'sort'>,
      context: ShopContext,
    ) =>
      listProducts({ ...page, sort: sort ?? null, filter: { category_uid: { eq: encodeUid(id) } } }, context),
  },

  Products: {
    aggregations: (
      { found, listArguments }: ProductList,
      { filter }: { filter?: AggregationFilter | null },
      context: ShopContext,
    ) => aggregate(found, listArguments, filter, context),
    sort_fields: ({ listArguments }: ProductList, _: unknown, context: ShopContext) =>
      describeSortFields(Boolean(listArguments.search), context),
    suggestions: () => null,
  },

  AggregationOptionInterface: { __resolveType: () => 'AggregationOption' },
};
