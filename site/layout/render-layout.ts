import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { VisuallyHidden } from '#design-system/visually-hidden';
import type { RenderedSection } from '#renderer/render/render-sections';
import type { Locale } from '#site/i18n/locale';
import type { Crumb } from '#site/seo/json-ld';
import { Breadcrumb } from './breadcrumb.tsx';
import { type LayoutProps, Layout } from './layout.tsx';
import { LocaleSuggestion, type LocaleSuggestionTexts } from './locale-suggestion.tsx';
import { NavigationStatus, type NavigationStatusProps } from './navigation-status.tsx';
import { PreviewBanner, type PreviewBannerProps } from './preview-banner.tsx';

export type { PreviewBannerState } from './preview-banner.tsx';

/** Renders the default layout around the HTML of a page (specification §2). */
export function renderLayout(props: LayoutProps): string {
  return renderToStaticMarkup(createElement(Layout, props));
}

/** Renders the status of client navigation. It is placed after the layout. */
export function renderNavigationStatus(props: NavigationStatusProps): string {
  return renderToStaticMarkup(createElement(NavigationStatus, props));
}

/** Renders the suggestion of another locale, in that locale's language. */
export function renderLocaleSuggestion(locale: Locale, texts: LocaleSuggestionTexts): string {
  return renderToStaticMarkup(createElement(LocaleSuggestion, { locale, texts }));
}

/** Renders the preview banner as a section. */
export function renderPreviewBanner(props: PreviewBannerProps): RenderedSection {
  const html = renderToStaticMarkup(createElement(PreviewBanner, props));
  return { id: 'preview-banner', type: 'preview-banner', html };
}

/** Renders the breadcrumb as a section. Returns an empty list for the home page and its direct children. */
export function renderBreadcrumb(
  crumbs: readonly Crumb[],
  label: string,
  preservedQuery: string,
): RenderedSection[] {
  if (crumbs.length < 3) return [];
  const html = renderToStaticMarkup(createElement(Breadcrumb, { crumbs, label, preservedQuery }));
  return [{ id: 'breadcrumb', type: 'breadcrumb', html }];
}

/** Renders a visually hidden h1, for pages without a heading. */
export function renderHiddenHeading(title: string): RenderedSection {
  const heading = createElement(VisuallyHidden, { as: 'h1' }, title);
  return { id: 'page-title', type: 'page-title', html: renderToStaticMarkup(heading) };
}
