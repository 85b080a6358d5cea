import * as v from 'valibot';
import type { InvalidHit } from './invalid-hits.ts';
import { toMatchedText } from './matched-text.ts';
import type { FoundCategory, FoundContent, FoundProduct } from './model.ts';
import {
  type RecordPicture,
  shownCategory,
  shownContent,
  shownProduct,
  shownSuggestion,
} from './wire-records.ts';

// Hits of the provider's responses (contract B4).

/** Receives the hits that do not match the schema of their records. Called with an empty list if all match. */
export type OnInvalidHits = (hits: readonly InvalidHit[]) => void;

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

/** The provider cuts between words, so a snippet can begin with the end of a sentence: `… . Then`. */
const CUT_SENTENCE = /^…[\s.,;:!?]+/;

/** Returns the products of hits. Invalid hits are omitted and given to `onInvalidHits`. */
export function readProducts(hits: readonly unknown[], onInvalidHits: OnInvalidHits): FoundProduct[] {
  return readHits(hits, productHit, onInvalidHits).map(toFoundProduct);
}

/** Returns the categories of hits. Invalid hits are omitted and given to `onInvalidHits`. */
export function readCategories(hits: readonly unknown[], onInvalidHits: OnInvalidHits): FoundCategory[] {
  return readHits(hits, categoryHit, onInvalidHits).map(toFoundCategory);
}

/** Returns the pages of hits, each with a snippet of its text. Invalid hits are omitted and given to `onInvalidHits`. */
export function readContent(hits: readonly unknown[], onInvalidHits: OnInvalidHits): FoundContent[] {
  return readHits(hits, contentHit, onInvalidHits).map(toFoundContent);
}

/** Returns the terms of suggestions. Invalid hits are omitted and given to `onInvalidHits`. */
export function readSuggestions(hits: readonly unknown[], onInvalidHits: OnInvalidHits): string[] {
  return readHits(hits, shownSuggestion, onInvalidHits).map(({ query }) => query);
}

function readHits<Hit>(
  hits: readonly unknown[],
  schema: v.GenericSchema<unknown, Hit>,
  onInvalidHits: OnInvalidHits,
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
