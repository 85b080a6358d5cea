import { RecordStore } from '../indexing/record-store.ts';
import type { SearchIndex } from '../query/search-index.ts';
import { expandSynonyms, type Synonym, type SynonymRecord } from '../query/synonyms.ts';
import { DEFAULT_SETTINGS, type IndexSettings } from '../settings/wire-settings.ts';

/** An index with its records, settings and synonyms. The records of a replica are those of its primary. */
export class ManagedIndex implements SearchIndex {
  readonly name: string;
  store = new RecordStore();
  settings: IndexSettings = DEFAULT_SETTINGS;
  /** The name of the primary whose records a replica sorts; undefined for an index that is not a replica. */
  primary: string | undefined;
  isVirtual = false;
  readonly createdAt: Date;
  updatedAt: Date;
  #synonymRecords = new Map<string, SynonymRecord>();
  #synonyms: ReadonlyMap<string, readonly Synonym[]> = new Map();

  constructor(name: string, now: Date) {
    this.name = name;
    this.createdAt = now;
    this.updatedAt = now;
  }

  get synonyms() {
    return this.#synonyms;
  }

  get synonymRecords(): ReadonlyMap<string, SynonymRecord> {
    return this.#synonymRecords;
  }

  setSynonyms(records: Iterable<SynonymRecord>): void {
    this.#synonymRecords = new Map([...records].map((record) => [record.objectID, record]));
    this.#synonyms = expandSynonyms(this.#synonymRecords.values());
  }

  /** Adds new records to the text index, so that the next search does not have to wait for it. */
  refresh(): void {
    this.store.textIndex(this.settings.searchableAttributes);
  }
}
