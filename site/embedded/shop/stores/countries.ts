import { type CountryRegion, describeRegions } from '#embedded/regions';
import { countryNamesIn } from '#site/i18n/country-names';
import type { StoreView } from './store-view.ts';

const threeLetterCodes: Readonly<Record<string, string>> = {
  NL: 'NLD',
  BE: 'BEL',
  DE: 'DEU',
  FR: 'FRA',
  GB: 'GBR',
  US: 'USA',
  CA: 'CAN',
};

type WireCountry = {
  readonly id: string;
  readonly two_letter_abbreviation: string;
  readonly three_letter_abbreviation: string | undefined;
  readonly full_name_locale: string | undefined;
  readonly full_name_english: string | undefined;
  readonly available_regions: readonly CountryRegion[] | undefined;
};

/** Returns a country with its name in the language of the store view and in English. */
export function describeCountry(code: string, view: StoreView): WireCountry {
  const { intl } = view.locale;
  return {
    id: code,
    two_letter_abbreviation: code,
    three_letter_abbreviation: threeLetterCodes[code],
    full_name_locale: countryNamesIn(intl).of(code),
    full_name_english: countryNamesIn('en').of(code),
    available_regions: describeRegions(code, view.locale.baseLanguage),
  };
}
