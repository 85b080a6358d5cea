import * as v from 'valibot';
import {
  isAllDay,
  SPECIAL_DAY_REASONS,
  type SpecialDay,
  type Store,
  type StoreKind,
  WEEKDAYS,
} from '#renderer/stores/store';
import { countryNamesIn } from '#site/i18n/country-names';

/** Handles of the collection and of its taxonomies. */
export const STORES = 'stores';
export const KINDS = 'store_types';
export const SERVICES = 'store_services';

/** A store without the values that do not come from its fields. */
type StoreFields = Omit<Store, 'picture' | 'href'>;

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
  'time_zone',
  'phone',
  'email',
  'website',
  'hours',
  'special_days',
  'store_types',
  'store_services',
  'image',
] as const;

// YAML parses an unquoted postal code as a number.
const text = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.trim(), v.nonEmpty());
const optionalText = v.pipe(
  v.nullish(v.string(), ''),
  v.trim(),
  v.transform((value) => (value === '' ? undefined : value)),
);
/** The content system validates email addresses, so the site requires only `a@b`. */
const email = v.pipe(
  v.string(),
  v.regex(/^[^\s@]+@[^\s@]+$/, 'Expected an email address such as name@example.com'),
);
/** The value of a select field, which is an object or a string (contract §5.2). */
const selectValue = v.pipe(
  v.union([v.string(), v.object({ value: v.string() })]),
  v.transform((select) => (typeof select === 'string' ? select : select.value)),
);
const time = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Expected a time such as 09:30'));

const EXPECTED_TIMES = 'Expected different opening and closing times, or 00:00 and 00:00 for 24 hours';

const opening = v.pipe(
  v.object({ day: v.pipe(selectValue, v.picklist(WEEKDAYS)), opens: time, closes: time }),
  v.check((hours) => hours.opens !== hours.closes || isAllDay(hours), EXPECTED_TIMES),
);

const date = v.pipe(v.string(), v.isoDate('Expected a date such as 2026-12-25'));
/** An empty cell of a grid is null or an empty text. */
const emptyCell = v.pipe(
  v.nullish(v.literal('')),
  v.transform(() => undefined),
);
const optionalTime = v.union([time, emptyCell]);

const specialDay = v.pipe(
  v.object({
    date,
    until: v.optional(v.union([date, emptyCell])),
    opens: v.optional(optionalTime),
    closes: v.optional(optionalTime),
    reason: v.nullish(v.pipe(selectValue, v.picklist(SPECIAL_DAY_REASONS))),
  }),
  v.check(
    ({ opens, closes }) => (opens === undefined) === (closes === undefined),
    'Expected both times or none',
  ),
  v.transform(({ date: first, until, opens, closes, reason }): SpecialDay => ({
    date: first,
    // A last day before the first day is a mistake. Then the special day is only the first day.
    until: until !== undefined && until > first ? until : first,
    hours: opens === undefined || closes === undefined ? undefined : { opens, closes },
    reason: reason ?? undefined,
  })),
  v.check(({ hours }) => !hours || hours.opens !== hours.closes || isAllDay(hours), EXPECTED_TIMES),
);

const timeZone = v.pipe(
  selectValue,
  v.check((name) => isTimeZone(name), 'Expected a time zone such as Europe/Amsterdam'),
);

/**
 * Creates the schema of entries of the `stores` collection. The picture is loaded separately, because the entry does not contain its size.
 *
 * @param intl the language tag of country names
 * @param descriptions descriptions of the store kinds by id, which the content API omits inside entries
 */
export function storeSchema(intl: string, descriptions: ReadonlyMap<StoreKind['id'], string>) {
  const names = countryNamesIn(intl);
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
      email: v.pipe(optionalText, v.optional(email)),
      website: v.pipe(
        optionalText,
        v.optional(v.pipe(v.string(), v.url(), v.regex(/^https?:/, 'Expected an http or https URL'))),
      ),
      time_zone: v.nullish(timeZone),
      hours: v.nullish(v.array(opening), []),
      special_days: v.nullish(v.array(specialDay), []),
      store_types: v.nullish(v.array(v.object({ id: v.string(), title: text })), []),
      store_services: v.nullish(v.array(v.object({ id: v.string(), title: text })), []),
    }),
    v.transform(
      ({
        title,
        postal_code: postalCode,
        country,
        time_zone,
        special_days,
        store_types,
        store_services,
        ...store
      }): StoreFields => ({
        ...store,
        name: title,
        timeZone: time_zone ?? undefined,
        specialDays: special_days,
        services: store_services,
        postalCode,
        country: { code: country, name: names.of(country) ?? country },
        kinds: store_types.map((kind) => ({ ...kind, description: descriptions.get(kind.id) })),
      }),
    ),
  );
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
