import SearchableMap from 'minisearch/SearchableMap';
import { splitWords } from '../text/split-words.ts';
import { IntList } from './int-list.ts';
import { Linguistics } from './linguistics.ts';
import { createPlace, MAX_ATTRIBUTES } from './places.ts';
import { readTexts, type IndexRecord } from './record-values.ts';
import type { SearchableAttribute } from './searchable-attributes.ts';

/** Positions between two values of an attribute, so that words of different values are never neighbours. */
const VALUE_GAP = 8;

/** A word of the index. `postings` are pairs: the ordinal of a record, and a place (`places.ts`) where the word occurs. */
export interface VocabularyTerm {
  readonly text: string;
  readonly postings: IntList;
}

/**
 * The inverted index of the searchable attributes. The words are in the radix tree of MiniSearch, which finds words and prefixes.
 */
export class TextIndex {
  readonly attributes: SearchableAttribute[];
  readonly terms: VocabularyTerm[] = [];
  readonly linguistics = new Linguistics(this);
  readonly #tree = new SearchableMap<VocabularyTerm>();
  readonly #isEverythingSearchable: boolean;
  readonly #attributeNumbers = new Map<string, number>();
  #nextRecord = 0;
  #sortedWords: readonly string[] = [];

  /** Without attributes, all attributes are searched with the same priority. */
  constructor(attributes: readonly SearchableAttribute[]) {
    this.attributes = attributes.slice(0, MAX_ATTRIBUTES);
    this.#isEverythingSearchable = attributes.length === 0;
  }

  /** Reads the records that were added since the last call. */
  update(records: readonly (IndexRecord | undefined)[]): void {
    for (; this.#nextRecord < records.length; this.#nextRecord += 1) {
      const record = records[this.#nextRecord];
      if (record) this.#addRecord(record, this.#nextRecord);
    }
  }

  #addRecord(record: IndexRecord, ordinal: number): void {
    if (this.#isEverythingSearchable) this.#declareAttributes(record);
    for (const [attribute, { path }] of this.attributes.entries()) {
      let position = 0;
      for (const text of readTexts(record, path)) {
        const words = splitWords(text);
        for (const { folded } of words) {
          const { postings } = this.#termOf(folded);
          postings.push(ordinal);
          postings.push(createPlace(attribute, position, words.length === 1));
          position += 1;
        }
        position += VALUE_GAP;
      }
    }
  }

  #declareAttributes(record: IndexRecord): void {
    for (const path of Object.keys(record)) {
      const isData = path === 'objectID' || path.startsWith('_');
      if (isData || this.#attributeNumbers.has(path) || this.attributes.length === MAX_ATTRIBUTES) continue;
      this.#attributeNumbers.set(path, this.attributes.push({ path, rank: 0, isOrdered: false }) - 1);
    }
  }

  #termOf(word: string): VocabularyTerm {
    return this.#tree.fetch(word, () => {
      const term = { text: word, postings: new IntList() };
      this.terms.push(term);
      return term;
    });
  }

  find(word: string): VocabularyTerm | undefined {
    return this.#tree.get(word);
  }

  /** Returns the words that begin with `prefix`, and `prefix` itself if it is a word. */
  findPrefix(prefix: string): Iterable<VocabularyTerm> {
    return this.#tree.atPrefix(prefix).values();
  }

  /** Returns all words in the order of their code units. */
  sortedWords(): readonly string[] {
    if (this.#sortedWords.length !== this.terms.length)
      this.#sortedWords = this.terms.map(({ text }) => text).sort();
    return this.#sortedWords;
  }
}
