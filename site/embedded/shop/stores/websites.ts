import * as v from 'valibot';
import type { WebsiteCode } from '#embedded/catalogue';
import type { ShopDatabase } from '../database/database.ts';
import type { StoreView } from './store-view.ts';

/** A website: its currency, whether its prices include tax, and the countries that it delivers to with their tax in percent. */
export type Website = {
  readonly currency: string;
  readonly hasPricesWithTax: boolean;
  readonly countries: readonly { readonly code: string; readonly rate: number }[];
};

/** Reads a website. Every code of the catalogue has a row. */
export function readWebsite(database: ShopDatabase, code: WebsiteCode): Website {
  const row = database.first(
    v.object({ currency: v.string(), has_prices_with_tax: v.number() }),
    'SELECT currency, has_prices_with_tax FROM website WHERE code = ?',
    code,
  );
  if (!row) throw new Error(`The database has no website ${code}.`);
  const countries = database.all(
    v.object({ code: v.string(), rate: v.number() }),
    'SELECT country AS code, rate FROM tax_rate WHERE website = ? ORDER BY position',
    code,
  );
  return { currency: row.currency, hasPricesWithTax: row.has_prices_with_tax === 1, countries };
}

/**
 * Returns the default country of a store view: that of the locale, or the first country of the website if it does not deliver to that of the
 * locale. Magento also taxes a cart without an address by this country.
 */
export function defaultCountryOf<Country extends { readonly code: string }>(
  countries: readonly Country[],
  { locale }: StoreView,
): Country | undefined {
  const { region } = new Intl.Locale(locale.intl);
  return countries.find(({ code }) => code === region) ?? countries[0];
}
