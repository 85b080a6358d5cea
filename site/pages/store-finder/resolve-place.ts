import { findPlaces } from '#site/stores/find-places';
import type { Position } from '#site/stores/sphere';
import type { LocaleStores } from '#site/stores/store-directory';
import type { PageRequest } from '../page-request.ts';
import type { Services } from '../page-services.ts';
import type { StoreFinderViewProps } from './finder-props.ts';
import { type FinderChoice, finderHref, roundPosition } from './finder-query.ts';

/** The position from which distances are measured. */
type DistanceOrigin = { readonly label: string | undefined; readonly position: Position };

export type ResolvedPlace = Pick<StoreFinderViewProps, 'problem' | 'alternatives'> & {
  readonly origin: DistanceOrigin | undefined;
};

type PlaceContext = {
  readonly request: PageRequest;
  readonly services: Services;
  readonly stores: LocaleStores | undefined;
};

/** Finds the position of a choice: that of the chosen place or of the visitor, or that of the first place with the typed name. */
export async function resolvePlace(
  choice: FinderChoice,
  path: string,
  { request: { locale, signal }, services, stores }: PlaceContext,
): Promise<ResolvedPlace> {
  const { place, at } = choice;
  if (at)
    return { origin: { label: place || undefined, position: at }, problem: undefined, alternatives: [] };
  if (place === '') return { origin: undefined, problem: undefined, alternatives: [] };
  const { places, isComplete } = await findPlaces({
    text: place,
    locale,
    stores,
    geocoder: services.geocoder,
    signal,
  });
  const [first, ...others] = places;
  if (!first) return { origin: undefined, problem: isComplete ? 'unknown' : 'failed', alternatives: [] };
  return {
    // Rounded like the position in the query of the map, so that the list and the map have the same stores.
    origin: { label: first.label, position: roundPosition(first) },
    problem: undefined,
    alternatives: others.map(({ label, latitude, longitude }) => ({
      label,
      href: finderHref(path, { ...choice, place: label, at: { latitude, longitude }, page: 1 }),
    })),
  };
}
