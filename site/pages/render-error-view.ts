import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RenderedSection } from '#renderer/render/render-sections';
import { ErrorView, type ErrorWords } from './errors/error-view.tsx';

/** What stands in `main` when there is no page to show, in the form of a section. */
export function renderErrorView(words: ErrorWords): RenderedSection {
  return { id: 'error', type: 'error', html: renderToStaticMarkup(createElement(ErrorView, words)) };
}
