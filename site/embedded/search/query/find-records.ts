import { compileFilter, type RecordTest } from '../filters/compile-filter.ts';
import { type FilterTree, isGroup } from '../filters/filter-tree.ts';
import { parseFacetFilters, parseNumericFilters, parseTagFilters } from '../filters/list-filters.ts';
import { parseFilter } from '../filters/parse-filter.ts';
import type { GeoSearch } from '../ranking/geo-search.ts';
import { searchArea } from '../ranking/geo-search.ts';
import { RecordScores } from '../ranking/record-scores.ts';
import { badRequest } from '../request-error.ts';
import type { SearchParameters } from '../settings/wire-parameters.ts';
import type { EffectiveSettings } from '../settings/wire-settings.ts';
import { isStopWord } from '../text/languages.ts';
import { splitWords } from '../text/split-words.ts';
import { type MatchedWords, matchWords } from './match-words.ts';
import { attributeNumbers, createMatchingRules, languagesFor } from './matching-rules.ts';
import { type ParsedQuery, parseQuery } from './parse-query.ts';
import type { SearchIndex } from './search-index.ts';
import { positionsOfInputs, type SynonymsByWord } from './synonyms.ts';

const MAX_CONDITIONS = 1000;
/** `removeWordsIfNoResults` removes at most this many words. */
const MAX_REMOVED_WORDS = 5;

/** The records that match a search, unsorted. */
export interface FoundRecords {
  readonly ordinals: readonly number[];
  readonly query: ParsedQuery;
  /** Undefined if the query has no words. */
  readonly matched?: MatchedWords;
  readonly scores?: RecordScores;
  readonly geo?: GeoSearch;
  /** The remaining words, if `removeWordsIfNoResults` removed others. */
  readonly queryAfterRemoval?: string;
}

/** Finds the records that match the query, the filters and the area of a search. */
export function findRecords(
  index: SearchIndex,
  settings: EffectiveSettings,
  parameters: SearchParameters,
): FoundRecords {
  const { store } = index;
  const tests = createFilterTests(index, parameters);
  const filtered = tests.reduce<readonly number[]>((rest, test) => rest.filter(test), store.ordinals());
  const geo = searchArea(parameters, filtered, store.records);
  const inArea = geo ? filtered.filter((ordinal) => geo.matches.has(ordinal)) : filtered;
  const query = removeStopWords(
    parseQuery(parameters.query ?? '', settings.queryType, settings.advancedSyntax),
    settings,
    synonymsOf(index, parameters),
  );
  const context = { index, settings, parameters, ordinals: inArea };
  const found = findWithRemoval(query, context);
  return { ...found, ...(geo && { geo }) };
}

interface FindContext {
  readonly index: SearchIndex;
  readonly settings: EffectiveSettings;
  readonly parameters: SearchParameters;
  /** The records that match the filters and the area. */
  readonly ordinals: readonly number[];
}

function findWithRemoval(query: ParsedQuery, context: FindContext): FoundRecords {
  const found = findWords(query, context, false);
  const mode = context.settings.removeWordsIfNoResults;
  if (found.ordinals.length > 0 || mode === 'none' || query.words.length === 0) return found;
  if (mode === 'allOptional') return findWords(query, context, true);
  for (let removed = 1; removed <= Math.min(MAX_REMOVED_WORDS, query.words.length - 1); removed += 1) {
    const words = mode === 'lastWords' ? query.words.slice(0, -removed) : query.words.slice(removed);
    const shorter = findWords({ ...query, words }, context, false);
    if (shorter.ordinals.length > 0)
      return { ...shorter, queryAfterRemoval: words.map(({ typed }) => typed).join(' ') };
  }
  return found;
}

