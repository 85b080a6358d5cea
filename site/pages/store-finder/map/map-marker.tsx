import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { OpenMap } from './open-map.ts';

type MapMarkerProps = {
  readonly map: OpenMap;
  /** Degrees. */
  readonly longitude: number;
  readonly latitude: number;
  readonly children: ReactNode;
};

/** Renders its children at a position of the map. */
export function MapMarker({ map, longitude, latitude, children }: MapMarkerProps) {
  const [element] = useState(() => document.createElement('div'));
  useEffect(() => map.place(element, longitude, latitude), [map, element, longitude, latitude]);
  return createPortal(children, element);
}
