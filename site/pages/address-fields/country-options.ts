import { countryNamesIn } from '#site/i18n/country-names';
import type { Locale } from '#site/i18n/locale';
import type { Country } from '#site/services/shop';

/** A country that an address can have, with its name in the language of the page. */
export type CountryOption = Pick<Country, 'id' | 'name' | 'regions'>;

/** Returns the countries of a shop by their name in the language of the page. */
export function toCountryOptions(
  countries: readonly Country[],
  { intl }: Pick<Locale, 'intl'>,
): CountryOption[] {
  const names = countryNamesIn(intl);
  const { compare } = new Intl.Collator(intl);
  return countries
    .map(({ id, name, regions }) => ({ id, name: names.of(id) ?? name, regions }))
    .toSorted((one, other) => compare(one.name, other.name));
}

/** Returns the initial country of a form: that of the locale, or the first country that the shop delivers to. */
export function defaultCountryOf(countries: readonly Pick<Country, 'id'>[], { intl }: Pick<Locale, 'intl'>) {
  const { region } = new Intl.Locale(intl);
  return (countries.find(({ id }) => id === region) ?? countries[0])?.id ?? '';
}
