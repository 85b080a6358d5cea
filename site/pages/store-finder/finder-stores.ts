import type { Locale } from '#site/i18n/locale';
import { createDistanceFormat, roundKilometres, toKilometres, unitOf } from '#site/stores/distance';
import type { LocaleStores } from '#site/stores/store-directory';
import type { StoreFilter } from '#site/stores/store-filter';
import { type FinderChoice, type MaxDistance, writeDistance } from './finder-query.ts';

/** An option of a filter. */
export type FilterOption = { readonly value: string; readonly label: string };

/** An option with the number of its stores that match the other filters. */
export type CountedOption = FilterOption & { readonly count: number };

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

/** Returns the filter of a choice for the index. Without a position, the distance is ignored. */
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

/** Returns the options of all filters with the number of their stores. */
export function countedOptions(
  filter: StoreFilter,
  { index, kinds, services, countries }: LocaleStores,
): Readonly<Record<'kinds' | 'services' | 'countries', CountedOption[]>> {
  const counts = index.countOptions(filter);
  const toOptions = (terms: LocaleStores['services'], countOf: Readonly<Record<string, number>>) =>
    terms.map(({ id, title }) => ({ value: handleOf(id), label: title, count: countOf[id] ?? 0 }));
  return {
    kinds: toOptions(kinds, counts.kinds),
    services: toOptions(services, counts.services),
    countries: countries.map(({ code, name }) => ({
      value: code,
      label: name,
      count: counts.countries[code] ?? 0,
    })),
  };
}

/** Returns a distance in a unit. From another unit, returns the option with the smallest ratio: 10 mi becomes 25 km, and 25 km becomes 10 mi. */
export function toUnit(distance: MaxDistance, unit: MaxDistance['unit']): MaxDistance {
  if (distance.unit === unit) return distance;
  const kilometres = toKilometres(distance.value, distance.unit);
  const ratioOf = (value: number) => Math.abs(Math.log(toKilometres(value, unit) / kilometres));
  const [value = distance.value] = DISTANCES[unit].toSorted((one, other) => ratioOf(one) - ratioOf(other));
  return { value, unit };
}

/** Returns the options of the distance in the unit of a locale. Adds the chosen distance if it is not an option. */
export function distanceOptions(
  { intl, systemOfUnits }: Locale,
  chosen: MaxDistance | undefined,
): FilterOption[] {
  const unit = unitOf(systemOfUnits);
  const format = createDistanceFormat(intl, unit);
  const kilometresOf = ({ value, unit: own }: MaxDistance) => toKilometres(value, own);
  const labelOf = (distance: MaxDistance) => format(roundKilometres(kilometresOf(distance)));
  const distances = [
    ...DISTANCES[unit].map((value): MaxDistance => ({ value, unit })),
    ...(chosen ? [chosen] : []),
  ].toSorted((one, other) => kilometresOf(one) - kilometresOf(other));
  // The chosen distance replaces an option with the same label: 16.09 km is 10 mi.
  const options = new Map(distances.map((distance) => [labelOf(distance), distance]));
  if (chosen) options.set(labelOf(chosen), chosen);
  return [...options].map(([label, distance]) => ({ value: writeDistance(distance), label }));
}
