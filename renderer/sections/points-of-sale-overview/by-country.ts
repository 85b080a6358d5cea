import type { Store } from '../store.ts';

export type CountryOfStores = {
  readonly code: string;
  readonly name: string;
  readonly stores: readonly Store[];
  /** How many there are in this country, shown in this part or not. */
  readonly count: number;
};

/**
 * Puts shops under their countries in the order in which they come, and parts them after the first `atFirst` shops. A country
 * that the cut goes through stands in both parts.
 */
export function byCountry(stores: readonly Store[], atFirst: number) {
  const counts = Map.groupBy(stores, codeOf);
  const grouped = (part: readonly Store[]): CountryOfStores[] =>
    [...Map.groupBy(part, codeOf)].map(([code, shown]) => ({
      code,
      name: shown[0]?.country.name ?? code,
      stores: shown,
      count: counts.get(code)?.length ?? shown.length,
    }));
  return { first: grouped(stores.slice(0, atFirst)), rest: grouped(stores.slice(atFirst)) };
}

function codeOf({ country }: Store) {
  return country.code;
}
