import { renderScreen } from '#site/pages/render-views';
import type { ScreenProps } from '#site/pages/screens';
import { lamps, productCards } from './category-list.ts';
import { renderStoryLayout, siteStory } from './layout-story.tsx';
import { searchForm } from './search-form.ts';

export default { title: 'site / Search page' };

type SearchResults = ScreenProps<'search'>['results'];
type Overview = Extract<SearchResults, { readonly kind: 'overview' }>;
type Content = Overview['content']['results'];

const plain = (text: string) => [{ text, marked: false }];

const pages: Content = [
  {
    href: '/nl/lantaarns',
    title: [
      { text: 'Lant', marked: true },
      { text: 'aarns', marked: false },
    ],
    snippet: [
      { text: '… steengoed en opaalglas. De ', marked: false },
      { text: 'lant', marked: true },
      { text: 'aarn brandt 40 uur op één lading …', marked: false },
    ],
    kind: 'page',
  },
  { href: '/nl/verhalen/een-sleutel', title: plain('Eén sleutel'), snippet: [], kind: 'article' },
  {
    href: '/nl/materiaal-en-zorg',
    title: plain('Materiaal en zorg'),
    snippet: plain('Wat steengoed, messing, eiken en wol van je vragen. Het is niet veel.'),
    kind: 'page',
  },
];

const categories: Overview['categories']['results'] = [
  { name: plain('Lampen'), href: '/nl/lampen.html', path: [], productCount: 53 },
  { name: plain('Draagbaar'), href: '/nl/lampen/draagbaar.html', path: ['Lampen'], productCount: 4 },
];

const origin = { queryId: undefined };
const empty = { results: [], total: 0, moreHref: undefined };
const none: Overview = {
  kind: 'overview',
  total: 0,
  products: { ...empty, origin },
  categories: empty,
  content: empty,
  isIncomplete: false,
  isTaxIncluded: undefined,
};

const few: Overview = {
  ...none,
  isTaxIncluded: true,
  total: 6,
  products: {
    results: productCards.slice(0, 2),
    origin,
    total: 2,
    moreHref: '/nl/zoeken?q=lamp&show=products',
  },
  categories: { results: categories.slice(0, 1), total: 1, moreHref: undefined },
  content: { results: pages, total: 3, moreHref: undefined },
};

const many: Overview = {
  ...none,
  isTaxIncluded: false,
  total: 1_284,
  products: {
    results: [
      ...productCards,
      ...productCards.slice(0, 3).map((card) => ({ ...card, href: `${card.href}?2` })),
    ],
    origin,
    total: 1_211,
    moreHref: '/nl/zoeken?q=lamp&show=products',
  },
  categories: { results: categories, total: 14, moreHref: '/nl/zoeken?q=lamp&show=categories' },
  content: { results: pages, total: 59, moreHref: '/nl/zoeken?q=lamp&show=content' },
};

const whole = { overviewHref: '/nl/zoeken?q=lamp' };
const list = { ...lamps.list, path: '/nl/zoeken?q=lamp&show=products' };

function searchPage(term: string, results: SearchResults, didYouMean?: string) {
  return siteStory((locale) => {
    const form = searchForm(locale);
    const { html } = renderScreen(locale, 'search', {
      ...form,
      locale: locale.code,
      term,
      results,
      didYouMean:
        didYouMean === undefined ? undefined : { term: didYouMean, href: `${form.action}?q=${didYouMean}` },
    });
    return renderStoryLayout(html, locale, { path: form.action });
  });
}

export const WithoutTerm = searchPage('', undefined);
export const WithResults = searchPage('lamp', few);
export const ManyResults = searchPage('lamp', many);
export const ContentOnly = searchPage('sleutel', {
  ...none,
  total: 3,
  content: { results: pages, total: 3, moreHref: undefined },
});
export const AllProducts = searchPage('lamp', { kind: 'products', total: 53, list, ...whole });
export const NoProductOfTheChoice = searchPage('lamp', {
  kind: 'products',
  total: 0,
  list: {
    ...list,
    total: 0,
    pageCount: 0,
    cards: [],
    choice: { ...list.choice, facets: [{ code: 'color', values: ['211'] }] },
  },
  ...whole,
});
export const AllCategories = searchPage('lamp', {
  kind: 'categories',
  total: 2,
  categories,
  page: 1,
  pageCount: 1,
  path: '/nl/zoeken?q=lamp&show=categories',
  ...whole,
});
export const AllContent = searchPage('lamp', {
  kind: 'content',
  total: 59,
  content: pages,
  page: 2,
  pageCount: 5,
  path: '/nl/zoeken?q=lamp&show=content',
  ...whole,
});
export const DidYouMean = searchPage('lantarn', few, 'lantaarn');
export const NoResults = searchPage('zaklamp', none);
export const NoResultsDidYouMean = searchPage('zaklanp', none, 'zaklamp');
export const ProductsUnavailable = searchPage('lamp', {
  kind: 'pagesOnly',
  total: 3,
  content: pages,
  isIncomplete: false,
});
export const CategoriesUnavailable = searchPage('lamp', { ...few, categories: empty, isIncomplete: true });
export const NothingFoundWhileIncomplete = searchPage('zaklamp', { ...none, isIncomplete: true });
export const SearchUnavailable = searchPage('lamp', { kind: 'unavailable' });
export const LongTerm = searchPage('Donaudampfschifffahrtsgesellschaftskapitänskajütenbeleuchtung', none);
export const LongNames = searchPage('Gartenlaternenhalterung', {
  ...many,
  products: {
    ...many.products,
    results: productCards.map((card) => ({
      ...card,
      name: 'Edelstahlgartenlaternenwandhalterungsbefestigungssatz mit Dämmerungsschalter',
    })),
  },
  categories: {
    ...many.categories,
    results: [
      {
        name: plain('Außenwandbeleuchtungsbefestigungsmaterialien'),
        href: '/de/a.html',
        path: ['Außenbeleuchtung', 'Wandleuchtenzubehör'],
        productCount: 1_204,
      },
    ],
  },
});
export const HostileTerm = searchPage('"><script>window.owned = true</script>', none);
export const HostileNames = searchPage('x', {
  ...few,
  products: {
    ...few.products,
    results: productCards
      .slice(0, 1)
      .map((card) => ({ ...card, name: '<img src=x onerror=alert(1)> & </a>' })),
  },
  categories: {
    ...few.categories,
    results: [
      {
        name: [{ text: '<script>alert(1)</script>', marked: true }],
        href: '/nl/x.html',
        path: ['</span><b>'],
        productCount: 1,
      },
    ],
  },
  content: {
    ...few.content,
    results: [
      {
        href: '/nl/x',
        title: [{ text: '__proto__<iframe>', marked: true }],
        snippet: plain('<a href="javascript:alert(1)">'),
      },
    ],
  },
});
