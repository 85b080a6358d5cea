import { countryNamesIn } from '#site/i18n/country-names';
import { type Locale, locales } from '#site/i18n/locale';
import type { Localisations } from '#site/protocol/payload';
import { unitOf } from '#site/stores/distance';
import type { Position } from '#site/stores/sphere';
import type { LocaleStores } from '#site/stores/store-directory';
import { type FinderChoice, finderHref } from './finder-query.ts';
import { toUnit } from './finder-stores.ts';

type LocalisedFinder = {
  /** Paths of the page by locale. */
  readonly localisations: Localisations;
  /** The position of the place. With it, the URL works even if the geocoder does not find the place in another language. */
  readonly near: Position | undefined;
  readonly countries: LocaleStores['countries'];
};

/** Returns the URLs of the first page of the finder in all locales, with the same choice. Distances become options in the unit of the locale. */
export function localiseFinder(
  choice: FinderChoice,
  { localisations, near, countries }: LocalisedFinder,
): Localisations {
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const path = localisations[locale.code];
      if (path === undefined) return [];
      const { distance } = choice;
      const localised = {
        ...choice,
        place: translatePlace(choice.place, countries, locale),
        at: near,
        distance: distance && toUnit(distance, unitOf(locale.systemOfUnits)),
        page: 1,
      };
      return [[locale.code, finderHref(path, localised)]];
    }),
  );
}

/** Translates the country at the end of a place: `Utrecht, Nederland` becomes `Utrecht, Netherlands`. */
function translatePlace(place: string, countries: LocaleStores['countries'], { intl }: Locale): string {
  const parts = place.split(', ');
  const country = parts.length > 1 && countries.find(({ name }) => name === parts.at(-1));
  if (!country) return place;
  const name = countryNamesIn(intl).of(country.code) ?? country.name;
  return [...parts.slice(0, -1), name].join(', ');
}
