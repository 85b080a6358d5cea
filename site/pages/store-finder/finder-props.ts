import type { StoreCardData } from '#renderer/stores/store-card-data';
import type { OpeningSchedule } from '../store/opening-status.ts';
import type { FinderChoice } from './finder-query.ts';
import type { CountedOption, FilterOption } from './finder-stores.ts';

/** A store of the list, with its position for the map. */
export type FinderStore = StoreCardData & {
  readonly latitude: number;
  readonly longitude: number;
  /** Formatted distance to the place of the choice. */
  readonly distance: string | undefined;
  readonly schedule: OpeningSchedule | undefined;
};

/** The data of the store finder, which the server sends to the browser. */
export type StoreFinderViewProps = {
  /** Path of the page, encoded. In a preview, with the query of the preview. */
  readonly path: string;
  /** Code of the locale. */
  readonly locale: string;
  readonly choice: FinderChoice;
  readonly kinds: readonly CountedOption[];
  readonly services: readonly CountedOption[];
  readonly countries: readonly CountedOption[];
  readonly distances: readonly FilterOption[];
  /** The place from which distances are measured. Its label is `undefined` for the visitor's position. */
  readonly origin: { readonly label: string | undefined } | undefined;
  /** The largest distance, formatted. `undefined` if the list is not limited by distance. */
  readonly distance: string | undefined;
  /** Other places with the typed name. */
  readonly alternatives: readonly { readonly label: string; readonly href: string }[];
  /** The reason why the typed place has no position: no place has this name, or the search for places has failed. */
  readonly problem: 'unknown' | 'failed' | undefined;
  /** The choice as a query for `/api/stores`, which returns the same stores within a box. */
  readonly mapQuery: string;
  /** URL of the style of the operator's map service. */
  readonly mapStyleUrl: string | undefined;
  /** Number of stores on all pages. */
  readonly total: number;
  readonly pageCount: number;
  readonly stores: readonly FinderStore[];
  /** The nearest store, if none is within the distance. */
  readonly nearest: FinderStore | undefined;
  /** Whether the stores could not be loaded. */
  readonly isUnavailable: boolean;
};
