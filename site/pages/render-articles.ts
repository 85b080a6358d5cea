import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RenderedSection } from '#renderer/render/render-sections';
import { ArticleHead, type ArticleHeadProps } from './articles/article-head.tsx';
import { ArticleList, type ArticleListProps } from './articles/article-list.tsx';
import { ReadOn, type ReadOnProps } from './articles/read-on.tsx';

/** The list of stories, in the form of a section. */
export function renderArticleList(props: ArticleListProps): RenderedSection {
  return asSection('article-list', createElement(ArticleList, props));
}

/** What a story opens with, in the form of a section; it carries the page's h1 and its eager picture. */
export function renderArticleHead(props: ArticleHeadProps): RenderedSection {
  return asSection('article-head', createElement(ArticleHead, props));
}

/** Other stories under one that was read, in the form of a section; nothing where there are none. */
export function renderReadOn(props: ReadOnProps): RenderedSection[] {
  return props.cards.length === 0 ? [] : [asSection('read-on', createElement(ReadOn, props))];
}

function asSection(type: string, element: ReactElement): RenderedSection {
  return { id: type, type, html: renderToStaticMarkup(element) };
}
