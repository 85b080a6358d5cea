import type { RoutedCategory } from '../categories/category-resolvers.ts';
import type { ShopContext } from '../context/context.ts';
import { inputError, noSuchEntityError } from '../graphql/errors.ts';
import { loadProducts } from '../products/load-products.ts';
import type { StoredProduct } from '../products/product-types.ts';
import { type OtherUrl, resolveUrl } from './resolve-url.ts';

/** `route`, and its types. */
export const urlResolvers = {
  Query: {
    route: (
      _: unknown,
      { url }: { url: string },
      context: ShopContext,
    ): StoredProduct | RoutedCategory | OtherUrl | null => {
      if (url.trim() === '') throw inputError('"url" argument should be specified and not empty');
      const resolved = resolveUrl(url, context);
      if (!resolved || 'relative_url' in resolved) return resolved;
      const { type, entityId, routing } = resolved;
      if (type === 'PRODUCT') {
        const [product] = loadProducts([entityId], context);
        if (!product) throw noSuchEntityError(`No such entity found with matching URL key: ${url}`);
        return { ...product, routing };
      }
      const category = context.categories().find(entityId);
      if (!category) throw noSuchEntityError("Category doesn't exist");
      return { ...category, routing };
    },
  },

  RoutableInterface: {
    __resolveType: (page: StoredProduct | RoutedCategory | OtherUrl) => {
      if ('relative_url' in page) return 'RoutableUrl';
      if (!('type' in page)) return 'CategoryTree';
      return page.type === 'simple' ? 'SimpleProduct' : 'ConfigurableProduct';
    },
  },
};
