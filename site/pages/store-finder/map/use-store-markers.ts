import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchMarkers, type MapMarkers } from './fetch-markers.ts';
import type { OpenMap } from './open-map.ts';

const NO_MARKERS: MapMarkers = { total: 0, stores: [], clusters: [] };

type ShownMarkers = {
  readonly markers: MapMarkers;
  readonly hasFailed: boolean;
  /** Loads the markers of the visible box. The last call wins. */
  readonly load: (map: OpenMap) => void;
};

/** Loads the stores of a choice within the visible box of a map. After a failure the last markers stay. */
export function useStoreMarkers(locale: string, query: string): ShownMarkers {
  const [markers, setMarkers] = useState(NO_MARKERS);
  const [hasFailed, setFailed] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const load = useCallback(
    (map: OpenMap) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      fetchMarkers({ locale, query, ...map.view() }, controller.signal).then(
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
    [locale, query],
  );
  return { markers, hasFailed, load };
}
