import type { IndexCollection } from '../indexes/index-collection.ts';
import type { SearchKeys } from './access.ts';
import type { SearchEvent } from './wire-events.ts';

/** The values that all routes of the server share. */
export interface SearchContext {
  readonly indexes: IndexCollection;
  readonly keys: SearchKeys;
  readonly now: () => Date;
  readonly onEvents: (events: readonly SearchEvent[]) => void;
}
