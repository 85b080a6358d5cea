import type { Store } from './store.ts';

/** Zoom level of OpenStreetMap at which street names are readable. */
const STREET_ZOOM = 17;

/** Returns the URL of a store on OpenStreetMap, with a marker. */
export function mapLink({ latitude, longitude }: Pick<Store, 'latitude' | 'longitude'>): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${STREET_ZOOM}/${latitude}/${longitude}`;
}
