import type { PlaceInSearch } from '#site/analytics/result-events';
import type { SearchBoxLabels } from '#site/i18n/load-search-box-labels';
import { isSameTerm } from '#site/protocol/search-term';
import type { Suggestions } from './suggestions-schema.ts';

type MatchedRuns = Suggestions['content'][number]['title'];
/** A product of the suggestions. */
export type SuggestedProduct = Suggestions['products'][number];

/** An option of the list. Each is a link. */
export type SuggestionOption = {
  readonly href: string;
  readonly runs: MatchedRuns;
  /** Quiet text before the name, such as the parent category. */
  readonly context?: string;
  readonly product?: SuggestedProduct;
  /** The search and the position of the product, for events. */
  readonly origin?: PlaceInSearch;
  /** Whether it leads to the whole list of a group, or to all results. */
  readonly isMore?: true;
  /** The term that the link searches for, if it is one. */
  readonly term?: string;
};

export type SuggestionGroup = {
  readonly name:
    | 'recent'
    | 'popular'
    | 'didYouMean'
    | 'terms'
    | 'products'
    | 'categories'
    | 'content'
    | 'all';
  /** Visible heading. The groups `didYouMean` and `all` have none. */
  readonly title?: string;
  readonly options: readonly SuggestionOption[];
};

type GroupSource = {
  /** The typed term. */
  readonly term: string;
  readonly recent: readonly string[];
  readonly suggestions: Suggestions | undefined;
  /** The term of the suggestions, which is an older one while those of the typed term are loading. */
  readonly suggestedTerm: string;
  /** URL of the search page. */
  readonly action: string;
  readonly labels: SearchBoxLabels;
};

/** The maximum number of recent and of popular terms. The server limits the other groups. */
const MAX_TERMS = 6;

/**
 * Returns the groups of options. Without a term they are recent terms and the other popular terms, otherwise the results for the term. Empty
 * groups are omitted.
 */
export function suggestionGroups({
  term,
  recent,
  suggestions,
  suggestedTerm,
  action,
  labels,
}: GroupSource): SuggestionGroup[] {
  const toTerm = (text: string, label = text): SuggestionOption => ({
    href: `${action}?${new URLSearchParams({ q: text })}`,
    runs: plain(label),
    term: text,
  });
  const terms = (suggestions?.terms ?? []).map((text) => toTerm(text));
  if (term === '') {
    const popular = terms.filter((option) => !recent.some((other) => isSameTerm(other, option.term ?? '')));
    return withOptions([
      {
        name: 'recent',
        title: labels.recent,
        options: recent.slice(0, MAX_TERMS).map((text) => toTerm(text)),
      },
      {
        name: 'popular',
        title: labels.popular,
        options: popular.slice(0, MAX_TERMS),
      },
    ]);
  }
  const {
    queryId,
    products = [],
    categories = [],
    content = [],
    didYouMean,
    allProducts,
    all,
  } = suggestions ?? {};
  return withOptions([
    { name: 'didYouMean', options: didYouMean ? [toTerm(didYouMean.term, didYouMean.text)] : [] },
    { name: 'terms', title: labels.terms, options: terms },
    {
      name: 'products',
      title: labels.products,
      options: [
        ...products.map((product, index) => ({
          href: product.href,
          runs: product.name,
          product,
          origin: { queryId, position: index + 1 },
        })),
        ...(allProducts
          ? [{ href: allProducts.href, runs: plain(allProducts.text), isMore: true as const }]
          : []),
      ],
    },
    {
      name: 'categories',
      title: labels.categories,
      options: categories.map(({ href, name, path }) => ({
        href,
        runs: name,
        ...(path.length > 0 ? { context: `${path.join(' / ')} / ` } : {}),
      })),
    },
    {
      name: 'content',
      title: labels.content,
      options: content.map(({ href, title }) => ({ href, runs: title })),
    },
    {
      name: 'all',
      options: [
        {
          ...(all === undefined ? toTerm(term, labels.searchSite) : toTerm(suggestedTerm, all)),
          isMore: true,
        },
      ],
    },
  ]);
}

function plain(text: string): MatchedRuns {
  return [{ text, marked: false }];
}

function withOptions(groups: readonly SuggestionGroup[]): SuggestionGroup[] {
  return groups.filter(({ options }) => options.length > 0);
}
