import * as v from 'valibot';
import { baseUrl, httpUrl, origins, type Values } from './values.ts';

/** The client appends `/search`, so a URL that has it already would find nothing. */
const geocoderUrl = v.pipe(
  baseUrl('https://nominatim.example.com'),
  v.check(
    (value) => !value.endsWith('/search'),
    'a URL without /search (for example https://nominatim.example.com)',
  ),
);

/** Variables of the map service and the geocoder. */
export const mapVariables = {
  MAP_STYLE_URL: v.optional(httpUrl('https://maps.example.com/style.json')),
  MAP_ORIGINS: v.optional(origins('https://tiles.example.com'), ''),
  GEOCODER_URL: v.optional(geocoderUrl),
};

export type MapEnvironment = {
  readonly map: {
    /** URL of a MapLibre style. Without it, the map consists of the shapes of countries. */
    readonly styleUrl: string | undefined;
    /** Further origins of tiles and fonts, besides that of `styleUrl`. */
    readonly origins: readonly string[];
  };
  /** URL of a geocoder with Nominatim's API, without `/search`. */
  readonly geocoderUrl: string | undefined;
};

/** Returns the settings of the maps and the geocoder from the variables. */
export function toMaps(values: Values<typeof mapVariables>): MapEnvironment {
  return {
    map: { styleUrl: values.MAP_STYLE_URL, origins: values.MAP_ORIGINS },
    geocoderUrl: values.GEOCODER_URL,
  };
}
