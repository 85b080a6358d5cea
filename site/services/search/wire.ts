import * as v from 'valibot';
import { INDEX_KINDS } from './index-names.ts';
import type { InvalidHit } from './invalid-hits.ts';
import { toMatchedText } from './matched-text.ts';
import type { FoundCategory, FoundContent, FoundProduct, SearchQuery, SearchResults } from './model.ts';
import { formatSearchId } from './search-id.ts';
import { correctionOf } from './wire-correction.ts';
import { toFacets } from './wire-facets.ts';
import type { FacetName } from './wire-filters.ts';
import type { RequestPart } from './wire-query.ts';
import {
  type RecordPicture,
  shownCategory,
  shownContent,
  shownProduct,
  shownSuggestion,
} from './wire-records.ts';
import { NO_RESULT, type WireResult } from './wire-response.ts';

// Hits of the provider's responses (contract B4).

const identified = v.object({ objectID: v.string() });
const marked = v.object({ value: v.string() });

const productHit = v.object({
  ...shownProduct.entries,
  _highlightResult: v.optional(v.object({ name: v.optional(marked) }), {}),
});
const categoryHit = v.object({
  ...shownCategory.entries,
  _highlightResult: v.optional(v.object({ name: v.optional(marked) }), {}),
});
const contentHit = v.object({
  ...shownContent.entries,
  _highlightResult: v.optional(v.object({ title: v.optional(marked) }), {}),
  _snippetResult: v.optional(
    v.object({
      text: v.optional(v.object({ value: v.string(), matchLevel: v.optional(v.string(), 'none') })),
      intro: v.optional(v.object({ value: v.string(), matchLevel: v.optional(v.string(), 'none') })),
    }),
    {},
  ),
});

type ReadResults = {
  /** One result per part. Undefined if the index of the part does not exist. */
  readonly results: readonly (WireResult | undefined)[];
  readonly term: string;
  readonly parts: readonly RequestPart[];
  /** The query for the products. */
  readonly query: SearchQuery['products'];
  /** Words of the synonyms, which can be corrections. */
  readonly synonymWords: readonly string[];
  /** Called with the hits that do not match the schema of their records. These hits are left out. */
  readonly onInvalidHits: (hits: readonly InvalidHit[]) => void;
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
  const read = <Hit>(hits: readonly unknown[], schema: v.GenericSchema<unknown, Hit>) =>
    readHits(hits, schema, onInvalidHits);
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
  const suggestions = read(partOf('suggestions').hits, shownSuggestion).map(({ query }) => query);
  const pages = read(content.hits, contentHit);
  return {
    products: {
      hits: read(products.hits, productHit).map(toFoundProduct),
      total: products.nbHits,
      pageCount: products.nbPages,
      facets: withFacets ? toFacets({ choice, products, resultOf, resultOfOwnChoice }) : undefined,
    },
    categories: {
      hits: read(categories.hits, categoryHit).map(toFoundCategory),
      total: categories.nbHits,
      pageCount: categories.nbPages,
    },
    content: { hits: pages.map(toFoundContent), total: content.nbHits, pageCount: content.nbPages },
    suggestions: suggestions.filter((suggestion) => suggestion !== term),
    didYouMean: correctionOf(term, [partOf('productSpelling'), partOf('contentSpelling')], synonymWords),
    queryId: products.queryID === undefined ? undefined : formatSearchId({ id: products.queryID, sort }),
    redirect: products.renderingContent?.redirect?.url,
    missing: INDEX_KINDS.filter((kind) => parts.includes(kind) && results[parts.indexOf(kind)] === undefined),
  };
}

/** Reads the terms of the suggestions. */
export function toTerms([first = NO_RESULT]: readonly WireResult[]): readonly string[] {
  return readHits(first.hits, shownSuggestion, () => {}).map(({ query }) => query);
}

function readHits<Hit>(
  hits: readonly unknown[],
  schema: v.GenericSchema<unknown, Hit>,
  onInvalidHits: ReadResults['onInvalidHits'],
): readonly Hit[] {
  const valid: Hit[] = [];
  const invalid: InvalidHit[] = [];
  for (const hit of hits) {
    const parsed = v.safeParse(schema, hit);
    if (parsed.success) valid.push(parsed.output);
    else {
      const [issue] = parsed.issues;
      invalid.push({ id: idOf(hit), reason: `${v.getDotPath(issue) ?? 'hit'}: ${issue.message}` });
    }
  }
  onInvalidHits(invalid);
  return valid;
}

function idOf(hit: unknown): string {
  return v.is(identified, hit) ? hit.objectID : '';
}

function toPicture(picture: RecordPicture) {
  return picture === null ? undefined : { src: picture.url, alt: picture.alt };
}

function toFoundProduct({ _highlightResult: marks, ...hit }: v.InferOutput<typeof productHit>): FoundProduct {
  return {
    id: hit.objectID,
    sku: hit.sku,
    name: toMatchedText(marks.name?.value ?? hit.name),
    href: hit.url,
    picture: toPicture(hit.image),
    price: { value: hit.price, currency: hit.currency },
    regularPrice: hit.regular_price > hit.price ? hit.regular_price : undefined,
    percentOff: hit.percent_off,
    hasPriceRange: hit.has_price_range,
    isTaxIncluded: hit.price_includes_tax,
    isInStock: hit.in_stock,
    piecesLeft: hit.left ?? undefined,
    newFrom: hit.new_from ?? undefined,
    newTo: hit.new_to ?? undefined,
    colors: hit.swatches.map(({ label, color, url, image }) => ({
      label,
      color,
      href: url,
      picture: toPicture(image),
    })),
  };
}

function toFoundCategory({
  _highlightResult: marks,
  ...hit
}: v.InferOutput<typeof categoryHit>): FoundCategory {
  return {
    id: hit.objectID,
    name: toMatchedText(marks.name?.value ?? hit.name),
    href: hit.url,
    path: hit.path,
    productCount: hit.product_count,
  };
}

function toFoundContent({
  _highlightResult: marks,
  _snippetResult: { text, intro },
  ...hit
}: v.InferOutput<typeof contentHit>): FoundContent {
  const snippet = [text, intro].find((part) => part !== undefined && part.matchLevel !== 'none');
  return {
    id: hit.page,
    title: toMatchedText(marks.title?.value ?? hit.title),
    snippet: toMatchedText(
      (snippet?.value ?? (intro?.value || text?.value || '')).replace(CUT_SENTENCE, '… '),
    ),
    href: hit.url,
    kind: hit.kind,
  };
}

/** The provider cuts between words, so a snippet can begin with the end of a sentence: `… . Then`. */
const CUT_SENTENCE = /^…[\s.,;:!?]+/;
