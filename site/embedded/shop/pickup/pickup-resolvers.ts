import * as v from 'valibot';
import type { ShopContext } from '../context/context.ts';
import { type PageArguments, pageOf } from '../graphql/filters.ts';
import { type DemoPickupLocation, pickupLocationsOf } from './pickup-locations.ts';

type LocationArguments = PageArguments & {
  readonly productsInfo?: readonly ({ readonly sku: string } | null)[] | null;
};

/** The query of pickup locations. The shop counts no stock per location, so each location has all products of the shop. */
export const pickupResolvers = {
  Query: {
    pickupLocations: (_: unknown, { productsInfo, ...page }: LocationArguments, context: ShopContext) => {
      const skus = (productsInfo ?? []).flatMap((product) => product?.sku ?? []);
      const found = hasAll(skus, context) ? pickupLocationsOf(context.view.website) : [];
      const { start, end, page_info: pageInfo } = pageOf(page, found.length);
      return { items: found.slice(start, end), page_info: pageInfo, total_count: found.length };
    },
  },

  PickupLocation: {
    pickup_location_code: ({ code }: DemoPickupLocation) => code,
    country_id: ({ country }: DemoPickupLocation) => country,
  },
};

/** Returns whether all SKUs are those of simple products. As in Magento, a configurable product has no stock of its own. */
function hasAll(skus: readonly string[], { shop }: ShopContext): boolean {
  return skus.every(
    (sku) =>
      shop.database.first(
        v.object({ id: v.number() }),
        "SELECT id FROM product WHERE sku = ? AND type = 'simple'",
        sku,
      ) !== undefined,
  );
}
