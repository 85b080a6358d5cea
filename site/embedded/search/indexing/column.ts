import { IntList } from './int-list.ts';
import { readScalars, type IndexRecord, type ScalarValue } from './record-values.ts';

/**
 * The values of one attribute for all records. Each different value has a code, and each record has a list of codes. So a filter tests each
 * value only once, and a facet counts codes instead of values.
 */
export class Column {
  readonly values: ScalarValue[] = [];
  readonly #codes = new Map<ScalarValue, number>();
  /** By text in lower case: the codes of the values with this text, which can differ in type or letter case. */
  readonly #codesOfText = new Map<string, number[]>();
  /** The codes of record n are in `#rows` from `#starts[n]` up to `#starts[n + 1]`. */
  readonly #starts = new IntList();
  readonly #rows = new IntList();
  readonly #path: string;
  /** By code: the position of the value when all values are sorted. */
  #order = new Float64Array();

  constructor(path: string) {
    this.#path = path;
    this.#starts.push(0);
  }

  /** Reads the records that were added since the last call. */
  update(records: readonly (IndexRecord | undefined)[]): void {
    for (let ordinal = this.#starts.length - 1; ordinal < records.length; ordinal += 1) {
      const record = records[ordinal];
      // A value that a list contains twice counts once for the record.
      for (const value of record ? new Set(readScalars(record, this.#path)) : [])
        this.#rows.push(this.#codeOf(value));
      this.#starts.push(this.#rows.length);
    }
  }

  #codeOf(value: ScalarValue): number {
    let code = this.#codes.get(value);
    if (code === undefined) {
      code = this.values.push(value) - 1;
      this.#codes.set(value, code);
      const text = String(value).toLowerCase();
      const codes = this.#codesOfText.get(text);
      if (codes) codes.push(code);
      else this.#codesOfText.set(text, [code]);
    }
    return code;
  }

  /** Returns the first value of a record. */
  first(ordinal: number): ScalarValue | undefined {
    const start = this.#starts.at(ordinal);
    return start < this.#starts.at(ordinal + 1) ? this.values[this.#rows.at(start)] : undefined;
  }

  /** Returns the position of a record's first value when all values are sorted: numbers, then texts, then booleans. */
  orderOf(ordinal: number): number | undefined {
    const start = this.#starts.at(ordinal);
    if (start === this.#starts.at(ordinal + 1)) return undefined;
    if (this.#order.length !== this.values.length) this.#order = orderValues(this.values);
    return this.#order[this.#rows.at(start)];
  }

  /** Calls `visit` with the code of each value of a record. */
  visit(ordinal: number, visit: (code: number) => void): void {
    const end = this.#starts.at(ordinal + 1);
    for (let index = this.#starts.at(ordinal); index < end; index += 1) visit(this.#rows.at(index));
  }

  /** Returns whether a value of the record is accepted. `accepted` contains 1 at the index of each accepted code. */
  hasAny(ordinal: number, accepted: Uint8Array): boolean {
    const end = this.#starts.at(ordinal + 1);
    for (let index = this.#starts.at(ordinal); index < end; index += 1)
      if (accepted[this.#rows.at(index)] === 1) return true;
    return false;
  }

  /** Returns the codes of the values with this text, in any letter case. */
  codesOf(text: string): readonly number[] {
    return this.#codesOfText.get(text.toLowerCase()) ?? [];
  }
}

const TYPES = ['number', 'string', 'boolean'];

function orderValues(values: readonly ScalarValue[]): Float64Array<ArrayBuffer> {
  const order = new Float64Array(values.length);
  const codes = [...values.keys()].sort((a, b) => compareValues(values[a] ?? '', values[b] ?? ''));
  for (const [place, code] of codes.entries()) order[code] = place;
  return order;
}

function compareValues(a: ScalarValue, b: ScalarValue): number {
  if (typeof a !== typeof b) return TYPES.indexOf(typeof a) - TYPES.indexOf(typeof b);
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return a < b ? -1 : Number(a > b);
}
