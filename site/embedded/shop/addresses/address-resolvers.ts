import type { RoutedCategory } from '../categories/category-resolvers.ts';
import type { ShopContext } from '../graphql/context.ts';
import { inputError } from '../graphql/errors.ts';
import { loadProducts } from '../products/load-products.ts';
import type { StoredProduct } from '../products/product-types.ts';
import { resolveAddress } from './resolve-address.ts';

/** `route`, and its types. */
export const addressResolvers = {
  Query: {
    route: (
      _: unknown,
      { url }: { url: string },
      context: ShopContext,
    ): StoredProduct | RoutedCategory | null => {
      if (url.trim() === '') throw inputError('"url" argument should be specified and not empty');
      const address = resolveAddress(url, context);
      if (!address) return null;
      const { type, entityId, routing } = address;
      if (type === 'PRODUCT') {
        const [product] = loadProducts([entityId], context);
        return product ? { ...product, routing } : null;
      }
      const category = context.categories().find(entityId);
      return category ? { ...category, routing } : null;
    },
  },

  RoutableInterface: {
    __resolveType: (page: StoredProduct | RoutedCategory) => {
      if (!('type' in page)) return 'CategoryTree';
      return page.type === 'simple' ? 'SimpleProduct' : 'ConfigurableProduct';
    },
  },
};
