import { foldText } from '#site/i18n/fold-text';
import type { Locale } from '#site/i18n/locale';
import type { Geocoder, GeocodedPlace } from '#site/services/geocoder';
import type { DirectoryStore, LocaleStores } from './store-directory.ts';

type FoundPlaces = {
  readonly places: readonly GeocodedPlace[];
  /** Whether the geocoder has responded. If not, the list contains only places of stores. */
  readonly isComplete: boolean;
};

type PlaceSearch = {
  readonly text: string;
  readonly locale: Locale;
  readonly stores: LocaleStores | undefined;
  readonly geocoder: Geocoder;
  readonly signal?: AbortSignal | undefined;
};

const MAX_PLACES = 6;
/** The minimum length of a text. Too many places begin with a shorter text. */
const MIN_LENGTH = 2;
/** Towns and postal codes of stores beside the places of the geocoder. */
const MAX_STORE_PLACES = 3;
/** No place has a longer name. */
const MAX_PLACE_LENGTH = 100;

/** Removes unnecessary spaces from a typed place, and limits its length. */
export function cleanPlace(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_PLACE_LENGTH);
}

/** Finds places that begin with a text: those of the geocoder, and other towns and postal codes of stores. */
export async function findPlaces({
  text,
  locale,
  stores,
  geocoder,
  signal,
}: PlaceSearch): Promise<FoundPlaces> {
  if (text.length < MIN_LENGTH) return { places: [], isComplete: true };
  const found = await geocoder.search({
    text,
    language: locale.intl,
    countries: stores?.countries.map(({ code }) => code) ?? [],
    limit: MAX_PLACES,
    signal,
  });
  const places = found.ok ? found.value : [];
  const known = new Set(places.map(({ label }) => toKey(label.split(',')[0] ?? label)));
  const ofStores = stores ? placesOfStores(text, stores, known) : [];
  return { places: [...places, ...ofStores].slice(0, MAX_PLACES), isComplete: found.ok };
}

/** Returns the towns and postal codes of stores that begin with a text, except `known` places. */
function placesOfStores(text: string, { index }: LocaleStores, known: ReadonlySet<string>): GeocodedPlace[] {
  const start = toKey(text);
  const places = new Map<string, GeocodedPlace>();
  for (const { store, foldedCity, foldedPostalCode } of foldedPlacesOf(index)) {
    if (places.size === MAX_STORE_PLACES) break;
    const isPostalCode = foldedPostalCode.startsWith(start);
    if (!isPostalCode && (!foldedCity.startsWith(start) || known.has(foldedCity))) continue;
    const { city, postalCode, country, latitude, longitude } = store;
    const label = [isPostalCode ? `${postalCode} ${city}` : city, country.name].join(', ');
    if (!places.has(label)) places.set(label, { label, latitude, longitude });
  }
  return [...places.values()];
}

type FoldedPlace = {
  readonly store: DirectoryStore;
  readonly foldedCity: string;
  readonly foldedPostalCode: string;
};

/** A cache by index. An index never changes, so neither do its places. */
const foldedPlaces = new WeakMap<LocaleStores['index'], readonly FoldedPlace[]>();

function foldedPlacesOf(index: LocaleStores['index']): readonly FoldedPlace[] {
  const known = foldedPlaces.get(index);
  if (known) return known;
  const folded = index.stores.map((store) => ({
    store,
    foldedCity: toKey(store.city),
    foldedPostalCode: toKey(store.postalCode),
  }));
  foldedPlaces.set(index, folded);
  return folded;
}

/** Normalises a name for comparison, and removes its spaces. */
function toKey(name: string): string {
  return foldText(name).replaceAll(/\s/g, '');
}
