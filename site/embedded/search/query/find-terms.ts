import type { TextIndex, VocabularyTerm } from '../indexing/text-index.ts';
import { findNearWords } from '../text/edit-distance.ts';
import type { CompoundLanguage, SearchLanguage } from '../text/languages.ts';
import type { QueryWord } from './parse-query.ts';

/** The allowed differences between the words of a query and the words of records. */
export interface MatchingRules {
  readonly hasTypos: boolean;
  readonly minLengthFor1Typo: number;
  readonly minLengthFor2Typos: number;
  /** Languages whose inflections match. */
  readonly inflections: readonly SearchLanguage[];
  /** Languages whose compounds match by their parts, each with the attributes where this applies. */
  readonly compounds: readonly {
    readonly language: CompoundLanguage;
    readonly attributes: ReadonlySet<number>;
  }[];
  /** Languages in which compounds of the query are split. */
  readonly queryCompounds: readonly CompoundLanguage[];
}

/** A word of the vocabulary that matches a word of the query. */
export interface TermMatch {
  readonly term: VocabularyTerm;
  readonly typos: number;
  readonly isExact: boolean;
  /** The range of folded letters that is highlighted. Default: the whole word. */
  readonly marked?: { readonly start: number; readonly end: number };
  /** The attributes in which the match is valid. Default: all attributes. */
  readonly attributes?: ReadonlySet<number>;
}

/**
 * Returns the words of the vocabulary that match a word of the query: the same word, words that begin with it, its inflections, words with typos,
 * and compounds of all of these.
 */
export function findTerms(word: QueryWord, index: TextIndex, rules: MatchingRules): TermMatch[] {
  const found = new Map<VocabularyTerm, TermMatch>();
  const add = (match: TermMatch) => {
    const known = found.get(match.term);
    const isBetter = !known || known.attributes || match.typos < known.typos;
    if (isBetter && !(known && match.attributes)) found.set(match.term, match);
  };

  const same = index.find(word.folded);
  if (same) add({ term: same, typos: 0, isExact: true });
  for (const language of rules.inflections) {
    for (const term of index.linguistics.findInflections(word.folded, language))
      add({ term, typos: 0, isExact: true });
  }
  if (word.isPrefix) {
    const marked = { start: 0, end: word.folded.length };
    for (const term of index.findPrefix(word.folded)) add({ term, typos: 0, isExact: false, marked });
  }
  const maxTypos = allowedTypos(word, rules);
  if (maxTypos > 0) {
    for (const near of findNearWords(index.sortedWords(), word.folded, maxTypos, word.isPrefix)) {
      const term = index.find(near.word);
      if (term && near.typos > 0) add({ term, typos: near.typos, isExact: false });
    }
  }
  for (const { language, attributes } of rules.compounds) {
    for (const { term, typos, marked } of [...found.values()].filter((match) => !match.attributes)) {
      for (const { term: compound, start, end } of index.linguistics.findCompounds(term.text, language)) {
        const letters = { start, end: marked ? start + marked.end : end };
        add({ term: compound, typos, isExact: false, marked: letters, attributes });
      }
    }
  }
  return [...found.values()];
}

function allowedTypos(word: QueryWord, rules: MatchingRules): number {
  if (!rules.hasTypos || word.phrase !== undefined) return 0;
  const { length } = word.folded;
  if (length >= rules.minLengthFor2Typos) return 2;
  return length >= rules.minLengthFor1Typo ? 1 : 0;
}
