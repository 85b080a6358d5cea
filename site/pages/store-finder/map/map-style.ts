import type { StyleSpecification } from 'maplibre-gl';
import { mesh } from 'topojson-client';
import worldUrl from 'world-atlas/countries-50m.json?url';
import { flatLand, type World } from './flat-shapes.ts';

/** Colours of the map in a form that MapLibre can parse: `rgb(…)`. */
export type MapColours = { readonly land: string; readonly water: string; readonly border: string };

/**
 * Loads the shapes of all countries (Natural Earth, 1:50 million) and creates a style of them, for sites without their own map service.
 *
 * @throws an error if the shapes cannot be loaded
 */
export async function loadLocalStyle(colours: MapColours, signal: AbortSignal): Promise<StyleSpecification> {
  const response = await fetch(worldUrl, { signal });
  if (!response.ok) throw new Error(`Shapes of the map: expected status 200, got ${response.status}.`);
  const world: World = await response.json();
  return {
    version: 8,
    sources: {
      land: { type: 'geojson', data: flatLand(world) },
      borders: { type: 'geojson', data: mesh(world, world.objects.countries, (one, other) => one !== other) },
    },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': colours.water } },
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': colours.land } },
      {
        id: 'borders',
        type: 'line',
        source: 'borders',
        paint: { 'line-color': colours.border, 'line-width': 1 },
      },
    ],
  };
}
