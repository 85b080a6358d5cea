import { messagesOf } from '#site/i18n/messages';
import type { FoundCategory, FoundContent, FoundProduct, SearchResults } from '#site/services/search';
import { listHref, type ListChoice } from '../category/category-query.ts';
import type { CategoryListProps } from '../category/category-view.tsx';
import type { ScreenRequest } from '../define-screen.ts';
import { cardBadges } from '../shop/card-badges.ts';
import type { ProductCardProps } from '../shop/product-card.tsx';
import { COLOR_FACET, searchListPath, type SearchRequest, termHref } from './search-request.ts';
import type { CategoryResult, ContentResult, ShownResults } from './shown-results.ts';
import { searchSorts, toSearchFacets } from './to-search-facets.ts';

type ResultContext = {
  /** Path of the search screen. */
  readonly action: string;
  /** Pages of the content system, if the search system cannot search content. */
  readonly pages: { readonly results: readonly ContentResult[]; readonly isComplete: boolean } | undefined;
};

/** Returns the results that the screen shows in a state. */
export function toShownResults(
  { products, categories, content, missing, queryId }: SearchResults,
  { term, group, choice }: SearchRequest,
  request: ScreenRequest,
  { action, pages }: ResultContext,
): ShownResults {
  const foundContent = content.hits.map(toContentResult);
  const found = categories.hits.map(toCategoryResult);
  const overviewHref = termHref(action, term);
  const moreHref = (name: SearchRequest['group'], shown: number, total: number) =>
    total > shown ? searchListPath(action, term, name) : undefined;

  if (group === 'products')
    return {
      kind: 'products',
      overviewHref,
      total: products.total,
      list: {
        ...toList(products, { term, group, choice }, request, action),
        origin: { queryId },
      },
    };
  if (group !== undefined) {
    const { total, pageCount } = group === 'categories' ? categories : content;
    return {
      ...(group === 'categories'
        ? { kind: group, categories: found }
        : { kind: group, content: foundContent }),
      overviewHref,
      total,
      page: choice.page,
      pageCount,
      path: searchListPath(action, term, group),
    };
  }
  const now = request.services.now();
  const contentTotal = pages?.results.length ?? content.total;
  return {
    kind: 'overview',
    total: products.total + categories.total + contentTotal,
    isIncomplete: missing.some(
      (kind) => kind !== 'suggestions' && (kind !== 'content' || !pages?.isComplete),
    ),
    isTaxIncluded: taxOf(products.hits),
    products: {
      results: products.hits.map((product) => toCard(product, choice, now)),
      origin: { queryId },
      total: products.total,
      moreHref: products.total > 1 ? searchListPath(action, term, 'products') : undefined,
    },
    categories: {
      results: found,
      total: categories.total,
      moreHref: moreHref('categories', found.length, categories.total),
    },
    content: {
      results: pages?.results ?? foundContent,
      total: contentTotal,
      moreHref: moreHref('content', foundContent.length, content.total),
    },
  };
}

/** Returns whether the prices include tax. The first product is enough, because all prices of a store view are the same in this respect. */
function taxOf([first]: readonly FoundProduct[]): boolean | undefined {
  return first?.isTaxIncluded;
}

function toList(
  { hits, total, pageCount, facets }: SearchResults['products'],
  { term, group, choice }: SearchRequest,
  { locale, services }: ScreenRequest,
  action: string,
): CategoryListProps {
  const t = messagesOf(locale);
  return {
    path: searchListPath(action, term, group),
    choice,
    total,
    pageCount,
    facets: facets ? toSearchFacets(facets, choice, { locale, total, t }) : [],
    sorts: searchSorts(t),
    cards: hits.map((product) => toCard(product, choice, services.now())),
    isTaxIncluded: taxOf(hits),
    homeHref: listHref(termHref(action, term), { facets: [], sort: undefined, page: 1 }),
  };
}

/** Returns the props of a product's card. If the list is filtered by colour, the card shows the product in that colour. */
function toCard(product: FoundProduct, choice: ListChoice, now: Date): ProductCardProps {
  const { isInStock, piecesLeft, newFrom, newTo, percentOff } = product;
  const chosen = choice.facets.find(({ code }) => code === COLOR_FACET)?.values ?? [];
  const color = product.colors.find(({ label }) => chosen.includes(label));
  return {
    sku: product.sku,
    name: product.name.map(({ text }) => text).join(''),
    href: color?.href ?? product.href,
    picture: color?.picture ?? product.picture,
    price: product.price,
    regularPrice: product.regularPrice,
    hasPriceRange: product.hasPriceRange,
    badges: cardBadges(
      { isInStock, piecesLeft, newFrom, newTo, price: { percentOff }, variantCards: [] },
      now,
    ),
    swatches: product.colors,
  };
}

function toCategoryResult({ name, href, path, productCount }: FoundCategory): CategoryResult {
  return { name, href, path, productCount };
}

function toContentResult({ title, snippet, href, kind }: FoundContent): ContentResult {
  return { title, snippet, href, kind };
}
