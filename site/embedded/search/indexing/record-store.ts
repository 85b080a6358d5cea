import { LRUCache } from 'lru-cache';
import { Column } from './column.ts';
import type { IndexRecord } from './record-values.ts';
import { parseSearchableAttributes } from './searchable-attributes.ts';
import { TextIndex } from './text-index.ts';

/** Gaps of removed records are closed when there are at least this many, and more than remaining records. */
const MIN_REMOVED = 1000;
/** More attributes than the settings and filters of an index use. */
const MAX_COLUMNS = 200;

/**
 * The records of an index and its replicas. Each record has an ordinal: its position in `records`, which are in the order of changes. A replaced
 * record gets a new, higher ordinal.
 */
export class RecordStore {
  /** By ordinal; undefined for a removed record. */
  records: (IndexRecord | undefined)[] = [];
  /** Incremented when all records get new ordinals. */
  generation = 0;
  readonly #ordinalsById = new Map<string, number>();
  /** The cached result of `ordinals`; undefined after a change. */
  #allOrdinals: readonly number[] | undefined;
  /** Limited, because searches can name any attribute. */
  readonly #columns = new LRUCache<string, Column>({ max: MAX_COLUMNS });
  #textIndexes = new Map<string, TextIndex>();

  get size(): number {
    return this.#ordinalsById.size;
  }

  get(objectID: string): IndexRecord | undefined {
    const ordinal = this.#ordinalsById.get(objectID);
    return ordinal === undefined ? undefined : this.records[ordinal];
  }

  ordinalOf(objectID: string): number | undefined {
    return this.#ordinalsById.get(objectID);
  }

  /** Returns the ordinals of all records, ascending. */
  ordinals(): readonly number[] {
    this.#allOrdinals ??= [...this.#ordinalsById.values()];
    return this.#allOrdinals;
  }

  put(record: IndexRecord): void {
    this.delete(record.objectID);
    this.#allOrdinals = undefined;
    this.#ordinalsById.set(record.objectID, this.records.push(record) - 1);
  }

  delete(objectID: string): void {
    const ordinal = this.#ordinalsById.get(objectID);
    if (ordinal === undefined) return;
    this.#allOrdinals = undefined;
    this.records[ordinal] = undefined;
    this.#ordinalsById.delete(objectID);
    const removed = this.records.length - this.size;
    if (removed >= MIN_REMOVED && removed > this.size) this.#closeGaps();
  }

  clear(): void {
    this.#ordinalsById.clear();
    this.#closeGaps();
  }

  #closeGaps(): void {
    this.#allOrdinals = undefined;
    const kept = [...this.#ordinalsById.keys()].flatMap((objectID) => this.get(objectID) ?? []);
    this.records = kept;
    this.#ordinalsById.clear();
    for (const [ordinal, { objectID }] of kept.entries()) this.#ordinalsById.set(objectID, ordinal);
    this.#columns.clear();
    this.#textIndexes = new Map();
    this.generation += 1;
  }

  copy(): RecordStore {
    const store = new RecordStore();
    for (const record of this.records) if (record) store.put(record);
    return store;
  }

  /** Returns the values of an attribute. The first call reads them from all records, further calls only from new records. */
  column(path: string): Column {
    let column = this.#columns.get(path);
    if (!column) {
      column = new Column(path);
      this.#columns.set(path, column);
    }
    column.update(this.records);
    return column;
  }

  /** Returns the text index for a value of the setting `searchableAttributes`. */
  textIndex(searchableAttributes: readonly string[]): TextIndex {
    const key = JSON.stringify(searchableAttributes);
    let index = this.#textIndexes.get(key);
    if (!index) {
      index = new TextIndex(parseSearchableAttributes(searchableAttributes));
      this.#textIndexes.set(key, index);
    }
    index.update(this.records);
    return index;
  }

  /** Deletes the text indexes to free their memory. The next search builds the one it needs. */
  dropTextIndexes(): void {
    this.#textIndexes = new Map();
  }
}
