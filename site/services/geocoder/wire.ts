import * as v from 'valibot';
import type { GeocodedPlace } from './geocoder.ts';

const degrees = (limit: number) =>
  v.pipe(v.string(), v.transform(Number), v.minValue(-limit), v.maxValue(limit));
const optionalText = v.optional(v.string(), '');

/** Nominatim's names of settlements, the larger ones first. */
const SETTLEMENTS = ['city', 'town', 'village', 'municipality', 'hamlet'] as const;
/** Countries whose labels contain the state or province, because many of their towns have the same name. */
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
      county: optionalText,
      state: optionalText,
      postcode: optionalText,
      country: optionalText,
      country_code: optionalText,
    }),
  ),
});

type WirePlace = v.InferOutput<typeof wirePlace>;

/** The response of Nominatim's search. Equal labels also contain the postal code, else the county, else the state. */
export const wirePlaces = v.pipe(
  v.array(wirePlace),
  v.transform((places) => {
    const labels = places.map((place) => labelOf(place));
    return places.map((place, at): GeocodedPlace => {
      const label = labels[at] ?? place.display_name;
      const isRepeated = labels.indexOf(label) !== at || labels.lastIndexOf(label) !== at;
      return {
        label: isRepeated ? labelOf(place, detailOf(place)) : label,
        latitude: place.lat,
        longitude: place.lon,
      };
    });
  }),
);

function labelOf({ name, display_name, address }: WirePlace, detail = ''): string {
  if (!address) return display_name;
  const [first = display_name] = display_name.split(', ');
  const settlement = SETTLEMENTS.map((kind) => address[kind]).find(Boolean);
  const region = REGION_COUNTRIES.includes(address.country_code)
    ? address['ISO3166-2-lvl4'].split('-')[1]
    : undefined;
  const parts = [name || first, detail, settlement, region, address.country].filter(Boolean);
  return [...new Set(parts)].join(', ');
}

function detailOf({ address }: WirePlace): string {
  return address?.postcode || address?.county || address?.state || '';
}
