/** Days as the content system and schema.org write them, from Monday: how opening hours are listed everywhere. */
export const WEEKDAYS = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Open from one hour to another on one day, both `HH:MM` on the shop's own clock; past midnight the second is the smaller. */
export type OpeningHours = { readonly day: Weekday; readonly opens: string; readonly closes: string };

/** A shop where the brand is sold, as the site tells a section about it; checked and in the page's language. */
export type Store = {
  readonly id: string;
  readonly name: string;
  /** What is worth knowing before one goes. */
  readonly note: string | undefined;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  /** State or province in two letters, where addresses have one. */
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
  /** An `http:` or `https:` address. */
  readonly website: string | undefined;
  /** Only the hours when it is open; empty where nobody told. */
  readonly hours: readonly OpeningHours[];
  readonly kinds: readonly StoreKind[];
};

export type StoreKind = {
  /** The same in every language: `store_types::dealer`. */
  readonly id: string;
  readonly title: string;
};
