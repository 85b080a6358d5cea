import { attributeOf } from '../indexing/places.ts';
import type { TextIndex, VocabularyTerm } from '../indexing/text-index.ts';
import { Marks } from '../results/marks.ts';
import { findPhrase } from './find-phrase.ts';
import { findTerms, type MatchingRules, type TermMatch } from './find-terms.ts';
import type { ParsedQuery, QueryWord } from './parse-query.ts';
import type { Synonym } from './synonyms.ts';
import { WordMatches } from './word-matches.ts';

/** A missing or additional space counts as one typo. */
const SPACING_TYPOS = 1;
const MIN_SPLIT_LENGTH = 2;

interface WordMatching {
  readonly index: TextIndex;
  readonly rules: MatchingRules;
  readonly synonyms: ReadonlyMap<string, readonly Synonym[]>;
  /** The number of records, removed ones included. */
  readonly records: number;
  /** The attributes that are searched. Default: all attributes. */
  readonly restrictedTo?: ReadonlySet<number>;
  /** Whether a record matches if it contains only one part of a typed compound. */
  readonly acceptsParts: boolean;
}

/** The matches of a query. `words` are in the order of the query. */
export interface MatchedWords {
  readonly words: readonly { readonly word: QueryWord; readonly matches: WordMatches }[];
  readonly marks: Marks;
  /** Records that contain an excluded word. */
  readonly excluded: ReadonlySet<number>;
}

/** Finds the records and places that match each word of a query. */
export function matchWords(query: ParsedQuery, matching: WordMatching): MatchedWords {
  const matcher = new WordMatcher(query.words, matching);
  for (const index of query.words.keys()) matcher.matchWord(index);
  const excluded = new Set<number>();
  for (const phrase of query.excluded) {
    for (const { ordinal } of matcher.findTexts(phrase)) excluded.add(ordinal);
  }
  return {
    words: query.words.map((word, index) => ({ word, matches: matcher.matchesOf(index) })),
    marks: matcher.marks,
    excluded,
  };
}

class WordMatcher {
  readonly marks = new Marks();
  readonly #words: readonly QueryWord[];
  readonly #matching: WordMatching;
  readonly #matches: readonly WordMatches[];

  constructor(words: readonly QueryWord[], matching: WordMatching) {
    this.#words = words;
    this.#matching = matching;
    this.#matches = words.map(() => new WordMatches(matching.records));
  }

  matchesOf(index: number): WordMatches {
    const matches = this.#matches[index];
    if (!matches) throw new Error(`The query has no word ${index}.`);
    return matches;
  }

  matchWord(index: number): void {
    const word = this.#words[index];
    if (!word) return;
    if (word.phrase !== undefined) {
      if (this.#words[index - 1]?.phrase !== word.phrase) this.#matchQuoted(index, word.phrase);
      return;
    }
    const { index: textIndex, rules } = this.#matching;
    for (const match of findTerms(word, textIndex, rules)) {
      this.marks.addWord(match.term.text, index, match.marked);
      this.#addTerm(this.matchesOf(index), match);
    }
    this.#matchSynonyms(index);
    if (rules.hasTypos) {
      this.#matchJoined(index);
      this.#matchSplit(index, word);
    }
    this.#matchParts(index, word);
  }

  #isSearched(place: number): boolean {
    return this.#matching.restrictedTo?.has(attributeOf(place)) ?? true;
  }

  #addTerm(matches: WordMatches, { term, typos, isExact, attributes }: TermMatch): void {
    const { postings } = term;
    for (let index = 0; index < postings.length; index += 2) {
      const place = postings.at(index + 1);
      if (attributes && !attributes.has(attributeOf(place))) continue;
      if (this.#isSearched(place)) matches.add(postings.at(index), place, typos, isExact);
    }
  }

