import type { Store } from '../store.ts';

/** Zoom level of OpenStreetMap at which street names are readable. */
const STREET_ZOOM = 17;

/** Returns the URL of a shop on OpenStreetMap, with a marker. */
export function mapLink({ latitude, longitude }: Pick<Store, 'latitude' | 'longitude'>): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${STREET_ZOOM}/${latitude}/${longitude}`;
}

/**
 * `+31 (0)23 555 0119` as `tel:+31235550119`; `undefined` for a number that is not written internationally, which would ring
 * somewhere else from abroad.
 */
export function phoneLink(phone: string): string | undefined {
  const dialled = phone.replace('(0)', '').replaceAll(/[\s().\-/]/g, '');
  return /^\+\d{6,15}$/.test(dialled) ? `tel:${dialled}` : undefined;
}
