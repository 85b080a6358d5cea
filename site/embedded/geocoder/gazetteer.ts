import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nameIn, otherNamesOf } from './exonyms.ts';
import { foldName } from './fold-name.ts';
import { divideText, findCodes } from './place-text.ts';
import { postalKeyOf } from './postal-key.ts';
import { isQualifiedBy } from './qualifiers.ts';

/** A town, or a postal code. */
type GazetteerPlace = {
  readonly id: number;
  readonly kind: 'town' | 'postcode';
  /** The name of a town. For a postal code, the code. */
  readonly name: string;
  readonly town: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Two letters of the state or province, for the United States and Canada. */
  readonly region: string;
  readonly latitude: number;
  readonly longitude: number;
  /** From 0 to 1. */
  readonly importance: number;
  /** Whether the names of `exonyms.ts` belong to this town, and not to a larger one with the same name. */
  readonly hasExonyms: boolean;
};

/**
 * A found place. The name of a town is in the visitor's language. `postcode` is the code itself for a postal code, and the nearest code of
 * the same country for a town.
 */
type FoundPlace = GazetteerPlace & { readonly postcode: string | undefined };

type PlaceSearchOptions = {
  readonly limit: number;
  /** ISO 3166-1 alpha-2 codes. Undefined: all countries. */
  readonly countries: readonly string[] | undefined;
  /** BCP 47 tag of the visitor's language. */
  readonly language: string;
};

export type Gazetteer = {
  /**
   * Finds the places whose names begin with a text: equal names first, then larger places. Parts after a comma name the region or the
   * country, or the town of a postal code. All of these can also be there without a comma, and a postal code can be last.
   */
  search(text: string, options: PlaceSearchOptions): FoundPlace[];
};

type IndexedName = { readonly key: string; readonly place: GazetteerPlace };

const TOWNS = 'towns.tsv';
const POSTAL_CODES = ['postal-codes.tsv', 'postal-codes-europe.tsv'];
/** A town with this population, or a larger one, has importance 1. */
const LARGEST_POPULATION = 10_000_000;
/** Low, so that postal codes rank after towns. */
const POSTAL_CODE_IMPORTANCE = 0.1;
/**
 * France and the United States both have postal codes of five digits. So visitors in North America find only the postal codes of North America,
 * and other visitors find none of those, unless the text has a part after a comma.
 */
const NORTH_AMERICA = ['US', 'CA'];

/** Loads the gazetteer from the files in a folder (`npm run gazetteer`). */
export async function loadGazetteer(directory: string): Promise<Gazetteer> {
  const [towns = [], ...codes] = await Promise.all(
    [TOWNS, ...POSTAL_CODES].map((file) => readRows(join(directory, file))),
  );
  const names: IndexedName[] = [];
  let id = 0;
  const largest = largestTowns(towns);
  for (const town of towns) {
    const [name = '', country = '', region = '', population, latitude, longitude] = town;
    const hasExonyms = largest.has(town);
    id += 1;
    const importance = Math.min(1, Math.log(1 + Number(population)) / Math.log(LARGEST_POPULATION));
    const position = { latitude: Number(latitude), longitude: Number(longitude) };
    const place = {
      id,
      kind: 'town',
      name,
      town: name,
      country,
      region,
      ...position,
      importance,
      hasExonyms,
    } as const;
    names.push({ key: foldName(name), place });
    if (!hasExonyms) continue;
    for (const exonym of otherNamesOf(name, country)) names.push({ key: foldName(exonym), place });
  }
  for (const [code = '', town = '', country = '', region = '', latitude, longitude] of codes.flat()) {
    id += 1;
    const position = { latitude: Number(latitude), longitude: Number(longitude) };
    const place = { id, kind: 'postcode', name: code, town, country, region, ...position } as const;
    names.push({
      key: foldName(code),
      place: { ...place, importance: POSTAL_CODE_IMPORTANCE, hasExonyms: false },
    });
  }
  names.sort((one, other) => (one.key < other.key ? -1 : 1));
  const codesOf = Map.groupBy(
    names.flatMap(({ place }) => (place.kind === 'postcode' ? [place] : [])),
    ({ country }) => country,
  );
  return {
    search: (text, options) =>
      findPlaces(names, text, options).map((place) => ({
        ...place,
        ...(place.hasExonyms ? { name: nameIn(options.language, place.name, place.country) } : {}),
        postcode:
          place.kind === 'postcode' ? place.name : nearestTo(place, codesOf.get(place.country) ?? [])?.name,
      })),
  };
}

