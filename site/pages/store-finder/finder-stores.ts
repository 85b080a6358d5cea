import type { Locale } from '#site/i18n/locale';
import { createDistanceFormat, roundKilometres, toKilometres, unitOf } from '#site/stores/distance';
import type { LocaleStores } from '#site/stores/store-directory';
import type { StoreFilter } from '#site/stores/store-index';
import { type FinderChoice, type MaxDistance, writeDistance } from './finder-query.ts';

/** An option of a filter. */
export type FilterOption = { readonly value: string; readonly label: string };

/** Distances in the list of options, in each unit. */
const DISTANCES = { km: [5, 10, 25, 50, 100, 250], mi: [5, 10, 25, 50, 100, 150] } as const;

/** Returns the handle of a term, which URLs contain: `store_types::dealer` becomes `dealer`. */
export function handleOf(id: string): string {
  return id.split('::').at(-1) ?? id;
}

/** Removes kinds, services and countries that no store has. */
export function keepKnownFilters(
  choice: FinderChoice,
  { kinds, services, countries }: LocaleStores,
): FinderChoice {
  const keep = (handles: readonly string[], terms: readonly { readonly id: string }[]) =>
    handles.filter((handle) => terms.some(({ id }) => handleOf(id) === handle));
  const hasCountry = countries.some(({ code }) => code === choice.country);
  return {
    ...choice,
    kinds: keep(choice.kinds, kinds),
    services: keep(choice.services, services),
    country: hasCountry ? choice.country : undefined,
  };
}

/** Returns the filter of a choice for the index. The distance counts from a position only. */
export function toStoreFilter(
  { kinds, services, country, distance }: FinderChoice,
  near: StoreFilter['near'],
  stores: LocaleStores,
): StoreFilter {
  const idsOf = (handles: readonly string[], terms: readonly { readonly id: string }[]) =>
    terms.flatMap(({ id }) => (handles.includes(handleOf(id)) ? [id] : []));
  return {
    kinds: idsOf(kinds, stores.kinds),
    services: idsOf(services, stores.services),
    countries: country === undefined ? [] : [country],
    near,
    maxKilometres: near && distance ? toKilometres(distance.value, distance.unit) : undefined,
  };
}

/** Returns the options of the distance in the unit of a locale, and the chosen one if it is another. */
export function distanceOptions(
  { intl, systemOfUnits }: Locale,
  chosen: MaxDistance | undefined,
): FilterOption[] {
  const unit = unitOf(systemOfUnits);
  const format = createDistanceFormat(intl, unit);
  const distances: MaxDistance[] = DISTANCES[unit].map((value) => ({ value, unit }));
  const kilometresOf = ({ value, unit: own }: MaxDistance) => toKilometres(value, own);
  if (chosen && !distances.some((distance) => writeDistance(distance) === writeDistance(chosen)))
    distances.push(chosen);
  return distances
    .toSorted((one, other) => kilometresOf(one) - kilometresOf(other))
    .map((distance) => ({
      value: writeDistance(distance),
      label: format(roundKilometres(kilometresOf(distance))),
    }));
}
