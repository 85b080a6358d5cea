import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { importOptionalChunk } from '#design-system/optional-chunk';
import type { MapConfig, OpenMap } from './open-map.ts';

type MapStatus = 'closed' | 'opening' | 'open' | 'failed';

type OpenMapState = {
  readonly status: MapStatus;
  readonly map: OpenMap | undefined;
  readonly open: () => void;
};

/** How near the map must be to the window before it loads. */
const LOAD_MARGIN = '300px';

/**
 * Opens a map when its frame is near the window, or when `open` is called. For visitors who save data, it opens only when `open` is called.
 *
 * @param frame element in the page that the map will fill
 * @param isRequested whether the map opens at once
 */
export function useOpenMap(
  frame: RefObject<HTMLElement | null>,
  isRequested: boolean,
  readConfig: () => Omit<MapConfig, 'container' | 'signal'>,
): OpenMapState {
  const [status, setStatus] = useState<MapStatus>(isRequested ? 'opening' : 'closed');
  const [map, setMap] = useState<OpenMap>();
  const configOf = useEffectEvent(readConfig);

  useEffect(() => {
    if (status !== 'closed' || !frame.current || navigator.connection?.saveData) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setStatus('opening'), {
      rootMargin: LOAD_MARGIN,
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [status, frame]);

  useEffect(() => {
    const container = frame.current;
    if (status !== 'opening' || !container) return;
    const controller = new AbortController();
    const { signal } = controller;
    importOptionalChunk(() => import('./open-map.ts'))
      .then(({ openMap }) => (signal.aborted ? undefined : openMap({ container, signal, ...configOf() })))
      .then(
        (opened) => {
          setMap(opened);
          if (opened) setStatus('open');
        },
        () => {
          if (!signal.aborted) setStatus('failed');
        },
      );
    return () => controller.abort();
  }, [status, frame]);

  useEffect(() => () => map?.close(), [map]);

  return { status, map, open: () => setStatus((now) => (now === 'closed' ? 'opening' : now)) };
}
