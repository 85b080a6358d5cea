import * as v from 'valibot';
import { type Store, type StoreKind, WEEKDAYS } from '#renderer/sections/store';

/** The requested fields of a store. The content API always includes id and title. */
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
  'image',
] as const;

// YAML parses an unquoted postal code as a number.
const text = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.trim(), v.nonEmpty());
const optionalText = v.pipe(
  v.nullish(v.string(), ''),
  v.trim(),
  v.transform((value) => (value === '' ? undefined : value)),
);
/** The value of a select field, which is an object or a string (contract §5.2). */
const selectValue = v.pipe(
  v.union([v.string(), v.object({ value: v.string() })]),
  v.transform((select) => (typeof select === 'string' ? select : select.value)),
);
const time = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Expected a time such as 09:30'));

const opening = v.pipe(
  v.object({ day: v.pipe(selectValue, v.picklist(WEEKDAYS)), opens: time, closes: time }),
  v.check(({ opens, closes }) => opens !== closes, 'Expected different opening and closing times'),
);

/**
 * Creates the schema of entries of the `stores` collection. The picture is loaded separately, because the content API has no size
 * of it here.
 *
 * @param language the language of country names
 * @param descriptions descriptions of the store kinds by id, which the content API omits inside entries
 */
export function storeSchema(language: string, descriptions: ReadonlyMap<StoreKind['id'], string>) {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return v.pipe(
    v.object({
      id: v.string(),
      title: text,
      note: optionalText,
      street: text,
      postal_code: text,
      city: text,
      region: optionalText,
      country: v.pipe(selectValue, v.regex(/^[A-Z]{2}$/, 'Expected a two-letter country code such as NL')),
      latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
      longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
      phone: optionalText,
      email: v.pipe(optionalText, v.optional(v.pipe(v.string(), v.email()))),
      website: v.pipe(
        optionalText,
        v.optional(v.pipe(v.string(), v.url(), v.regex(/^https?:/, 'Expected an http or https URL'))),
      ),
      hours: v.nullish(v.array(opening), []),
      store_types: v.nullish(v.array(v.object({ id: v.string(), title: text })), []),
    }),
    v.transform(
      ({ title, postal_code: postalCode, country, store_types, ...store }): Omit<Store, 'picture'> => ({
        ...store,
        name: title,
        postalCode,
        country: { code: country, name: names.of(country) ?? country },
        kinds: store_types.map((kind) => ({ ...kind, description: descriptions.get(kind.id) })),
      }),
    ),
  );
}
