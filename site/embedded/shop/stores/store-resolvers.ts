import type { ShopDatabase } from '../database/database.ts';
import { inputError, noSuchEntityError } from '../graphql/errors.ts';
import { describeCountry } from './countries.ts';
import { describeCurrency } from './currency.ts';
import { describeStoreConfig, type ShopSettings } from './store-config.ts';
import { type StoreView, storeViewsOf } from './store-view.ts';
import { readWebsite } from './websites.ts';

/** The part of a request's context that these resolvers read. */
type StoreContext = {
  readonly shop: ShopSettings & { readonly database: ShopDatabase };
  readonly view: StoreView;
};

/** `storeConfig`, `availableStores`, `currency`, `countries` and `country`. */
export const storeResolvers = {
  Query: {
    storeConfig: (_: unknown, __: unknown, { shop, view }: StoreContext) =>
      describeStoreConfig(view, readWebsite(shop.database, view.website), shop),

    // Each website has one store group, so `useCurrentGroup` makes no difference.
    availableStores: (_: unknown, __: unknown, { shop, view: { website } }: StoreContext) => {
      const data = readWebsite(shop.database, website);
      return storeViewsOf(website).map((view) => describeStoreConfig(view, data, shop));
    },

    currency: (_: unknown, __: unknown, { view }: StoreContext) => describeCurrency(view),

    countries: (_: unknown, __: unknown, { shop, view }: StoreContext) =>
      readWebsite(shop.database, view.website).countries.map(({ code }) => describeCountry(code, view)),

    country: (_: unknown, { id }: { id?: string | null }, { shop, view }: StoreContext) => {
      if (!id) throw inputError('Country "id" value should be specified');
      const { countries } = readWebsite(shop.database, view.website);
      const known = countries.find(({ code }) => code === id);
      if (!known) throw noSuchEntityError("The country isn't available.");
      return describeCountry(known.code, view);
    },
  },
};
