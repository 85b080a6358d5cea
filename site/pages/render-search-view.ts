import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RenderedSection } from '#renderer/render/render-sections';
import { SearchView, type SearchViewProps } from './search/search-view.tsx';

/** The search page's `main`, in the form of a section. */
export function renderSearchView(props: SearchViewProps): RenderedSection {
  return { id: 'search', type: 'search', html: renderToStaticMarkup(createElement(SearchView, props)) };
}