/** @param isAnyWordEnough whether a record matches with one word of the query, or one part of a compound */
function findWords(
  query: ParsedQuery,
  { index, settings, parameters, ordinals }: FindContext,
  isAnyWordEnough: boolean,
): FoundRecords {
  if (query.words.length === 0 && query.excluded.length === 0) return { ordinals, query };
  const textIndex = index.store.textIndex(settings.searchableAttributes);
  const { restrictSearchableAttributes: restricted = [] } = parameters;
  const matched = matchWords(query, {
    index: textIndex,
    rules: createMatchingRules(settings, textIndex),
    synonyms: synonymsOf(index, parameters),
    records: index.store.records.length,
    acceptsParts: isAnyWordEnough,
    ...(restricted.length > 0 && { restrictedTo: attributeNumbers(textIndex, restricted) }),
  });
  const isOptional = optionalTest(settings.optionalWords);
  const required = matched.words.filter(({ word }) => !isAnyWordEnough && !isOptional(word.folded));
  const matching = ordinals.filter(
    (ordinal) =>
      !matched.excluded.has(ordinal) &&
      required.every(({ matches }) => matches.has(ordinal)) &&
      (matched.words.length === 0 || matched.words.some(({ matches }) => matches.has(ordinal))),
  );
  const scores = new RecordScores(matched.words, textIndex);
  return { ordinals: limitTypos(matching, scores, settings), query, matched, scores };
}

/** Keeps the records with the lowest number of typos (`min`), or with the two lowest numbers (`strict`). */
function limitTypos(
  ordinals: readonly number[],
  scores: RecordScores,
  { typoTolerance }: EffectiveSettings,
): readonly number[] {
  if (typoTolerance !== 'min' && typoTolerance !== 'strict') return ordinals;
  const counts = [...new Set(ordinals.map((ordinal) => scores.typos(ordinal)))].sort((a, b) => a - b);
  const most = counts[Math.min(typoTolerance === 'min' ? 0 : 1, counts.length - 1)] ?? 0;
  return ordinals.filter((ordinal) => scores.typos(ordinal) <= most);
}

function optionalTest(optionalWords: string | readonly string[]): (word: string) => boolean {
  const list = typeof optionalWords === 'string' ? [optionalWords] : optionalWords;
  const words = new Set(list.flatMap((text) => splitWords(text).map(({ folded }) => folded)));
  return (word) => words.has(word);
}

function synonymsOf(
  { synonyms }: SearchIndex,
  { synonyms: areUsed = true }: SearchParameters,
): SynonymsByWord {
  return areUsed ? synonyms : new Map();
}

/**
 * Removes stop words such as `the`, unless all words are stop words. Words that match as a prefix, words of a phrase, and words of a synonym
 * are kept: `sans` of `sans fil`.
 */
function removeStopWords(
  query: ParsedQuery,
  settings: EffectiveSettings,
  synonyms: SynonymsByWord,
): ParsedQuery {
  const languages = languagesFor(settings.removeStopWords, settings);
  const typed = query.words.map(({ folded }) => folded);
  const inSynonyms = positionsOfInputs(typed, synonyms);
  const words = query.words.filter(
    ({ folded, isPrefix, phrase }, position) =>
      isPrefix || phrase !== undefined || inSynonyms.has(position) || !isStopWord(folded, languages),
  );
  const hasWord = words.some(({ folded }) => !isStopWord(folded, languages));
  return hasWord ? { ...query, words } : query;
}

/** Returns the tests of all filter parameters of a search. */
function createFilterTests(
  { store, settings }: Pick<SearchIndex, 'store' | 'settings'>,
  parameters: SearchParameters,
): RecordTest[] {
  const filters = [
    parseFilter(parameters.filters ?? ''),
    parseFacetFilters(parameters.facetFilters ?? []),
    parseNumericFilters(parameters.numericFilters ?? []),
    parseTagFilters(parameters.tagFilters ?? []),
  ].filter((filter) => filter !== undefined);
  if (filters.reduce((sum, filter) => sum + countConditions(filter), 0) > MAX_CONDITIONS)
    throw badRequest(`filters: more than ${MAX_CONDITIONS} conditions`);
  return filters.map((filter) => compileFilter(filter, { store, settings }));
}

function countConditions(filter: FilterTree): number {
  if (filter.kind === 'not') return countConditions(filter.filter);
  if (!isGroup(filter)) return 1;
  return filter.filters.reduce((sum, child) => sum + countConditions(child), 0);
}
