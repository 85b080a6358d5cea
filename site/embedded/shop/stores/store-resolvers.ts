import type { ShopContext } from '../graphql/context.ts';
import { inputError, noSuchEntityError } from '../graphql/errors.ts';
import { describeCountry } from './countries.ts';
import { describeCurrency } from './currency.ts';
import { describeStoreConfig } from './store-config.ts';
import { storeViewsOf } from './store-view.ts';
import { readWebsite } from './websites.ts';

/** `storeConfig`, `availableStores`, `currency`, `countries` and `country`. */
export const storeResolvers = {
  Query: {
    storeConfig: (_: unknown, __: unknown, { shop, view }: ShopContext) =>
      describeStoreConfig(view, readWebsite(shop.database, view.website), shop),

    // Each website has one store group, so `useCurrentGroup` makes no difference.
    availableStores: (_: unknown, __: unknown, { shop, view: { website } }: ShopContext) => {
      const data = readWebsite(shop.database, website);
      return storeViewsOf(website).map((view) => describeStoreConfig(view, data, shop));
    },

    currency: (_: unknown, __: unknown, { view }: ShopContext) => describeCurrency(view),

    countries: (_: unknown, __: unknown, { shop, view }: ShopContext) =>
      readWebsite(shop.database, view.website).countries.map(({ code }) => describeCountry(code, view)),

    country: (_: unknown, { id }: { id?: string | null }, { shop, view }: ShopContext) => {
      if (!id) throw inputError('Country "id" value should be specified');
      const { countries } = readWebsite(shop.database, view.website);
      const known = countries.find(({ code }) => code === id);
      if (!known) throw noSuchEntityError("The country isn't available.");
      return describeCountry(known.code, view);
    },
  },
};