/** Returns the rows of the largest town of each name and country. */
function largestTowns(towns: readonly (readonly string[])[]): ReadonlySet<readonly string[]> {
  const largest = new Map<string, readonly string[]>();
  for (const town of towns) {
    const [name, country, , population] = town;
    const other = largest.get(`${name}|${country}`);
    if (!other || Number(population) > Number(other[3])) largest.set(`${name}|${country}`, town);
  }
  return new Set(largest.values());
}

function findPlaces(names: readonly IndexedName[], text: string, options: PlaceSearchOptions) {
  const parts = text.split(',').map(foldName).filter(Boolean);
  const [first = '', ...qualifiers] = parts;
  const found = searchNames(names, first, { ...options, qualifiers });
  if (found.length > 0) return found;
  const withCode = findCodeWithTown(names, parts, options);
  return withCode.length > 0 ? withCode : findTownWithRegion(names, first, { ...options, qualifiers });
}

type NameSearchOptions = PlaceSearchOptions & { readonly qualifiers: readonly string[] };

/** Finds a postal code with its town: `3511 ab utrecht`, `austin tx 78704`. */
function findCodeWithTown(
  names: readonly IndexedName[],
  parts: readonly string[],
  options: PlaceSearchOptions,
) {
  for (const { code, others } of findCodes(parts)) {
    const found = searchNames(names, code, { ...options, qualifiers: others }).filter(
      ({ kind, name }) => kind === 'postcode' && foldName(name) === postalKeyOf(code).key,
    );
    if (found.length > 0) return found;
  }
  return [];
}

/** Finds a town whose region or country follows without a comma: `portland oregon`. */
function findTownWithRegion(names: readonly IndexedName[], text: string, options: NameSearchOptions) {
  for (const [town, region] of divideText(text)) {
    const qualifiers = [region, ...options.qualifiers];
    const found = searchNames(names, town, { ...options, qualifiers }).filter(({ kind }) => kind === 'town');
    if (found.length > 0) return found;
  }
  return [];
}

function searchNames(
  names: readonly IndexedName[],
  text: string,
  { limit, countries, language, qualifiers }: NameSearchOptions,
) {
  const { key, codeCountry } = postalKeyOf(text);
  if (key === '') return [];
  const { region = '' } = new Intl.Locale(language);
  const isOverseas = (country: string) => NORTH_AMERICA.includes(country) !== NORTH_AMERICA.includes(region);
  const isSelected = ({ kind, country }: GazetteerPlace) =>
    (!countries || countries.includes(country)) &&
    (codeCountry === undefined || codeCountry === country) &&
    (kind === 'town' || qualifiers.length > 0 || !isOverseas(country));
  const countryNames = [language, 'en'].map((tag) => new Intl.DisplayNames(tag, { type: 'region' }));
  const found: (IndexedName & { readonly isExact: boolean })[] = [];
  for (let at = lowerBound(names, key); at < names.length; at += 1) {
    const name = names[at];
    if (!name?.key.startsWith(key)) break;
    if (!isSelected(name.place)) continue;
    if (qualifiers.every((qualifier) => isQualifiedBy(name.place, qualifier, countryNames)))
      found.push({ ...name, isExact: name.key === key });
  }
  found.sort(
    (one, other) =>
      Number(other.isExact) - Number(one.isExact) ||
      other.place.importance - one.place.importance ||
      // The Netherlands and Belgium both have postal codes of four digits, so the visitor's country comes first.
      Number(other.place.country === region) - Number(one.place.country === region),
  );
  // A town can have several names that begin with the text. The first of them is the best match, and decides the rank of the town.
  const places = new Map<number, GazetteerPlace>();
  for (const { place } of found) if (!places.has(place.id)) places.set(place.id, place);
  return [...places.values()].slice(0, limit);
}

/** Returns the nearest place. Within a country, a flat map is accurate enough if the length of a degree of longitude is corrected. */
function nearestTo({ latitude, longitude }: GazetteerPlace, places: readonly GazetteerPlace[]) {
  const width = Math.cos((latitude * Math.PI) / 180);
  let nearest: GazetteerPlace | undefined;
  let smallest = Infinity;
  for (const place of places) {
    const distance = (place.latitude - latitude) ** 2 + ((place.longitude - longitude) * width) ** 2;
    if (distance >= smallest) continue;
    smallest = distance;
    nearest = place;
  }
  return nearest;
}

/** Returns the position of the first name that is not before a key. */
function lowerBound(names: readonly IndexedName[], key: string): number {
  let low = 0;
  let high = names.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((names[middle]?.key ?? '') < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

async function readRows(file: string): Promise<string[][]> {
  const text = await readFile(file, 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));
}
