import type { Picture } from '../media/picture.ts';

/** Days from Monday, as the content system and schema.org abbreviate them. */
export const WEEKDAYS = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/**
 * Opening hours of one day as `HH:MM` in the store's time zone. If `closes` is smaller than `opens`, it is a time of the next day. `00:00`
 * to `00:00` is the whole day.
 */
export type OpeningHours = { readonly day: Weekday; readonly opens: string; readonly closes: string };

const MIDNIGHT = '00:00';

/** Returns whether hours are the whole day. */
export function isAllDay({ opens, closes }: Pick<OpeningHours, 'opens' | 'closes'>): boolean {
  return opens === MIDNIGHT && closes === MIDNIGHT;
}

/** Why a day has other hours. */
export const SPECIAL_DAY_REASONS = ['holiday', 'season', 'stocktaking', 'renovation', 'event'] as const;
export type SpecialDayReason = (typeof SPECIAL_DAY_REASONS)[number];

/** Days whose hours replace the opening hours of the week, and those of special days that last longer. */
export type SpecialDay = {
  /** First and last day, as ISO 8601 dates in the store's time zone. Both are equal for a single day. */
  readonly date: string;
  readonly until: string;
  /** `undefined` on a closed day. A day with a break has two entries. */
  readonly hours: { readonly opens: string; readonly closes: string } | undefined;
  readonly reason: SpecialDayReason | undefined;
};

/** A store that sells the brand, validated and in the page's language. */
export type Store = {
  readonly id: string;
  readonly name: string;
  /** Information for visitors, such as how to get there. */
  readonly note: string | undefined;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  /** State or province in two letters, in countries whose addresses have one. */
  readonly region: string | undefined;
  readonly country: {
    /** ISO 3166-1 alpha-2. */
    readonly code: string;
    readonly name: string;
  };
  /** Degrees north and east. */
  readonly latitude: number;
  readonly longitude: number;
  readonly phone: string | undefined;
  readonly email: string | undefined;
  /** An `http:` or `https:` URL. */
  readonly website: string | undefined;
  /** Empty if unknown. Days without an entry are closed. */
  readonly hours: readonly OpeningHours[];
  readonly specialDays: readonly SpecialDay[];
  /** IANA name; `undefined` if unknown. Without it the site shows the hours, but not whether the store is open now. */
  readonly timeZone: string | undefined;
  readonly kinds: readonly StoreKind[];
  readonly services: readonly StoreService[];
  readonly picture: Picture | undefined;
  /** Path of its page on this site. */
  readonly href: string | undefined;
};

/** A service of a store. Its id is equal in all languages: `store_services::parking`. */
export type StoreService = { readonly id: string; readonly title: string };

export type StoreKind = {
  /** Equal in all languages: `store_types::dealer`. */
  readonly id: string;
  readonly title: string;
  /** The goods and services of stores of this kind, in one sentence. */
  readonly description: string | undefined;
};
