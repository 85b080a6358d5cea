import { LRUCache } from 'lru-cache';
import { Column } from './column.ts';
import type { IndexRecord } from './record-values.ts';
import { parseSearchableAttributes } from './searchable-attributes.ts';
import { TextIndex } from './text-index.ts';

/** Gaps of removed records are closed when there are at least this many, and more than remaining records. */
const MIN_REMOVED = 1000;
/** More attributes than the settings and filters of an index use. */
const MAX_COLUMNS = 200;

/** The records of an index and its replicas. Each record has a number, in the order of changes. A replaced record gets a new, higher number. */
export class RecordStore {
  /** By number; undefined for a removed record. */
  records: (IndexRecord | undefined)[] = [];
  /** Incremented when all records get new numbers. */
  generation = 0;
  readonly #numbers = new Map<string, number>();
  /** The cached result of `ordinals`; undefined after a change. */
  #ordinals: readonly number[] | undefined;
  /** Limited, because searches can name any attribute. */
  readonly #columns = new LRUCache<string, Column>({ max: MAX_COLUMNS });
  #textIndexes = new Map<string, TextIndex>();

  get size(): number {
    return this.#numbers.size;
  }

  get(objectID: string): IndexRecord | undefined {
    const ordinal = this.#numbers.get(objectID);
    return ordinal === undefined ? undefined : this.records[ordinal];
  }

  numberOf(objectID: string): number | undefined {
    return this.#numbers.get(objectID);
  }

  /** Returns the numbers of all records, in order. */
  ordinals(): readonly number[] {
    this.#ordinals ??= [...this.#numbers.values()];
    return this.#ordinals;
  }

  put(record: IndexRecord): void {
    this.delete(record.objectID);
    this.#ordinals = undefined;
    this.#numbers.set(record.objectID, this.records.push(record) - 1);
  }

  delete(objectID: string): void {
    const ordinal = this.#numbers.get(objectID);
    if (ordinal === undefined) return;
    this.#ordinals = undefined;
    this.records[ordinal] = undefined;
    this.#numbers.delete(objectID);
    const removed = this.records.length - this.size;
    if (removed >= MIN_REMOVED && removed > this.size) this.#renumber();
  }

  clear(): void {
    this.#numbers.clear();
    this.#renumber();
  }

  #renumber(): void {
    this.#ordinals = undefined;
    const kept = [...this.#numbers.keys()].flatMap((objectID) => this.get(objectID) ?? []);
    this.records = kept;
    this.#numbers.clear();
    for (const [ordinal, { objectID }] of kept.entries()) this.#numbers.set(objectID, ordinal);
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
