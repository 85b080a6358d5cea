import { TypedFastBitSet } from 'typedfastbitset';
import type { Store } from '#renderer/stores/store';
import { bitsBy, countIn, union } from './filter-bits.ts';
import type { Position } from './sphere.ts';

/** A filter of stores. An empty list selects all stores. */
export type StoreFilter = {
  /** Ids of kinds. A store has one of them. */
  readonly kinds: readonly string[];
  /** Ids of services. A store has all of them. */
  readonly services: readonly string[];
  /** ISO 3166-1 alpha-2 codes. */
  readonly countries: readonly string[];
  /** Stores around a position, nearest first. */
  readonly near?: Position | undefined;
  /** The largest distance to the position. */
  readonly maxKilometres?: number | undefined;
};

/** The fields of a store that filters read. */
export type FilterableStore = Pick<Store, 'country'> & {
  readonly kinds: readonly { readonly id: string }[];
  readonly services: readonly { readonly id: string }[];
};

/** Numbers of stores by id of a kind, by id of a service, and by country code. Options without a store are omitted. */
export type OptionCounts = Readonly<
  Record<'kinds' | 'services' | 'countries', Readonly<Record<string, number>>>
>;

/** Sets of stores by kind, service and country. A set has the indexes of its stores in the list. The distance of a filter is ignored. */
type FilterIndex = {
  /** Returns the stores of a filter, or `undefined` for all of them. */
  matches(filter: StoreFilter): TypedFastBitSet | undefined;
  /** Returns the number of stores of a filter by country code. */
  countByCountry(filter: StoreFilter): Readonly<Record<string, number>>;
  /**
   * Returns the number of stores of each option that match the other filters.
   *
   * @param near the stores to count, or `undefined` for all stores
   */
  countOptions(filter: StoreFilter, near: TypedFastBitSet | undefined): OptionCounts;
};

/** Creates a bit set of stores for each kind, service and country. */
export function createFilterIndex(stores: readonly FilterableStore[]): FilterIndex {
  const kinds = bitsBy(stores, (store) => store.kinds.map(({ id }) => id));
  const services = bitsBy(stores, (store) => store.services.map(({ id }) => id));
  const countries = bitsBy(stores, ({ country }) => [country.code]);

  function matches(filter: StoreFilter): TypedFastBitSet | undefined {
    const sets = [
      ...(filter.kinds.length > 0 ? [union(kinds, filter.kinds)] : []),
      ...(filter.countries.length > 0 ? [union(countries, filter.countries)] : []),
      ...filter.services.map((id) => services.get(id) ?? new TypedFastBitSet()),
    ];
    const [first, ...others] = sets;
    if (!first) return undefined;
    return others.reduce((all, set) => all.new_intersection(set), first);
  }

  return {
    matches,
    countByCountry: (filter) => countIn(countries, matches(filter)),
    countOptions(filter, near) {
      const countWithout = (sets: typeof kinds, open: Partial<StoreFilter>) => {
        const matching = matches({ ...filter, ...open });
        return countIn(sets, matching && near ? matching.new_intersection(near) : (matching ?? near));
      };
      return {
        // A store must have one of the chosen kinds, so the counts of kinds ignore the filter of kinds. The same applies to countries. A store
        // must have all chosen services, so the counts of services use all filters.
        kinds: countWithout(kinds, { kinds: [] }),
        services: countWithout(services, {}),
        countries: countWithout(countries, { countries: [] }),
      };
    },
  };
}
