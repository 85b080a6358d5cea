import * as v from 'valibot';
import type { Picture } from '#renderer/media/picture';
import { parseUtcTime } from '#renderer/parse/dates';
import type {
  CategoryDocument,
  PageDocument,
  ProductDocument,
  SearchDocuments,
  TermDocument,
} from './documents.ts';
import { joinFacetValue, toFacetValue } from './facet-value.ts';
import { INDEX_KINDS, type IndexKind } from './index-names.ts';
import { CONTENT_KINDS } from './model.ts';
import { splitText } from './split-text.ts';

/** Maximum number of swatches of a product in the results. Further colours have no swatch, but a search still finds their names. */
const MAX_SWATCHES = 10;
/** Maximum number of values in a record. `limitRecordSizes` cuts records that are still too large. */
const MAX_SKUS = 100;
const MAX_VALUES = 40;

// The records of the site's indexes. `wire-hits.ts` reads hits with the schemas, the writer creates records from documents.

/** A path on this site. `//host` and `/\host` would lead to another site, so they are refused. */
const sitePath = v.pipe(v.string(), v.regex(/^\/[^/\\\s][^\\\s]*$/, 'a path on this site'));
const pictureSource = v.pipe(
  v.string(),
  v.regex(/^(?:\/[^/\\\s]|https?:\/\/)[^\\]*$/, 'a path on this site, or a URL'),
);
const hexColor = v.pipe(v.string(), v.regex(/^#(?:[\da-f]{3}){1,2}$/i, 'a colour such as #8f4a30'));
const amount = v.pipe(v.number(), v.minValue(0));
const picture = v.object({ url: pictureSource, alt: v.string() });
const swatch = v.object({ label: v.string(), color: hexColor, url: sitePath, image: v.nullable(picture) });

/** The attributes of a product that results show. */
export const shownProduct = v.object({
  objectID: v.string(),
  sku: v.string(),
  name: v.string(),
  url: sitePath,
  image: v.nullable(picture),
  swatches: v.array(swatch),
  price: amount,
  currency: v.string(),
  regular_price: amount,
  percent_off: amount,
  has_price_range: v.boolean(),
  price_includes_tax: v.optional(v.boolean()),
  in_stock: v.boolean(),
  left: v.nullable(v.number()),
  new_from: v.nullable(v.string()),
  new_to: v.nullable(v.string()),
});

/** The attributes of a category that results show. */
export const shownCategory = v.object({
  objectID: v.string(),
  name: v.string(),
  path: v.array(v.string()),
  url: sitePath,
  product_count: v.number(),
});

/** The attributes of a page that results show. A long page has several records with the same `page`. */
export const shownContent = v.object({
  objectID: v.string(),
  page: v.string(),
  kind: v.picklist(CONTENT_KINDS),
  title: v.string(),
  url: sitePath,
});

/** The attributes of a suggested term that results show. */
export const shownSuggestion = v.object({ objectID: v.string(), query: v.string() });

/** A record of any index. */
export type SentRecord = { readonly objectID: string; readonly [attribute: string]: unknown };

export type RecordPicture = v.InferOutput<typeof shownProduct>['image'];

/** Returns the records of each index. */
export function toRecords(documents: SearchDocuments): Readonly<Record<IndexKind, readonly SentRecord[]>> {
  return {
    products: documents.products.map(toProductRecord),
    categories: documents.categories.map(toCategoryRecord),
    content: documents.content.flatMap(toContentRecords),
    suggestions: documents.suggestions.map(toSuggestionRecord),
  } satisfies Record<(typeof INDEX_KINDS)[number], readonly SentRecord[]>;
}

/** @param position place in the order of the shop, which decides between equally good results */
function toProductRecord(product: ProductDocument, position: number) {
  const shown: v.InferOutput<typeof shownProduct> = {
    objectID: product.sku,
    sku: product.sku,
    name: product.name,
    url: product.href,
    image: toRecordPicture(product.picture),
    swatches: product.colors.slice(0, MAX_SWATCHES).map(({ label, color, href, picture: own }) => ({
      label,
      color,
      url: href,
      image: toRecordPicture(own),
    })),
    price: product.price.value,
    currency: product.price.currency,
    regular_price: product.regularPrice ?? product.price.value,
    percent_off: product.percentOff,
    has_price_range: product.hasPriceRange,
    price_includes_tax: product.isTaxIncluded,
    in_stock: product.isInStock,
    left: product.piecesLeft ?? null,
    new_from: product.newFrom ?? null,
    new_to: product.newTo ?? null,
  };
  return {
    ...shown,
    skus: product.variantSkus.slice(0, MAX_SKUS),
    keywords: product.keywords.slice(0, MAX_VALUES),
    categories: product.categories.map(({ name }) => name),
    category_uids: product.categories.map(({ uid }) => uid),
    category_facet: product.categories.map(({ uid, name }) => joinFacetValue(uid, name)),
    colors: product.colors.slice(0, MAX_VALUES).map(({ label }) => toFacetValue(label)),
    color_facet: product.colors.slice(0, MAX_VALUES).map(({ label, color }) => joinFacetValue(label, color)),
    attributes: product.attributes.slice(0, MAX_VALUES),
    description: beginningOf(product.description),
    new_at: product.newFrom === undefined ? 0 : parseUtcTime(product.newFrom) / 1_000 || 0,
    position,
  };
}

function toCategoryRecord(category: CategoryDocument, position: number) {
  const shown: v.InferOutput<typeof shownCategory> = {
    objectID: category.id,
    name: category.name,
    path: [...category.path],
    url: category.href,
    product_count: category.productCount,
  };
  return { ...shown, description: beginningOf(category.description), position };
}

/** Returns the first chunk of a text. Products and categories have one record each, so the other chunks are not indexed. */
function beginningOf(text: string) {
  return splitText(text)[0] ?? '';
}

function toContentRecords({ id, kind, title, intro, text, href }: PageDocument) {
  return splitText(text).map((chunk, number) => {
    const shown: v.InferOutput<typeof shownContent> = {
      objectID: `${id}#${number}`,
      page: id,
      kind,
      title,
      url: href,
    };
    return { ...shown, intro: number === 0 ? intro : '', text: chunk, chunk: number };
  });
}

function toSuggestionRecord({ term, popularity }: TermDocument) {
  const shown: v.InferOutput<typeof shownSuggestion> = { objectID: term, query: term };
  return { ...shown, popularity };
}

function toRecordPicture(source: Picture | undefined): RecordPicture {
  return source === undefined ? null : { url: source.src, alt: source.alt };
}
