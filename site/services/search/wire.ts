import * as v from 'valibot';
import { correctTerm } from './correct-term.ts';
import { splitFacetValue } from './facet-value.ts';
import { INDEX_KINDS } from './index-names.ts';
import { markedWords, toMatchedText } from './matched-text.ts';
import type {
  FoundCategory,
  FoundContent,
  FoundProduct,
  SearchFacetOption,
  SearchFacets,
  SearchResults,
} from './model.ts';
import { COUNTED_FACETS, type RequestPart } from './wire-query.ts';
import {
  type RecordPicture,
  shownCategory,
  shownContent,
  shownProduct,
  shownSuggestion,
} from './wire-records.ts';

// Schemas of the provider's responses (contract B4).

const marked = v.object({ value: v.string() });
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const result = v.object({
  hits: v.optional(v.array(v.unknown()), []),
  nbHits: v.optional(count, 0),
  nbPages: v.optional(count, 0),
  facets: v.optional(v.record(v.string(), v.record(v.string(), count)), {}),
  facets_stats: v.optional(v.record(v.string(), v.object({ min: v.number(), max: v.number() })), {}),
  queryID: v.optional(v.string()),
});
type WireResult = v.InferOutput<typeof result>;

/** The response to a multi-query. */
export const wireResults = v.object({ results: v.array(result) });

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
const spellingHit = v.object({
  _rankingInfo: v.object({ nbTypos: count }),
  _highlightResult: v.optional(v.unknown(), {}),
});

/** Facets that are not chosen are counted by the request of the products, each chosen one by its own request. */
const FACET_SOURCES = ['price', 'colors', 'categories', 'inStock'] as const;

export type ReadResults = {
  /** One result per part. Undefined if the index of the part does not exist. */
  readonly results: readonly (WireResult | undefined)[];
  readonly term: string;
  readonly parts: readonly RequestPart[];
  readonly withFacets: boolean;
  /** Words of the synonyms, which can be corrections. */
  readonly synonymWords: readonly string[];
  /** Called with the number of hits that are no records of the site. They are left out. */
  readonly onInvalidHits: (count: number, reason: string) => void;
};

/** Joins the results of a multi-query. Its parts tell what each result is for. */
export function toSearchResults({
  results,
  term,
  parts,
  withFacets,
  synonymWords,
  onInvalidHits,
}: ReadResults): SearchResults {
  const partOf = (wanted: RequestPart) => results[parts.indexOf(wanted)] ?? EMPTY;
  const read = <Hit>(hits: readonly unknown[], schema: v.GenericSchema<unknown, Hit>) =>
    readHits(hits, schema, onInvalidHits);
  const products = partOf('products');
  const categories = partOf('categories');
  const content = partOf('content');
  const sourceOf = (facet: (typeof FACET_SOURCES)[number]) => {
    const own = parts.findIndex((part) => typeof part === 'object' && part.facet === facet);
    return own === -1 ? products : (results[own] ?? EMPTY);
  };
  const suggestions = read(partOf('suggestions').hits, shownSuggestion).map(({ query }) => query);
  const hasContent = read(content.hits, contentHit);
  return {
    products: {
      hits: read(products.hits, productHit).map(toFoundProduct),
      total: products.nbHits,
      pageCount: products.nbPages,
      facets: withFacets ? toFacets(sourceOf) : undefined,
    },
    categories: { hits: read(categories.hits, categoryHit).map(toFoundCategory), total: categories.nbHits },
    content: { hits: hasContent.map(toFoundContent), total: content.nbHits, pageCount: content.nbPages },
    suggestions: suggestions.filter((suggestion) => suggestion !== term),
    didYouMean: correctionOf(term, [partOf('productSpelling'), partOf('contentSpelling')], synonymWords),
    queryId: products.queryID,
    missing: INDEX_KINDS.filter((kind) => parts.includes(kind) && results[parts.indexOf(kind)] === undefined),
  };
}

