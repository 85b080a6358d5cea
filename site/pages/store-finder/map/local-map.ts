import { GeoJSONSource, type Map as MapLibre } from 'maplibre-gl';
import { MARKER_SPACE, type MapAppearance, placeLayer, PLACES } from './map-style.ts';
import { loadPlaceNames } from './place-names.ts';

/** The size of a marker's touch target in pixels. */
const MARKER_SIZE = 44;

/** Updates the colours when the theme of the page or the system changes. Returns a function that stops this. */
export function followTheme(map: MapLibre, readAppearance: () => MapAppearance): () => void {
  const update = () => {
    const { land, water, border, text } = readAppearance();
    map.setPaintProperty('water', 'background-color', water);
    map.setPaintProperty('land', 'fill-color', land);
    map.setPaintProperty('borders', 'line-color', border);
    if (!map.getLayer(PLACES)) return;
    map.setPaintProperty(PLACES, 'text-color', text);
    map.setPaintProperty(PLACES, 'text-halo-color', land);
  };
  const observer = new MutationObserver(update);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const dark = matchMedia('(prefers-color-scheme: dark)');
  dark.addEventListener('change', update);
  return () => {
    observer.disconnect();
    dark.removeEventListener('change', update);
  };
}

/** Prevents names of towns from overlapping markers. Returns a function to call with the positions of all markers after each change. */
export function keepMarkersFree(map: MapLibre): (positions: Iterable<readonly [number, number]>) => void {
  const [width, height] = [MARKER_SIZE, MARKER_SIZE];
  map.addImage(MARKER_SPACE, { width, height, data: new Uint8Array(4 * width * height) });
  return (positions) => {
    const source = map.getSource(MARKER_SPACE);
    if (!(source instanceof GeoJSONSource)) return;
    void source.setData({
      type: 'FeatureCollection',
      features: Array.from(positions, (position) => ({
        type: 'Feature',
        properties: {},
        geometry: { type: 'Point', coordinates: [...position] },
      })),
    });
  };
}

/**
 * Adds the names of towns to an open map. They load after the map, because the map is useful without them.
 *
 * @param language BCP 47 tag of the names
 */
export async function showPlaceNames(
  map: MapLibre,
  {
    readAppearance,
    language,
    signal,
  }: { readAppearance: () => MapAppearance; language: string; signal: AbortSignal },
): Promise<void> {
  const data = await loadPlaceNames(language, signal);
  if (signal.aborted) return;
  map.addSource(PLACES, { type: 'geojson', data });
  map.addLayer(placeLayer(readAppearance()), MARKER_SPACE);
}
