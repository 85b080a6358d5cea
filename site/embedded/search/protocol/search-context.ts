import type { IndexCollection } from '../indices/index-collection.ts';
import type { SearchKeys } from './access.ts';
import type { SearchEvent } from './wire-events.ts';

/** The values that all routes of the server share. */
export interface SearchContext {
  readonly indices: IndexCollection;
  readonly keys: SearchKeys;
  readonly now: () => Date;
  readonly onEvents: (events: readonly SearchEvent[]) => void;
}
