import type { FeatureCollection } from 'geojson';
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { mesh } from 'topojson-client';
import worldUrl from 'world-atlas/countries-50m.json?url';
import { flatLand, type World } from './flat-shapes.ts';

/** The colours and the font of the map. Colours must be in a notation that MapLibre can parse: `rgb(…)`. */
export type MapAppearance = {
  readonly land: string;
  readonly water: string;
  readonly border: string;
  readonly text: string;
  /** The CSS name of the page's font. MapLibre uses it, because the style contains no fonts. */
  readonly fontFamily: string;
};

/** The id of the source with the positions of markers, and of the image that reserves their space. */
export const MARKER_SPACE = 'marker-space';
const NO_FEATURES: FeatureCollection = { type: 'FeatureCollection', features: [] };

/**
 * Loads the shapes of all countries (Natural Earth, 1:50 million) and creates a style from them, for sites without their own map service.
 *
 * @throws an error if the shapes cannot be loaded
 */
export async function loadLocalStyle(
  { land, water, border }: MapAppearance,
  signal: AbortSignal,
): Promise<StyleSpecification> {
  const world = await loadWorld(signal);
  return {
    version: 8,
    sources: {
      land: { type: 'geojson', data: flatLand(world) },
      borders: { type: 'geojson', data: mesh(world, world.objects.countries, (one, other) => one !== other) },
      [MARKER_SPACE]: { type: 'geojson', data: NO_FEATURES },
    },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': water } },
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': land } },
      { id: 'borders', type: 'line', source: 'borders', paint: { 'line-color': border, 'line-width': 1 } },
      // Reserves the space of the markers, which are buttons in the page. MapLibre gives the last layer priority over names.
      {
        id: MARKER_SPACE,
        type: 'symbol',
        source: MARKER_SPACE,
        layout: { 'icon-image': MARKER_SPACE, 'icon-allow-overlap': true },
      },
    ],
  };
}

/** The id of the layer and of the source of the names of towns. */
export const PLACES = 'places';

/** Creates the layer of the names of towns. At a low zoom level, it shows only the largest towns. A name without space is hidden. */
export function placeLayer({ text, land, fontFamily }: MapAppearance): LayerSpecification {
  return {
    id: PLACES,
    type: 'symbol',
    source: PLACES,
    filter: [
      '>=',
      ['get', 'size'],
      ['step', ['zoom'], 1_500, 3, 700, 4, 400, 5, 200, 6, 100, 7, 60, 8, 35, 9, 20],
    ],
    layout: {
      'text-field': ['get', 'name'],
      'text-font': [fontFamily],
      'text-size': ['interpolate', ['linear'], ['zoom'], 3, 12, 10, 14],
      'text-max-width': 8,
      'text-padding': 8,
      'text-variable-anchor': ['top', 'bottom', 'left', 'right'],
      'text-radial-offset': 0.4,
      'symbol-sort-key': ['-', 0, ['get', 'size']],
    },
    paint: { 'text-color': text, 'text-halo-color': land, 'text-halo-width': 1.5 },
  };
}

async function loadWorld(signal: AbortSignal): Promise<World> {
  const response = await fetch(worldUrl, { signal });
  if (!response.ok) throw new Error(`Shapes of the map: expected status 200, got ${response.status}.`);
  return response.json();
}
