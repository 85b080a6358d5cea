import { formatPrice } from '#design-system/price';
import { pictureUrl, SMALL_PICTURE_WIDTH } from '#renderer/media/picture';
import type { Locale } from '#site/i18n/locale';
import { messagesOf } from '#site/i18n/messages';
import { routePath } from '#site/protocol/route-table';
import type { FoundProduct, MatchedText, SearchResults } from '#site/services/search';
import { searchListPath } from './search-request.ts';
import type { ContentResult } from './shown-results.ts';

/** The data that the search box shows for a term. All texts are formatted, so the browser formats nothing. */
export type SearchSuggestions = {
  /** Announced when the suggestions are shown: their number, or “no suggestions”. */
  readonly announcement: string;
  /** A visible sentence if there is no suggestion, or if some suggestions are missing. */
  readonly note?: string | undefined;
  /** Popular terms, or popular terms that begin with the typed one. */
  readonly terms: readonly string[];
  readonly products: readonly {
    readonly sku: string;
    readonly name: readonly MatchedText[];
    readonly href: string;
    /** URL of its small rendition. */
    readonly picture?: string | undefined;
    readonly price: string;
    /** The colours, if there are at least two. */
    readonly colors: readonly { readonly label: string; readonly color: string }[];
  }[];
  /** The id of the search, for events. */
  readonly queryId?: string | undefined;
  readonly categories: readonly {
    readonly name: readonly MatchedText[];
    readonly href: string;
    readonly path: readonly string[];
  }[];
  readonly content: readonly { readonly title: readonly MatchedText[]; readonly href: string }[];
  readonly didYouMean?: { readonly term: string; readonly text: string } | undefined;
  /** Link to all products, if there are more. */
  readonly allProducts?: { readonly href: string; readonly text: string } | undefined;
  /** Label of the link to all results. */
  readonly all?: string | undefined;
};

/** Maximum number of suggestions per group, so that all groups are near the field. */
export const MAX_SUGGESTIONS = { popular: 12, terms: 4, products: 5, categories: 3, content: 3 } as const;
/** All browsers that support the `popover` attribute of the search box also support this format. */
const PICTURE_FORMAT = 'avif';
/** Maximum number of colours per product. */
const MAX_COLORS = 5;

type SuggestionContext = {
  readonly locale: Locale;
  readonly term: string;
  /** Pages of the content system, if the search system cannot search content. */
  readonly pages?: readonly ContentResult[] | undefined;
};

/** Returns popular terms as suggestions. */
export function toPopularSuggestions(terms: readonly string[]): SearchSuggestions {
  return {
    announcement: '',
    terms: terms.slice(0, MAX_SUGGESTIONS.popular),
    products: [],
    categories: [],
    content: [],
  };
}

/** Returns results as suggestions. `pages` of the content system replace the found content while the search system cannot search the content. */
export function toSuggestions(
  results: SearchResults | undefined,
  { locale, term, pages }: SuggestionContext,
): SearchSuggestions {
  const t = messagesOf(locale);
  const { products, categories, didYouMean, missing = [] } = results ?? {};
  const content = pages ?? results?.content.hits ?? [];
  const groups = {
    terms: (results?.suggestions ?? []).slice(0, MAX_SUGGESTIONS.terms),
    products: (products?.hits ?? [])
      .slice(0, MAX_SUGGESTIONS.products)
      .map((product) => toSuggestedProduct(product, locale)),
    categories: (categories?.hits ?? [])
      .slice(0, MAX_SUGGESTIONS.categories)
      .map(({ name, href, path }) => ({ name, href, path })),
    content: content.slice(0, MAX_SUGGESTIONS.content).map(({ title, href }) => ({ title, href })),
  };
  const count = Object.values(groups).reduce((sum, { length }) => sum + length, 0);
  const found = (products?.total ?? 0) + (categories?.total ?? 0);
  const total = found + (pages?.length ?? results?.content.total ?? 0);
  const productTotal = products?.total ?? 0;
  const counted = t(count === 0 ? 'search-suggestions:none' : 'search-suggestions:count', { term, count });
  const missingText = results
    ? missing.some((kind) => kind === 'products' || kind === 'categories') &&
      t('search-suggestions:incomplete')
    : t('search-suggestions:pagesOnly');
  const note = [count === 0 ? counted : '', missingText].filter(Boolean).join(' ');
  return {
    announcement: [counted, missingText].filter(Boolean).join(' '),
    note: note === '' ? undefined : note,
    ...groups,
    queryId: results?.queryId,
    didYouMean:
      didYouMean === undefined
        ? undefined
        : { term: didYouMean, text: t('search-suggestions:didYouMean', { term: didYouMean }) },
    allProducts:
      productTotal > groups.products.length
        ? {
            href: searchListPath(routePath('search', locale.code), term, 'products'),
            text: t('search:allProducts', { count: productTotal }),
          }
        : undefined,
    all: total === 0 ? undefined : t('search-suggestions:all', { term, count: total }),
  };
}

function toSuggestedProduct(
  { sku, name, href, picture, price, hasPriceRange, colors }: FoundProduct,
  locale: Locale,
): SearchSuggestions['products'][number] {
  const t = messagesOf(locale);
  const amount = formatPrice({ amount: price.value, currency: price.currency }, locale.intl);
  const onlyPrice = price.value === 0 ? t('shop:free') : amount;
  return {
    sku,
    name,
    href,
    picture: picture && pictureUrl(picture.src, SMALL_PICTURE_WIDTH, PICTURE_FORMAT),
    price: hasPriceRange ? t('search-suggestions:price', { price: amount }) : onlyPrice,
    colors:
      colors.length < 2 ? [] : colors.slice(0, MAX_COLORS).map(({ label, color }) => ({ label, color })),
  };
}
