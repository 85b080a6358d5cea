import { attributeOf, positionOf } from '../indexing/places.ts';
import type { TextIndex } from '../indexing/text-index.ts';

/** The largest distance. Words further apart, or in different attributes, have this distance. */
const MAX_PROXIMITY = 8;
/** The largest number of places per word that are compared, which limits the time for long texts. */
const MAX_PLACES = 16;
/** A match in the next attribute ranks like a match this many words later. */
const WORDS_PER_ATTRIBUTE = 1000;

/** The matches of one word of a query, by the ordinal of a record. */
interface RankedMatches {
  has(ordinal: number): boolean;
  typosOf(ordinal: number): number;
  /** Returns at most `limit` places of the word in a record. */
  placesOf(ordinal: number, limit: number): readonly number[];
  isExact(ordinal: number): boolean;
  /** Returns whether the word matches exactly and is the whole value of an attribute. */
  isExactValue(ordinal: number): boolean;
}

type RankedWords = readonly { readonly matches: RankedMatches }[];

/** Calculates how well a record matches the words of a query, for the ranking criteria. */
export class RecordScores {
  readonly #words: RankedWords;
  readonly #index: TextIndex;

  /** @param words the words of the query, in their order */
  constructor(words: RankedWords, index: TextIndex) {
    this.#words = words;
    this.#index = index;
  }

  typos(ordinal: number): number {
    let sum = 0;
    for (const { matches } of this.#words) if (matches.has(ordinal)) sum += matches.typosOf(ordinal);
    return sum;
  }

  matchedWords(ordinal: number): number {
    let count = 0;
    for (const { matches } of this.#words) if (matches.has(ordinal)) count += 1;
    return count;
  }

  /** Returns the sum of the distances between neighbouring words of the query. A pair in the wrong order adds one. */
  proximity(ordinal: number): number {
    const words = this.#words;
    if (words.length < 2) return 0;
    let sum = 0;
    let previous: readonly number[] | undefined;
    for (const { matches } of words) {
      if (!matches.has(ordinal)) continue;
      const places = matches.placesOf(ordinal, MAX_PLACES);
      if (previous) sum += smallestDistance(previous, places);
      previous = places;
    }
    return sum;
  }

  /** Returns a number for the first place of a match: lower for an attribute of higher priority, then for an earlier position. */
  firstPlace(ordinal: number): number {
    let first = Infinity;
    for (const { matches } of this.#words) {
      for (const place of matches.placesOf(ordinal, MAX_PLACES)) {
        const attribute = this.#index.attributes[attributeOf(place)];
        const position = attribute?.isOrdered ? Math.min(positionOf(place), WORDS_PER_ATTRIBUTE - 1) : 0;
        first = Math.min(first, (attribute?.rank ?? 0) * WORDS_PER_ATTRIBUTE + position);
      }
    }
    return first === Infinity ? 0 : first;
  }

  /** Returns the number of words that match exactly. If the query has one word, it must be the whole value of an attribute. */
  exactWords(ordinal: number): number {
    const words = this.#words;
    let count = 0;
    for (const { matches } of words) {
      if (words.length > 1 ? matches.isExact(ordinal) : matches.isExactValue(ordinal)) count += 1;
    }
    return count;
  }
}

function smallestDistance(before: readonly number[], after: readonly number[]): number {
  let smallest = MAX_PROXIMITY;
  for (const a of before) {
    for (const b of after) {
      if (attributeOf(a) !== attributeOf(b)) continue;
      const distance = positionOf(b) - positionOf(a);
      // Two words of the query match the same compound.
      if (distance === 0) return 1;
      smallest = Math.min(smallest, distance > 0 ? distance : 1 - distance);
    }
  }
  return smallest;
}
