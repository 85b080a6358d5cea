import type { SearchOrigin } from '#site/analytics/result-events';
import type { ContentKind, FoundCategory, FoundContent, MatchedText } from '#site/services/search';
import type { CategoryListProps } from '../category/category-view.tsx';
import type { ProductCardProps } from '../shop/product-card.tsx';

/** A found category. */
export type CategoryResult = Pick<FoundCategory, 'name' | 'href' | 'path' | 'productCount'>;

/** A found page, article or store. Without a kind it is a result of the content system's search. */
export type ContentResult = Pick<FoundContent, 'title' | 'snippet' | 'href'> & {
  readonly kind?: ContentKind | undefined;
};

/** The first results of a group. */
type FirstResults<Result> = {
  readonly results: readonly Result[];
  readonly total: number;
  /** URL of the whole group, if it has more results. Products have it from two results on, because the whole list can be sorted and filtered. */
  readonly moreHref: string | undefined;
};

/** The first results of all groups. */
export type Overview = {
  readonly kind: 'overview';
  readonly total: number;
  readonly products: FirstResults<ProductCardProps> & { readonly origin: SearchOrigin };
  readonly categories: FirstResults<CategoryResult>;
  readonly content: FirstResults<ContentResult>;
  /** Whether a group could not be searched, or only in part. */
  readonly isIncomplete: boolean;
  /** Whether the prices include tax. Undefined without a product. */
  readonly isTaxIncluded: boolean | undefined;
};

/** One whole group. */
export type WholeGroup = {
  readonly total: number;
  /** URL of the results of all groups. */
  readonly overviewHref: string;
} & (
  | { readonly kind: 'products'; readonly list: CategoryListProps }
  | (Pages & { readonly kind: 'categories'; readonly categories: readonly CategoryResult[] })
  | (Pages & { readonly kind: 'content'; readonly content: readonly ContentResult[] })
);

/** The position of a page of results among all pages of its group. */
type Pages = {
  readonly page: number;
  readonly pageCount: number;
  /** URL of the first page. */
  readonly path: string;
};

/** Pages and articles of the content system, while the search system fails. */
type PagesOnly = {
  readonly kind: 'pagesOnly';
  readonly total: number;
  readonly content: readonly ContentResult[];
  /** Whether other pages can match too. */
  readonly isIncomplete: boolean;
};

/** The content of the search screen for a term. */
export type ShownResults = Overview | WholeGroup | PagesOnly | { readonly kind: 'unavailable' };

/** A term that the search system suggests instead, and the URL of its results. */
export type SuggestedTerm = { readonly term: string; readonly href: string };

/** Returns a text as one run without a mark. Returns an empty list for an empty or missing text. */
export function unmarked(text: string | undefined): readonly MatchedText[] {
  return text === undefined || text === '' ? [] : [{ text, marked: false }];
}

/** Returns whether a search has found anything. Products that are excluded only by the chosen facets count as found. */
export function hasFound(results: ShownResults): boolean {
  if (results.kind === 'unavailable') return false;
  return results.total > 0 || (results.kind === 'products' && results.list.choice.facets.length > 0);
}
