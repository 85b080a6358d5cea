import { IntList } from '../indexing/int-list.ts';
import { isWholeValue } from '../indexing/places.ts';

const NO_MATCH = 255;
const NO_PLACE = -1;
const EXACT_WORD = 1;
const EXACT_VALUE = 2;

/** The records and places where one word of the query matches. */
export class WordMatches {
  /** By ordinal of a record: the number of typos of its best match, or `NO_MATCH`. */
  readonly #typos: Uint8Array;
  /** By ordinal of a record: 0, `EXACT_WORD`, or `EXACT_VALUE` if an exact word is also the whole value of an attribute. */
  readonly #exactness: Uint8Array;
  /** By ordinal of a record: the index in `#places` of the place that was added last. `#previous` links to the place before it. */
  readonly #heads: Int32Array;
  readonly #places = new IntList();
  readonly #previous = new IntList();

  constructor(records: number) {
    this.#typos = new Uint8Array(records).fill(NO_MATCH);
    this.#exactness = new Uint8Array(records);
    this.#heads = new Int32Array(records).fill(NO_PLACE);
  }

  add(ordinal: number, place: number, typos: number, isExact: boolean): void {
    if (typos < (this.#typos[ordinal] ?? NO_MATCH)) this.#typos[ordinal] = typos;
    if (isExact) {
      const exactness = isWholeValue(place) ? EXACT_VALUE : EXACT_WORD;
      this.#exactness[ordinal] = Math.max(this.#exactness[ordinal] ?? 0, exactness);
    }
    this.#previous.push(this.#heads[ordinal] ?? NO_PLACE);
    this.#heads[ordinal] = this.#places.length;
    this.#places.push(place);
  }

  has(ordinal: number): boolean {
    return (this.#typos[ordinal] ?? NO_MATCH) !== NO_MATCH;
  }

  typosOf(ordinal: number): number {
    return this.#typos[ordinal] ?? NO_MATCH;
  }

  isExact(ordinal: number): boolean {
    return (this.#exactness[ordinal] ?? 0) >= EXACT_WORD;
  }

  /** Returns whether the word matches exactly and is the whole value of an attribute. */
  isExactValue(ordinal: number): boolean {
    return this.#exactness[ordinal] === EXACT_VALUE;
  }

  /** Returns the last `limit` places that were added for a record, the latest first. */
  placesOf(ordinal: number, limit: number): number[] {
    const places: number[] = [];
    let index = this.#heads[ordinal] ?? NO_PLACE;
    while (index !== NO_PLACE && places.length < limit) {
      places.push(this.#places.at(index));
      index = this.#previous.at(index);
    }
    return places;
  }
}
