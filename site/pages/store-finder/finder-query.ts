import { pickParameters } from '#site/protocol/pick-parameters';
import { withQuery } from '#site/protocol/with-query';

/** The query parameters of the store finder, in the order in which its URLs contain them. */
export const KIND = 'type';
export const SERVICE = 'service';
export const COUNTRY = 'country';
export const PLACE = 'place';
const AT = 'at';
export const POSITION = 'position';
export const DISTANCE = 'distance';
export const PAGE = 'page';
const STORE = 'store';
const PARAMETERS = [KIND, SERVICE, COUNTRY, PLACE, AT, POSITION, DISTANCE, PAGE, STORE] as const;

/** The largest distance of a choice, in the unit in which the visitor has chosen it. */
export type MaxDistance = { readonly value: number; readonly unit: 'km' | 'mi' };

/** The choice of a visitor in the store finder, from the query of its URL. */
export type FinderChoice = {
  /** Handles of kinds and services, sorted. */
  readonly kinds: readonly string[];
  readonly services: readonly string[];
  /** ISO 3166-1 alpha-2 code. */
  readonly country: string | undefined;
  /** Typed place, or the name of the chosen one. Empty without a place, and for the visitor's position. */
  readonly place: string;
  /** Position of the chosen place, or of the visitor. */
  readonly at: { readonly latitude: number; readonly longitude: number } | undefined;
  readonly distance: MaxDistance | undefined;
  /** From 1. */
  readonly page: number;
  /** Id of a store. The finder shows the page of the list that contains this store. */
  readonly store: string | undefined;
};

const MAX_VALUES = 12;
const MAX_PLACE_LENGTH = 100;
/** A precision of about 100 m. It is enough for distances, but does not reveal the visitor's house. */
const POSITION_DECIMALS = 3;
const HANDLE = /^[a-z0-9][a-z0-9_-]{0,59}$/;
const COUNTRY_CODE = /^[A-Z]{2}$/;
const DEGREES = /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/;
const DISTANCE_VALUE = /^(\d{1,5}(?:\.\d{1,2})?)(km|mi)$/;
const STORE_ID = /^[\w-]{1,80}$/;
const PAGE_NUMBER = /^[1-9]\d{0,3}$/;

/** A choice without any filter. */
export const NO_CHOICE: FinderChoice = {
  kinds: [],
  services: [],
  country: undefined,
  place: '',
  at: undefined,
  distance: undefined,
  page: 1,
  store: undefined,
};

/** Parses the choice of a visitor. Ignores invalid values, so the result is always a valid choice. */
export function readFinderQuery(query: URLSearchParams): FinderChoice {
  const [country = ''] = query.getAll(COUNTRY);
  const [page = ''] = query.getAll(PAGE);
  const [store = ''] = query.getAll(STORE);
  const place = (query.get(PLACE) ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, MAX_PLACE_LENGTH).trim();
  return {
    kinds: readHandles(query.getAll(KIND)),
    services: readHandles(query.getAll(SERVICE)),
    country: COUNTRY_CODE.test(country) ? country : undefined,
    place,
    // Without a script, the form still contains the visitor's position after the visitor has typed a place. The place is newer.
    at: readPosition(query.get(place === '' ? POSITION : AT) ?? ''),
    distance: readDistance(query.get(DISTANCE) ?? ''),
    page: PAGE_NUMBER.test(page) ? Number(page) : 1,
    store: STORE_ID.test(store) ? store : undefined,
  };
}

/** Returns the canonical query of a choice. The first page without a choice has an empty query. */
export function writeFinderQuery({
  kinds,
  services,
  country,
  place,
  at,
  distance,
  page,
  store,
}: FinderChoice): string {
  const search = new URLSearchParams();
  for (const kind of kinds) search.append(KIND, kind);
  for (const service of services) search.append(SERVICE, service);
  if (country !== undefined) search.set(COUNTRY, country);
  if (place !== '') search.set(PLACE, place);
  if (at) search.set(place === '' ? POSITION : AT, writePosition(at));
  if (distance) search.set(DISTANCE, writeDistance(distance));
  if (page > 1) search.set(PAGE, String(page));
  if (store !== undefined) search.set(STORE, store);
  return search.toString();
}

/**
 * Returns the URL of a choice.
 *
 * @param path of the finder, encoded
 */
export function finderHref(path: string, choice: FinderChoice): string {
  return withQuery(path, writeFinderQuery(choice));
}

/** Returns whether a query is the canonical query of a choice. Ignores parameters that do not belong to the finder. */
export function isCanonicalFinderQuery(query: URLSearchParams, choice: FinderChoice): boolean {
  return pickParameters(query, PARAMETERS) === writeFinderQuery(choice);
}

/** Returns whether a URL has a choice of stores. Such URLs are not cached, because visitors can enter any place and position. */
export function hasFinderChoice({ searchParams }: URL): boolean {
  return PARAMETERS.some((name) => name !== PAGE && searchParams.has(name));
}

/** Returns whether a URL has the name of a place without its position, which the finder sends to the geocoder. */
export function hasUnresolvedPlace({ searchParams }: URL): boolean {
  const { place, at } = readFinderQuery(searchParams);
  return place !== '' && !at;
}

/** Returns whether a choice narrows the list. */
export function isNarrowed({ kinds, services, country, distance }: FinderChoice): boolean {
  return kinds.length + services.length > 0 || country !== undefined || distance !== undefined;
}

/** Adds a handle to a list, or removes it. */
export function toggleHandle(handles: readonly string[], handle: string): readonly string[] {
  return handles.includes(handle)
    ? handles.filter((other) => other !== handle)
    : [...handles, handle].toSorted();
}

/** Parses a position such as `52.09,5.122`: degrees north and east. */
function readPosition(text: string): FinderChoice['at'] {
  const [, latitude, longitude] = DEGREES.exec(text) ?? [];
  if (latitude === undefined || longitude === undefined) return undefined;
  const position = roundPosition({ latitude: Number(latitude), longitude: Number(longitude) });
  return Math.abs(position.latitude) <= 90 && Math.abs(position.longitude) <= 180 ? position : undefined;
}

/** Rounds a position to about 100 m. */
export function roundPosition({ latitude, longitude }: NonNullable<FinderChoice['at']>) {
  return {
    latitude: Number(latitude.toFixed(POSITION_DECIMALS)),
    longitude: Number(longitude.toFixed(POSITION_DECIMALS)),
  };
}

/** Writes a position: `52.37,4.89`. */
export function writePosition(position: NonNullable<FinderChoice['at']>): string {
  const { latitude, longitude } = roundPosition(position);
  return `${latitude},${longitude}`;
}

/** Parses a distance such as `10mi` or `16.09km`. */
export function readDistance(text: string): MaxDistance | undefined {
  const [, value, unit] = DISTANCE_VALUE.exec(text) ?? [];
  if (value === undefined || (unit !== 'km' && unit !== 'mi') || Number(value) === 0) return undefined;
  return { value: Number(value), unit };
}

/** Writes a distance: `10mi`. */
export function writeDistance({ value, unit }: MaxDistance): string {
  return `${value}${unit}`;
}

function readHandles(values: readonly string[]): readonly string[] {
  return [...new Set(values.filter((value) => HANDLE.test(value)))].slice(0, MAX_VALUES).toSorted();
}
