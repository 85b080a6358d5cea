import { type CompoundPart, splitCompound } from '../text/compounds.ts';
import {
  COMPOUND_LANGUAGES,
  type CompoundLanguage,
  isStopWord,
  type SearchLanguage,
  stemWord,
} from '../text/languages.ts';
import type { TextIndex, VocabularyTerm } from './text-index.ts';

const MIN_HEAD_LENGTH = 4;
const MIN_UNKNOWN_LENGTH = 3;
const LETTERS = /^\p{L}+$/u;

/** A compound of the vocabulary, and the letters of one of its parts. */
interface CompoundTerm {
  readonly term: VocabularyTerm;
  readonly start: number;
  readonly end: number;
}

/** Inflections and compounds of the vocabulary of an index, computed when a language is first needed. */
export class Linguistics {
  readonly #index: Pick<TextIndex, 'terms' | 'find'>;
  readonly #stems = new Map<SearchLanguage, { read: number; words: Map<string, VocabularyTerm[]> }>();
  readonly #compounds = new Map<CompoundLanguage, { read: number; parts: Map<string, CompoundTerm[]> }>();

  constructor(index: Pick<TextIndex, 'terms' | 'find'>) {
    this.#index = index;
  }

  /** Returns the words of the vocabulary that have the same stem. */
  findInflections(word: string, language: SearchLanguage): readonly VocabularyTerm[] {
    return this.#stemsOf(language).get(stemWord(word, language)) ?? [];
  }

  #stemsOf(language: SearchLanguage): Map<string, VocabularyTerm[]> {
    let stems = this.#stems.get(language);
    if (!stems) {
      stems = { read: 0, words: new Map() };
      this.#stems.set(language, stems);
    }
    for (; stems.read < this.#index.terms.length; stems.read += 1) {
      const term = this.#index.terms[stems.read];
      if (term) append(stems.words, stemWord(term.text, language), term);
    }
    return stems.words;
  }

  /** Returns the compounds of the vocabulary that contain a word: `hanglamp` for `lamp`. */
  findCompounds(part: string, language: CompoundLanguage): readonly CompoundTerm[] {
    return this.#compoundsOf(language).get(part) ?? [];
  }

  #compoundsOf(language: CompoundLanguage): Map<string, CompoundTerm[]> {
    const known = this.#compounds.get(language);
    // A new word can be a part of any other word, so all words are split again.
    if (known?.read === this.#index.terms.length) return known.parts;
    const parts = new Map<string, CompoundTerm[]>();
    for (const term of this.#index.terms) {
      const split = this.#splitKnown(term.text, language) ?? this.#splitHead(term.text, language) ?? [];
      for (const { word, start, end } of split) append(parts, word, { term, start, end });
    }
    this.#compounds.set(language, { read: this.#index.terms.length, parts });
    return parts;
  }

  #splitKnown(word: string, language: CompoundLanguage): CompoundPart[] | undefined {
    if (!LETTERS.test(word)) return undefined;
    return splitCompound(word, language, (part) => this.#isPart(part, language));
  }

  /** Returns the last part of a compound whose first part is unknown: `lamp` of `hanglamp`. */
  #splitHead(word: string, language: CompoundLanguage): CompoundPart[] | undefined {
    if (!LETTERS.test(word)) return undefined;
    for (let start = MIN_UNKNOWN_LENGTH; start <= word.length - MIN_HEAD_LENGTH; start += 1) {
      const head = word.slice(start);
      if (this.#isPart(head, language)) return [{ word: head, start, end: word.length }];
    }
    return undefined;
  }

  #isPart(word: string, language: CompoundLanguage): boolean {
    return this.#index.find(word) !== undefined && !isStopWord(word, [language]);
  }

  /** Splits a typed compound into words that the vocabulary has in any inflection: `tuinlantaarn` into `tuin` and `lantaarn`. */
  splitQueryWord(word: string, language: CompoundLanguage): readonly string[] {
    const isKnown = (part: string) =>
      this.#isPart(part, language) ||
      (!isStopWord(part, [language]) && this.findInflections(part, language).length > 0);
    return (splitCompound(word, language, isKnown) ?? []).map((part) => part.word);
  }

  /** Returns the last part of a typed compound whose first part is unknown. */
  findHead(word: string, language: CompoundLanguage): string | undefined {
    return this.#splitHead(word, language)?.[0]?.word;
  }
}

/** Returns whether a language writes compounds as one word. */
export function isCompoundLanguage(language: SearchLanguage): language is CompoundLanguage {
  return COMPOUND_LANGUAGES.some((compoundLanguage) => compoundLanguage === language);
}

function append<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
