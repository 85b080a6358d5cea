import type { Store } from '../store.ts';

export type CountryOfStores = {
  readonly code: string;
  readonly name: string;
  readonly stores: readonly Store[];
  /** Number of stores of the country in both parts. */
  readonly count: number;
};

/**
 * Groups stores by country in list order, and splits them after the first `limit` stores. A country can be in both parts.
 */
export function groupByCountry(stores: readonly Store[], limit: number) {
  const counts = Map.groupBy(stores, codeOf);
  const grouped = (part: readonly Store[]): CountryOfStores[] =>
    [...Map.groupBy(part, codeOf)].map(([code, group]) => ({
      code,
      name: group[0]?.country.name ?? code,
      stores: group,
      count: counts.get(code)?.length ?? group.length,
    }));
  return { first: grouped(stores.slice(0, limit)), rest: grouped(stores.slice(limit)) };
}

function codeOf({ country }: Store) {
  return country.code;
}
