import type { Picture } from '../media/picture.ts';

/** Days from Monday, as the content system and schema.org abbreviate them. */
export const WEEKDAYS = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Opening hours of one day as `HH:MM` in the store's time zone. If `closes` is smaller than `opens`, it is after midnight. */
export type OpeningHours = { readonly day: Weekday; readonly opens: string; readonly closes: string };

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
  readonly kinds: readonly StoreKind[];
  readonly picture: Picture | undefined;
};

export type StoreKind = {
  /** Equal in all languages: `store_types::dealer`. */
  readonly id: string;
  readonly title: string;
  /** The goods and services of stores of this kind, in one sentence. */
  readonly description: string | undefined;
};
