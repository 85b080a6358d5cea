import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RenderedSection } from '#renderer/render/render-sections';
import { ArticleHead, type ArticleHeadProps } from './articles/article-head.tsx';
import { ArticleList, type ArticleListProps } from './articles/article-list.tsx';
import { RelatedArticles, type RelatedArticlesProps } from './articles/related-articles.tsx';
import { ErrorView, type ErrorViewProps } from './errors/error-view.tsx';
import { SearchView, type SearchViewProps } from './search/search-view.tsx';

// Renders the views of pages as sections, so that each page is one list of rendered sections.

/** Renders the list of articles. */
export function renderArticleList(props: ArticleListProps): RenderedSection {
  return toSection('article-list', createElement(ArticleList, props));
}

/** Renders the head of an article, which contains the page's h1 and its LCP picture. */
export function renderArticleHead(props: ArticleHeadProps): RenderedSection {
  return toSection('article-head', createElement(ArticleHead, props));
}

/** Renders the related articles of an article. Returns an empty list without related articles. */
export function renderRelatedArticles(props: RelatedArticlesProps): RenderedSection[] {
  return props.cards.length === 0
    ? []
    : [toSection('related-articles', createElement(RelatedArticles, props))];
}

/** Renders the view of an error page. */
export function renderErrorView(props: ErrorViewProps): RenderedSection {
  return toSection('error', createElement(ErrorView, props));
}

/** Renders the search form with its results. */
export function renderSearchView(props: SearchViewProps): RenderedSection {
  return toSection('search', createElement(SearchView, props));
}

function toSection(type: string, element: ReactElement): RenderedSection {
  return { id: type, type, html: renderToStaticMarkup(element) };
}
