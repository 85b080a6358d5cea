import { redirect } from 'react-router-dom';
import { messagesOf } from '#site/i18n/messages';
import { routePath } from '#site/protocol/route-table';
import { inCurrencyOf } from '../category/category-query.ts';
import { defineScreen, type ScreenRequest } from '../define-screen.ts';
import { renderScreen } from '../render-views.ts';
import { findPages } from './find-pages.ts';
import { targetOfRules } from './rule-target.ts';
import { searchFormProps } from './search-form-props.ts';
import {
  type SearchGroup,
  isCanonicalRequest,
  queryInOtherLocale,
  readSearchRequest,
  SEARCH_PARAMETERS,
  searchHref,
  type SearchRequest,
  termHref,
  toRuleQuery,
  toSearchQuery,
} from './search-request.ts';
import { hasFound, type ShownResults, type SuggestedTerm } from './shown-results.ts';
import { toContentResults } from './to-content-results.ts';
import { keepFoundValues } from './to-search-facets.ts';
import { toShownResults } from './to-shown-results.ts';

const POPULAR_TERMS = 8;

type SearchData = {
  readonly term: string;
  readonly results?: ShownResults;
  readonly didYouMean?: SuggestedTerm | undefined;
  /** Popular terms of the search system. Empty if it has none, or for a term with results. */
  readonly popular: readonly string[];
};

/** The search screen: results for a term, or popular terms without one. */
export const searchScreen = defineScreen({
  route: 'search',
  queryParameters: SEARCH_PARAMETERS,
  queryIn: (other, { locale, query }) => {
    const { choice, ...state } = readSearchRequest(query);
    return queryInOtherLocale({ ...state, choice: inCurrencyOf(choice, locale, other) });
  },
  async load(request): Promise<SearchData> {
    const state = readSearchRequest(request.query);
    const action = routePath('search', request.locale.code);
    if (!isCanonicalRequest(request.query, state)) throw redirect(searchHref(action, state), 302);
    if (state.term === '') return { term: '', popular: await loadPopularTerms(request) };
    const found = await findResults(state, request, action);
    const popular = hasFound(found.results) ? [] : await loadPopularTerms(request);
    return { term: state.term, ...found, popular };
  },
  render({ term, results, didYouMean, popular }, { locale }, globals) {
    const t = messagesOf(locale);
    const form = searchFormProps(locale, globals);
    return {
      section: renderScreen(locale, 'search', {
        ...form,
        popular: popular.length > 0 ? popular : form.popular,
        locale: locale.code,
        term,
        results,
        didYouMean,
      }),
      title: term === '' ? t('search:title') : t('search:titleFor', { term }),
      description: form.help,
      indexed: term === '',
      status: results?.kind === 'unavailable' ? 503 : 200,
    };
  },
});

type FoundResults = { readonly results: ShownResults; readonly didYouMean?: SuggestedTerm | undefined };

/**
 * Finds the results of a state. If the search system or its index of the content fails, finds pages in the content system. A rule of the search
 * system can name a page of this site for a term.
 *
 * @throws a redirect to the page of a rule, to the nearest state with results, or to all results if the group has no index or no result
 */
async function findResults(
  state: SearchRequest,
  request: ScreenRequest,
  action: string,
): Promise<FoundResults> {
  const found = await searchClientOf(request).search(toSearchQuery(state));
  if (!found.ok) return { results: await findContentOnly(state.term, request) };
  const results = found.value;
  const target = await targetOfRules(state, results.redirect, {
    action,
    siteUrl: request.services.siteUrl,
    ruleOf: (other) => loadRule(other, request),
  });
  if (target !== undefined) throw redirect(target, 302);
  const { missing } = results;
  if (
    state.group !== undefined &&
    (missing.includes(state.group) || isOnlyElsewhere(state.group, state, results))
  )
    throw redirect(termHref(action, state.term), 302);
  const nearest = nearestState(state, results);
  if (nearest !== state) throw redirect(searchHref(action, nearest), 302);
  const { didYouMean } = results;
  return {
    results: toShownResults(results, state, request, {
      action,
      pages: missing.includes('content') ? await findContent(state.term, request) : undefined,
    }),
    didYouMean:
      didYouMean === undefined ? undefined : { term: didYouMean, href: termHref(action, didYouMean) },
  };
}

/** Returns the URL of the rule for a state, or `undefined` without one and if the search system fails. */
async function loadRule(state: SearchRequest, request: ScreenRequest): Promise<string | undefined> {
  const found = await searchClientOf(request).search(toRuleQuery(state));
  return found.ok ? found.value.redirect : undefined;
}

type Found = Extract<
  Awaited<ReturnType<ReturnType<typeof searchClientOf>['search']>>,
  { readonly ok: true }
>['value'];

/** Returns whether a group has no result for the term, but another group has. False with chosen facets, because they can exclude all products. */
function isOnlyElsewhere(group: SearchGroup, { choice }: SearchRequest, found: Found): boolean {
  const { products, categories, content } = found;
  return (
    found[group].total === 0 &&
    choice.facets.length === 0 &&
    products.total + categories.total + content.total > 0
  );
}

/** Returns the state without values that no product of the term has, and with a page that exists. */
function nearestState(state: SearchRequest, found: Found): SearchRequest {
  const { group = 'products', choice } = state;
  const { products } = found;
  const known = products.facets ? keepFoundValues(choice, products.facets) : choice;
  if (known !== choice) return { ...state, choice: known };
  const last = Math.max(1, found[group].pageCount);
  return choice.page > last ? { ...state, choice: { ...choice, page: last } } : state;
}

async function findContentOnly(term: string, request: ScreenRequest): Promise<ShownResults> {
  const pages = await findContent(term, request);
  if (!pages) return { kind: 'unavailable' };
  const { results, isComplete } = pages;
  return { kind: 'pagesOnly', content: results, total: results.length, isIncomplete: !isComplete };
}

/** Finds pages in the content system. Returns `undefined` if it fails. */
async function findContent(term: string, request: ScreenRequest) {
  const { content, services, locale } = request;
  const found = await findPages(term, content, { now: services.now(), timeZone: locale.timeZone });
  return found && { results: toContentResults(found.entries, request), isComplete: found.isComplete };
}

/** Returns the popular terms of the search system, or an empty list if it fails. */
async function loadPopularTerms(request: ScreenRequest): Promise<readonly string[]> {
  const terms = await searchClientOf(request).popularTerms(POPULAR_TERMS);
  return terms.ok ? terms.value : [];
}

function searchClientOf({ services, locale, searchVisitor, signal }: ScreenRequest) {
  return services.search.forRequest({ store: locale.magentoStore, visitorToken: searchVisitor, signal });
}
