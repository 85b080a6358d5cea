import * as v from 'valibot';
import { type Store, WEEKDAYS } from '#renderer/sections/store';

/** The fields of a shop that lists ask for; names and ids always come. */
export const STORE_FIELDS = [
  'note',
  'street',
  'postal_code',
  'city',
  'region',
  'country',
  'latitude',
  'longitude',
  'phone',
  'email',
  'website',
  'hours',
  'store_types',
] as const;

// YAML reads a postal code without quotes as a number.
const text = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.trim(), v.nonEmpty());
const words = v.pipe(
  v.nullish(v.string(), ''),
  v.trim(),
  v.transform((written) => (written === '' ? undefined : written)),
);
/** A select's value (contract §5.2), as an object or bare. */
const chosen = v.pipe(
  v.union([v.string(), v.object({ value: v.string() })]),
  v.transform((select) => (typeof select === 'string' ? select : select.value)),
);
const time = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Expected a time as 09:30'));

const opening = v.pipe(
  v.object({ day: v.pipe(chosen, v.picklist(WEEKDAYS)), opens: time, closes: time }),
  v.check(({ opens, closes }) => opens !== closes, 'Expected to close at another time than it opens'),
);

/** Reads a shop of the content system's `stores` collection; its country is named in the language. */
export function storeSchema(language: string) {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return v.pipe(
    v.object({
      id: v.string(),
      title: text,
      note: words,
      street: text,
      postal_code: text,
      city: text,
      region: words,
      country: v.pipe(chosen, v.regex(/^[A-Z]{2}$/, 'Expected a country of two letters')),
      latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
      longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
      phone: words,
      email: v.pipe(words, v.optional(v.pipe(v.string(), v.email()))),
      website: v.pipe(
        words,
        v.optional(v.pipe(v.string(), v.url(), v.regex(/^https?:/, 'Expected an http address'))),
      ),
      hours: v.nullish(v.array(opening), []),
      store_types: v.nullish(v.array(v.object({ id: v.string(), title: text })), []),
    }),
    v.transform(({ title, postal_code: postalCode, country, store_types: kinds, ...store }): Store => ({
      ...store,
      name: title,
      postalCode,
      country: { code: country, name: names.of(country) ?? country },
      kinds,
    })),
  );
}
