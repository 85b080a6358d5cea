import type { ShopContext } from '../graphql/context.ts';
import { inputError } from '../graphql/errors.ts';
import { type AggregationFilter, aggregate } from './aggregations.ts';
import { listProducts, type ProductList, type ProductListArguments } from './product-list.ts';
import { describeSortFields } from './sort-fields.ts';

/** `products`, and the fields of `Products`. */
export const productListResolvers = {
  Query: {
    products: (_: unknown, list: ProductListArguments, context: ShopContext) => {
      if (typeof list.search !== 'string' && !list.filter)
        throw inputError("'search' or 'filter' input argument is required.");
      return listProducts(list, context);
    },
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
