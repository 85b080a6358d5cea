import { exonyms } from '../../site/embedded/geocoder/exonyms.ts';

/** A town with its name on the map: longitude, latitude, thousands of inhabitants, name, and names in other languages. */
export type PlaceNameRow = readonly [number, number, number, string, Readonly<Record<string, string>>?];

/** Smaller towns have no name on the map. */
const MIN_POPULATION = 20_000;

/**
 * Returns the towns whose names are on the map, the largest first.
 *
 * @param towns name, country code, inhabitants, latitude and longitude
 */
export function selectPlaceNames(
  towns: readonly {
    readonly name: string;
    readonly country: string;
    readonly population: number;
    readonly latitude: number;
    readonly longitude: number;
  }[],
): PlaceNameRow[] {
  return towns
    .filter(({ population }) => population >= MIN_POPULATION)
    .toSorted((one, other) => other.population - one.population || (one.name < other.name ? -1 : 1))
    .map(({ name, country, population, latitude, longitude }): PlaceNameRow => {
      const { also: _, ...translated } = exonyms[`${name}|${country}`] ?? {};
      const place = [round(longitude), round(latitude), Math.round(population / 1_000), name] as const;
      return Object.keys(translated).length === 0 ? place : [...place, translated];
    });
}

/** Rounds to three decimals, which are about 100 m. */
function round(degrees: number) {
  return Number(degrees.toFixed(3));
}
