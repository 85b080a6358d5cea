import type { RecordStore } from '../indexing/record-store.ts';
import type { IndexSettings } from '../settings/wire-settings.ts';
import type { Synonym } from './synonyms.ts';

/** The parts of an index that a search reads. */
export interface SearchIndex {
  readonly name: string;
  readonly store: RecordStore;
  readonly settings: IndexSettings;
  readonly synonyms: ReadonlyMap<string, readonly Synonym[]>;
  /** Whether it is a virtual replica, which has the custom ranking as its first criterion. */
  readonly isVirtual: boolean;
}
