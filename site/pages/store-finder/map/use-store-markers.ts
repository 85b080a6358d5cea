import { useCallback, useEffect, useRef, useState } from 'react';
import type { MapMarkers } from './fetch-markers.ts';
import type { MapView, OpenMap } from './open-map.ts';

const NO_MARKERS: MapMarkers = { total: 0, stores: [], clusters: [] };

/**
 * Returns the stores that a map shows, and clusters of stores that are too close to each other.
 *
 * @throws an error if they cannot be loaded, or if the signal aborts
 */
export type LoadMarkers = (view: MapView, signal: AbortSignal) => Promise<MapMarkers>;

type ShownMarkers = {
  readonly markers: MapMarkers;
  readonly hasFailed: boolean;
  /** Loads the markers of the visible box. A new call aborts the previous one. */
  readonly load: (map: OpenMap) => void;
};

/** Loads the markers of the visible box of a map. After a failure the last markers stay. */
export function useStoreMarkers(loadMarkers: LoadMarkers): ShownMarkers {
  const [markers, setMarkers] = useState(NO_MARKERS);
  const [hasFailed, setFailed] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const load = useCallback(
    (map: OpenMap) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      loadMarkers(map.view(), controller.signal).then(
        (loaded) => {
          if (controller.signal.aborted) return;
          setFailed(false);
          setMarkers(loaded);
        },
        () => {
          if (!controller.signal.aborted) setFailed(true);
        },
      );
    },
    [loadMarkers],
  );
  return { markers, hasFailed, load };
}