  /** Returns the places where words follow each other, in the searched attributes. */
  findTexts(texts: readonly string[]) {
    const terms = texts.flatMap((text) => this.#matching.index.find(text) ?? []);
    if (terms.length < texts.length) return [];
    return findPhrase(terms).filter(({ places }) => places.every((place) => this.#isSearched(place)));
  }

  /** Matches `count` words of the query, from index `from`, with the sequence `texts` in records. The first word gets the typos. */
  #addSequence(texts: readonly string[], from: number, count: number, typos: number, isExact: boolean): void {
    const occurrences = this.findTexts(texts);
    if (occurrences.length === 0) return;
    const indexes = Array.from({ length: count }, (_, offset) => from + offset);
    this.marks.addPhrase(texts, indexes);
    for (const { ordinal, places } of occurrences) {
      for (const [offset, index] of indexes.entries()) {
        const place = places[Math.min(offset, places.length - 1)] ?? 0;
        this.matchesOf(index).add(ordinal, place, offset === 0 ? typos : 0, isExact);
      }
    }
  }

  #matchQuoted(from: number, phrase: number): void {
    const words = this.#words.filter((word) => word.phrase === phrase);
    this.#addSequence(
      words.map(({ folded }) => folded),
      from,
      words.length,
      0,
      true,
    );
  }

  #matchSynonyms(index: number): void {
    const rest = this.#words.slice(index).map(({ folded }) => folded);
    for (const { input, output } of this.#matching.synonyms.get(rest[0] ?? '') ?? []) {
      if (input.every((text, offset) => rest[offset] === text))
        this.#addSequence(output, index, input.length, 0, input.length === 1 && output.length === 1);
    }
  }

  /** Matches a word and the next one, written as one word: `tafel lamp` matches `tafellamp`. */
  #matchJoined(index: number): void {
    const [first, second] = this.#words.slice(index, index + 2);
    if (!first || !second || second.phrase !== undefined) return;
    const { index: textIndex, rules } = this.#matching;
    const text = first.folded + second.folded;
    const inflected = rules.inflections.flatMap((language) =>
      textIndex.linguistics.findInflections(text, language),
    );
    const prefixed = second.isPrefix ? textIndex.findPrefix(text) : [];
    const terms = new Set<VocabularyTerm>([...inflected, ...prefixed]);
    const same = textIndex.find(text);
    if (same) terms.add(same);
    for (const term of terms) {
      this.marks.addWord(term.text, index);
      this.marks.addWord(term.text, index + 1);
      this.#addTerm(this.matchesOf(index), { term, typos: SPACING_TYPOS, isExact: false });
      this.#addTerm(this.matchesOf(index + 1), { term, typos: 0, isExact: false });
    }
  }

  /** Matches one word, written as two words: `tafellamp` matches `tafel lamp`. */
  #matchSplit(index: number, { folded }: QueryWord): void {
    if (folded.length < this.#matching.rules.minLengthFor1Typo) return;
    for (let end = MIN_SPLIT_LENGTH; end <= folded.length - MIN_SPLIT_LENGTH; end += 1)
      this.#addSequence([folded.slice(0, end), folded.slice(end)], index, 1, SPACING_TYPOS, false);
  }

  /** Matches the parts of a compound at any place: `tuinlantaarn` matches records that contain both `tuin` and `lantaarn`. */
  #matchParts(index: number, { folded }: QueryWord): void {
    const { index: textIndex, rules, acceptsParts } = this.#matching;
    for (const language of rules.queryCompounds) {
      const split = textIndex.linguistics.splitQueryWord(folded, language);
      const head =
        acceptsParts && split.length === 0 ? textIndex.linguistics.findHead(folded, language) : undefined;
      const parts = head === undefined ? split : [head];
      if (parts.length > 0) this.#addParts(index, parts);
    }
  }

  #addParts(index: number, parts: readonly string[]): void {
    const { index: textIndex, rules, records, acceptsParts } = this.#matching;
    const matches = parts.map((folded) => {
      const own = new WordMatches(records);
      const part = { folded, typed: folded, isPrefix: false };
      for (const match of findTerms(part, textIndex, { ...rules, hasTypos: false })) {
        this.marks.addWord(match.term.text, index, match.marked);
        this.#addTerm(own, match);
      }
      return own;
    });
    const target = this.matchesOf(index);
    for (let ordinal = 0; ordinal < records; ordinal += 1) {
      const hasPart = (own: WordMatches) => own.has(ordinal);
      if (!(acceptsParts ? matches.some(hasPart) : matches.every(hasPart))) continue;
      for (const own of matches) {
        for (const place of own.placesOf(ordinal, 1)) target.add(ordinal, place, 0, false);
      }
    }
  }
}
