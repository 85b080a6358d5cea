import { type ComponentType, createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { jsx } from 'react/jsx-runtime';
import type { RenderedSection } from '#renderer/render/render-sections';
import type { Locale } from '#site/i18n/locale';
import { i18nOf } from '#site/i18n/messages';
import { renderLocalised } from '#site/i18n/render-localised';
import { ArticleHead, type ArticleHeadProps } from './articles/article-head.tsx';
import { ArticleList, type ArticleListProps } from './articles/article-list.tsx';
import { RelatedArticles, type RelatedArticlesProps } from './articles/related-articles.tsx';
import { ErrorView, type ErrorViewProps } from './errors/error-view.tsx';
import type { ScreenIsland, ScreenName, ScreenProps } from './screens.ts';
import { SearchView } from './search/search-view.tsx';

// Renders the views of pages as sections, so that each page is one list of rendered sections.

/** Renders the list of articles. */
export function renderArticleList(locale: Locale, props: ArticleListProps): RenderedSection {
  return toSection(locale, 'article-list', createElement(ArticleList, props));
}

/** Renders the head of an article, which contains the page's h1 and its LCP picture. */
export function renderArticleHead(locale: Locale, props: ArticleHeadProps): RenderedSection {
  return toSection(locale, 'article-head', createElement(ArticleHead, props));
}

/** Renders the related articles of an article. Returns an empty list without related articles. */
export function renderRelatedArticles(locale: Locale, props: RelatedArticlesProps): RenderedSection[] {
  return props.cards.length === 0
    ? []
    : [toSection(locale, 'related-articles', createElement(RelatedArticles, props))];
}

/** Renders the view of an error page. */
export function renderErrorView(locale: Locale, props: ErrorViewProps): RenderedSection {
  return toSection(locale, 'error', createElement(ErrorView, props));
}

/** The views of the application screens, as `screens.ts` loads them in the browser. */
const screenViews: { readonly [Name in ScreenName]: ComponentType<ScreenProps<Name>> } = {
  search: SearchView,
};

/** Renders an application screen, with everything that the browser needs to hydrate it. */
export function renderScreen<Name extends ScreenName>(
  locale: Locale,
  name: Name,
  viewProps: ScreenProps<Name>,
): RenderedSection {
  const element = createElement(I18nextProvider, { i18n: i18nOf(locale) }, jsx(screenViews[name], viewProps));
  const content = renderToString(element, { identifierPrefix: name });
  const html = `<section data-section="${name}" data-tone="ground" data-island="${name}">${content}</section>`;
  const props: ScreenIsland = { locale: locale.code, viewProps };
  return { id: name, type: name, html, props };
}

function toSection(locale: Locale, type: string, element: ReactElement): RenderedSection {
  return { id: type, type, html: renderLocalised(locale, element) };
}
