import * as v from 'valibot';
import type { GeocodedPlace } from './geocoder.ts';

const degrees = (limit: number) =>
  v.pipe(v.string(), v.transform(Number), v.minValue(-limit), v.maxValue(limit));
const optionalText = v.optional(v.string(), '');

/** Nominatim's names of settlements, the larger ones first. */
const SETTLEMENTS = ['city', 'town', 'village', 'municipality', 'hamlet'] as const;
/** Countries whose towns are told apart by their state or province. */
const REGION_COUNTRIES = ['us', 'ca'];

/** One result of Nominatim's search in the format `jsonv2`. */
const wirePlace = v.object({
  lat: degrees(90),
  lon: degrees(180),
  name: optionalText,
  display_name: v.string(),
  address: v.optional(
    v.object({
      city: optionalText,
      town: optionalText,
      village: optionalText,
      municipality: optionalText,
      hamlet: optionalText,
      'ISO3166-2-lvl4': optionalText,
      country: optionalText,
      country_code: optionalText,
    }),
  ),
});

/** The response of Nominatim's search. */
export const wirePlaces = v.pipe(
  v.array(wirePlace),
  v.transform((places) => places.map(toPlace)),
);

function toPlace({ lat, lon, name, display_name, address }: v.InferOutput<typeof wirePlace>): GeocodedPlace {
  const [first = display_name] = display_name.split(', ');
  const settlement = SETTLEMENTS.map((kind) => address?.[kind] ?? '').find(Boolean);
  const region = REGION_COUNTRIES.includes(address?.country_code ?? '')
    ? address?.['ISO3166-2-lvl4'].split('-')[1]
    : undefined;
  const parts = [name || first, settlement, region, address?.country].filter(Boolean);
  return { label: address ? [...new Set(parts)].join(', ') : display_name, latitude: lat, longitude: lon };
}
