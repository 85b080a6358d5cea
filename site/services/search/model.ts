import type { Picture } from '#renderer/media/picture';
import type { IndexKind } from './index-names.ts';

/** A run of a text: `marked` runs match the term. The text is plain, so the view escapes it. */
export type MatchedText = { readonly text: string; readonly marked: boolean };

/** Orders of the products. `relevance` is the order of the provider. */
export const SEARCH_SORTS = ['relevance', 'price-ascending', 'price-descending', 'newest'] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

/** The values that a visitor chose in the facets of the products. Values of one facet are alternatives, facets narrow each other. */
export type SearchChoice = {
  /** Both ends are part of the range, in units of the currency. */
  readonly price?: { readonly from?: number | undefined; readonly to?: number | undefined } | undefined;
  /** Values of `SearchFacetOption`. */
  readonly colors?: readonly string[] | undefined;
  readonly categories?: readonly string[] | undefined;
  /** Only products in stock. */
  readonly inStock?: boolean | undefined;
};

/** A search in all groups. Pages begin at 1. A group with 0 hits per page only counts its hits. */
export type SearchQuery = {
  readonly term: string;
  readonly products: {
    readonly page: number;
    readonly perPage: number;
    readonly sort: SearchSort;
    readonly choice: SearchChoice;
    /** Whether the facets are counted, which costs one query per chosen facet. */
    readonly withFacets: boolean;
  };
  readonly categories: { readonly page: number; readonly perPage: number };
  readonly content: { readonly page: number; readonly perPage: number };
  /** The number of suggested terms. */
  readonly suggestions: number;
  /** Whether the visitor is still typing. Such a search of a visitor without a token is not counted, because each key would count. */
  readonly isTyping?: boolean;
};

/** A product in the results. */
export type FoundProduct = {
  /** The id of the record, for events. */
  readonly id: string;
  readonly sku: string;
  readonly name: readonly MatchedText[];
  /** Encoded path on this site, with the locale: `/nl/lantaarn-hoeve-31.html`. */
  readonly href: string;
  /** The source is `/media/…` for a file of the shop's media folder, otherwise an absolute URL. The image endpoint renders both. */
  readonly picture: Picture | undefined;
  /** `value` is in units of the currency, not in cents. */
  readonly price: { readonly value: number; readonly currency: string };
  /** The price without the reduction, if there is one. */
  readonly regularPrice: number | undefined;
  /** Rounded percentage. 0 without a reduction. */
  readonly percentOff: number;
  /** Whether other variants cost more, so that the price is shown as “from”. */
  readonly hasPriceRange: boolean;
  /** Whether the price includes tax. Undefined if the index was filled before it had this attribute. */
  readonly isTaxIncluded: boolean | undefined;
  readonly isInStock: boolean;
  /** The number of pieces in stock, if it is low. */
  readonly piecesLeft: number | undefined;
  /** When the product is new (`YYYY-MM-DD hh:mm:ss`, UTC). */
  readonly newFrom: string | undefined;
  readonly newTo: string | undefined;
  /** The colours in which the product exists. */
  readonly colors: readonly {
    readonly label: string;
    /** CSS colour `#rrggbb`. */
    readonly color: string;
    /** Encoded path of the product in this colour. */
    readonly href: string;
    readonly picture: Picture | undefined;
  }[];
};

/** A category in the results. */
export type FoundCategory = {
  readonly id: string;
  readonly name: readonly MatchedText[];
  /** Encoded path on this site, with the locale. */
  readonly href: string;
  /** Names of the categories above it, from the top. */
  readonly path: readonly string[];
  readonly productCount: number;
};

/** A page of the content system in the results. */
export type FoundContent = {
  readonly id: string;
  readonly title: readonly MatchedText[];
  /** The part of the text that matches the term. Empty if the page has no text. */
  readonly snippet: readonly MatchedText[];
  /** Encoded path on this site, with the locale. */
  readonly href: string;
  readonly kind: ContentKind;
};

export const CONTENT_KINDS = ['page', 'article', 'store'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** A value of a facet with the number of products that have it and the choice in all other facets. */
export type SearchFacetOption = {
  /** Value for `SearchChoice`. */
  readonly value: string;
  readonly label: string;
  readonly count: number;
  /** CSS colour `#rrggbb` of a colour. */
  readonly color: string | undefined;
};

/**
 * The facets of the products. The counts of a facet ignore the choice in the facet itself. Each has its 100 most frequent values, most
 * frequent first, and then the other chosen values that a product of the term has.
 */
export type SearchFacets = {
  /** Lowest and highest price. Undefined without a product. */
  readonly price: { readonly lowest: number; readonly highest: number } | undefined;
  readonly colors: readonly SearchFacetOption[];
  readonly categories: readonly SearchFacetOption[];
  /** The number of products in stock. */
  readonly inStock: number;
};

/** The results of a search in all groups. */
export type SearchResults = {
  readonly products: {
    readonly hits: readonly FoundProduct[];
    readonly total: number;
    readonly pageCount: number;
    /** Undefined if the query does not ask for them. */
    readonly facets: SearchFacets | undefined;
  };
  readonly categories: {
    readonly hits: readonly FoundCategory[];
    readonly total: number;
    readonly pageCount: number;
  };
  readonly content: {
    readonly hits: readonly FoundContent[];
    readonly total: number;
    readonly pageCount: number;
  };
  /** Popular terms that begin with the term. */
  readonly suggestions: readonly string[];
  /** The term with one corrected word, if no result contains the words as they were typed. */
  readonly didYouMean: string | undefined;
  /** Identifies the search of products in events (`formatSearchId`). Undefined if the provider does not count the search. */
  readonly queryId: string | undefined;
  /** The URL that a rule of the operator opens for this term. It can belong to any site. */
  readonly redirect: string | undefined;
  /** Groups without an index, which are empty. */
  readonly missing: readonly IndexKind[];
};
