import { isSameTerm } from '#site/protocol/search-term';
import { INDEX_KINDS } from './index-names.ts';
import type { SearchQuery, SearchResults } from './model.ts';
import { formatSearchId } from './search-id.ts';
import { correctionOf } from './wire-correction.ts';
import { toFacets } from './wire-facets.ts';
import type { FacetName } from './wire-filters.ts';
import {
  type OnInvalidHits,
  readCategories,
  readContent,
  readProducts,
  readSuggestions,
} from './wire-hits.ts';
import type { RequestPart } from './wire-query.ts';
import { NO_RESULT, type WireResult } from './wire-response.ts';

type ReadResults = {
  /** One result per part. Undefined if the index of the part does not exist. */
  readonly results: readonly (WireResult | undefined)[];
  readonly term: string;
  readonly parts: readonly RequestPart[];
  /** The query for the products. */
  readonly query: SearchQuery['products'];
  /** Words of the synonyms, which can be corrections. */
  readonly synonymWords: readonly string[];
  readonly onInvalidHits: OnInvalidHits;
};

/** Joins the results of a multi-query. `parts` names the purpose of each result. */
export function toSearchResults({
  results,
  term,
  parts,
  query: { withFacets, choice, sort },
  synonymWords,
  onInvalidHits,
}: ReadResults): SearchResults {
  const partOf = (wanted: RequestPart) => results[parts.indexOf(wanted)] ?? NO_RESULT;
  const products = partOf('products');
  const categories = partOf('categories');
  const content = partOf('content');
  const resultOf = (facet: FacetName) => {
    const own = parts.findIndex(
      (part) => typeof part === 'object' && 'facet' in part && part.facet === facet,
    );
    return own === -1 ? products : (results[own] ?? NO_RESULT);
  };
  const resultOfOwnChoice = (facet: FacetName) =>
    results[parts.findIndex((part) => typeof part === 'object' && 'alone' in part && part.alone === facet)] ??
    NO_RESULT;
  const suggestions = readSuggestions(partOf('suggestions').hits, onInvalidHits);
  return {
    products: {
      hits: readProducts(products.hits, onInvalidHits),
      total: products.nbHits,
      pageCount: products.nbPages,
      facets: withFacets ? toFacets({ choice, products, resultOf, resultOfOwnChoice }) : undefined,
    },
    categories: {
      hits: readCategories(categories.hits, onInvalidHits),
      total: categories.nbHits,
      pageCount: categories.nbPages,
    },
    content: {
      hits: readContent(content.hits, onInvalidHits),
      total: content.nbHits,
      pageCount: content.nbPages,
    },
    suggestions: suggestions.filter((suggestion) => !isSameTerm(suggestion, term)),
    didYouMean: correctionOf(term, [partOf('productSpelling'), partOf('contentSpelling')], synonymWords),
    queryId: products.queryID === undefined ? undefined : formatSearchId({ id: products.queryID, sort }),
    redirect: products.renderingContent?.redirect?.url,
    missing: INDEX_KINDS.filter((kind) => parts.includes(kind) && results[parts.indexOf(kind)] === undefined),
  };
}

/** Reads the terms of the suggestions. */
export function toTerms([first = NO_RESULT]: readonly WireResult[]): readonly string[] {
  return readSuggestions(first.hits, () => {});
}