/** Reads the terms of the suggestions. */
export function toTerms({ results: [first = EMPTY] }: v.InferOutput<typeof wireResults>): readonly string[] {
  return readHits(first.hits, shownSuggestion, () => {}).map(({ query }) => query);
}

const EMPTY: WireResult = { hits: [], nbHits: 0, nbPages: 0, facets: {}, facets_stats: {} };

function readHits<Hit>(
  hits: readonly unknown[],
  schema: v.GenericSchema<unknown, Hit>,
  onInvalidHits: ReadResults['onInvalidHits'],
): readonly Hit[] {
  const parsed = hits.map((hit) => v.safeParse(schema, hit));
  const invalid = parsed.filter(({ success }) => !success);
  const [issue] = invalid[0]?.issues ?? [];
  if (issue) onInvalidHits(invalid.length, `${v.getDotPath(issue) ?? 'hit'}: ${issue.message}`);
  return parsed.flatMap((hit) => (hit.success ? [hit.output] : []));
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
    isLowestPrice: hit.has_price_range,
    priceIncludesTax: hit.price_includes_tax,
    isInStock: hit.in_stock,
    left: hit.left ?? undefined,
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
    picture: toPicture(hit.image),
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

function toFacets(sourceOf: (facet: (typeof FACET_SOURCES)[number]) => WireResult): SearchFacets {
  const countsOf = (facet: (typeof FACET_SOURCES)[number]) =>
    Object.entries(sourceOf(facet).facets[COUNTED_FACETS[facet]] ?? {});
  const price = sourceOf('price').facets_stats[COUNTED_FACETS.price];
  return {
    price: price && { lowest: price.min, highest: price.max },
    colors: mergeOptions(
      countsOf('colors').map(([text, total]) => {
        const [value, color] = splitFacetValue(text);
        return { value, label: value, count: total, color };
      }),
    ),
    categories: mergeOptions(
      countsOf('categories').map(([text, total]) => {
        const [value, label] = splitFacetValue(text);
        return { value, label, count: total, color: undefined };
      }),
    ),
    inStock: countsOf('inStock').find(([value]) => value === 'true')?.[1] ?? 0,
  };
}

/** Joins options with the same value, such as a colour whose swatch differs between products. */
function mergeOptions(options: readonly SearchFacetOption[]): readonly SearchFacetOption[] {
  const byValue = new Map<string, SearchFacetOption>();
  for (const option of options) {
    const known = byValue.get(option.value);
    byValue.set(option.value, known ? { ...known, count: known.count + option.count } : option);
  }
  return [...byValue.values()].toSorted(
    (one, other) => other.count - one.count || one.label.localeCompare(other.label),
  );
}

/**
 * Returns the term with one corrected word: a word of the best product, else of the best page, else a synonym, which the provider does not
 * correct. Returns `undefined` if one of the results contains the words as they were typed.
 */
function correctionOf(
  term: string,
  spellings: readonly WireResult[],
  synonymWords: readonly string[],
): string | undefined {
  const best = spellings.flatMap(({ hits: [hit] }) => {
    const parsed = v.safeParse(spellingHit, hit);
    return parsed.success ? [parsed.output] : [];
  });
  if (best.some(({ _rankingInfo: ranking }) => ranking.nbTypos === 0)) return undefined;
  const sources = best.map(({ _highlightResult: highlight }) =>
    highlightedValues(highlight).flatMap(markedWords),
  );
  return [...sources, synonymWords]
    .map((words) => correctTerm({ term, words }))
    .find((correction) => correction !== undefined);
}

/** Returns the values of all highlighted attributes, also of lists and nested ones. */
function highlightedValues(highlight: unknown): readonly string[] {
  if (typeof highlight !== 'object' || highlight === null) return [];
  if ('value' in highlight && typeof highlight.value === 'string') return [highlight.value];
  return Object.values(highlight).flatMap(highlightedValues);
}
