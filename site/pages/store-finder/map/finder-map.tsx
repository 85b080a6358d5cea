import { useCallback } from 'react';
import { fetchMarkers } from './fetch-markers.ts';
import { StoreMap, type StoreMapProps } from './store-map.tsx';
import type { LoadMarkers } from './use-store-markers.ts';

type FinderMapProps = Omit<StoreMapProps, 'loadMarkers'> & {
  /** Code of the locale. */
  readonly locale: string;
  /** The choice of the store finder as a query. */
  readonly query: string;
};

/** The map of the store finder. It requests the stores of the choice within its visible box from the server. */
export function FinderMap({ locale, query, ...map }: FinderMapProps) {
  const loadMarkers: LoadMarkers = useCallback(
    (view, signal) => fetchMarkers({ locale, query, ...view }, signal),
    [locale, query],
  );
  return <StoreMap {...map} loadMarkers={loadMarkers} />;
}
