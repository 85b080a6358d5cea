import { countValues, sortCounts } from '../facets/count-facets.ts';
import { facetDeclarations } from '../facets/facet-declarations.ts';
import { badRequest } from '../request-error.ts';
import { highlight } from '../results/highlight.ts';
import { Marks } from '../results/marks.ts';
import type { SearchParameters } from '../settings/wire-parameters.ts';
import { splitWords } from '../text/split-words.ts';
import { findRecords } from './find-records.ts';
import type { SearchIndex } from './search-index.ts';
import { effectiveSettings } from './search.ts';

const DEFAULT_HITS = 10;

interface FacetSearch {
  readonly facet: string;
  readonly facetQuery: string;
  readonly maxFacetHits?: number | undefined;
  /** The search for the records whose values are counted. */
  readonly parameters: SearchParameters;
}

/**
 * Searches the values of a facet. Each word of the query has to be a prefix of a word of the value.
 *
 * @throws {RequestError} 400 if the settings do not declare the facet as searchable
 */
export function searchFacetValues(
  index: SearchIndex,
  { facet, facetQuery, maxFacetHits, parameters }: FacetSearch,
) {
  const startedAt = performance.now();
  if (!facetDeclarations(index.settings).get(facet)?.isSearchable)
    throw badRequest(
      `Cannot search in \`${facet}\` attribute, you need to add \`searchable(${facet})\` to attributesForFaceting.`,
    );
  const settings = effectiveSettings(index, parameters);
  const { ordinals } = findRecords(index, settings, parameters);
  const words = splitWords(facetQuery).map(({ folded }) => folded);
  const tags = { preTag: settings.highlightPreTag, postTag: settings.highlightPostTag };
  const counts = sortCounts(
    countValues(ordinals, facet, index.store),
    settings.sortFacetValuesBy === 'alpha',
  );
  const found = counts.filter(({ value }) => matchesWords(value, words));
  return {
    facetHits: found.slice(0, maxFacetHits ?? DEFAULT_HITS).map(({ value, count }) => ({
      value,
      highlighted: highlight(value, { typedWords: words, marks: marksOf(value, words) }, tags).value,
      count,
    })),
    exhaustiveFacetsCount: true,
    processingTimeMS: Math.max(1, Math.round(performance.now() - startedAt)),
  };
}

function matchesWords(value: string, words: readonly string[]): boolean {
  const own = splitWords(value);
  return words.every((word) => own.some(({ folded }) => folded.startsWith(word)));
}

function marksOf(value: string, words: readonly string[]): Marks {
  const marks = new Marks();
  for (const { folded } of splitWords(value)) {
    for (const [index, word] of words.entries())
      if (folded.startsWith(word)) marks.addWord(folded, index, { start: 0, end: word.length });
  }
  return marks;
}
