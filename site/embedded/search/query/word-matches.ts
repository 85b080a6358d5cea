import { IntList } from '../indexing/int-list.ts';
import { isWholeValue } from '../indexing/places.ts';

const NO_MATCH = 255;
const NO_PLACE = -1;
const EXACT_WORD = 1;
const EXACT_VALUE = 2;

/** The records and places where one word of the query matches. */
export class WordMatches {
  /** By record: the number of typos of its best match. */
  readonly #typos: Uint8Array;
  /** By record: whether a word is exact, and whether such a word is a whole value. */
  readonly #exactness: Uint8Array;
  /** By record: the number of its last place in `#places`. */
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

  /** Whether the word is exact and the whole value of an attribute. */
  isExactValue(ordinal: number): boolean {
    return this.#exactness[ordinal] === EXACT_VALUE;
  }

  /** Returns at most `limit` places of a record. */
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
