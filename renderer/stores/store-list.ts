import type { Store } from './store.ts';

/** The editor's choice of stores in a section. */
export type StorePreset = {
  /** Ids of store kinds. Selects stores of at least one of them; an empty list selects all stores. */
  readonly kinds: readonly string[];
  /** ISO 3166-1 alpha-2 codes; an empty list selects all countries. */
  readonly countries: readonly string[];
  /** Maximum number of stores. */
  readonly limit: number;
};

/** The first stores of a preset. */
export type StoreList = {
  readonly stores: readonly Store[];
  /** Number of stores of the preset without its limit. */
  readonly total: number;
  /** Number of stores by country code, without the limit. */
  readonly countries: Readonly<Record<string, number>>;
  /** URL of the page with all stores of the preset, if the site has one. */
  readonly moreHref: string | undefined;
  /** URL of the style of the operator's map service. */
  readonly mapStyleUrl?: string | undefined;
};

/** Returns the list of a preset, or `undefined` if it could not be loaded. */
export type FindStoreList = (preset: StorePreset) => StoreList | undefined;
