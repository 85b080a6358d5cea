import type { StoreList } from '../../stores/store-list.ts';
import type { Store } from '../../stores/store.ts';

export type CountryOfStores = {
  readonly code: string;
  readonly name: string;
  readonly stores: readonly Store[];
  /** Number of stores of the country, also those beyond the limit of the list. */
  readonly count: number;
};

/** Groups the stores of a list by country, in list order. */
export function groupByCountry({ stores, countries }: StoreList): CountryOfStores[] {
  return [...Map.groupBy(stores, ({ country }) => country.code)].map(([code, group]) => ({
    code,
    name: group[0]?.country.name ?? code,
    stores: group,
    count: countries[code] ?? group.length,
  }));
}
