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

/** The default layout as HTML around the page's own: skip link, header, main, footer (specification §2). */
export function renderLayout(props: LayoutProps): string {
  return renderToStaticMarkup(createElement(Layout, props));
}

/** What says where a visitor is while links are followed in place; stands after the layout. */
export function renderNavigationStatus(props: NavigationStatusProps): string {
  return renderToStaticMarkup(createElement(NavigationStatus, props));
}

/** The offer of another locale, in that locale's language. */
export function renderLocaleSuggestion(locale: Locale, words: LocaleSuggestionTexts): string {
  return renderToStaticMarkup(createElement(LocaleSuggestion, { locale, words }));
}

/** What editors are told while drafts are shown, in the form of a section. */
export function renderPreviewBanner(props: PreviewBannerProps): RenderedSection {
  const html = renderToStaticMarkup(createElement(PreviewBanner, props));
  return { id: 'preview-banner', type: 'preview-banner', html };
}

/** The way to a page that lies below another one, in the form of a section; for all others nothing. */
export function renderBreadcrumb(
  crumbs: readonly Crumb[],
  label: string,
  keptQuery: string,
): RenderedSection[] {
  if (crumbs.length < 3) return [];
  const html = renderToStaticMarkup(createElement(Breadcrumb, { crumbs, label, keptQuery }));
  return [{ id: 'breadcrumb', type: 'breadcrumb', html }];
}

/** The h1 of a page none of whose sections has a heading: read out, not seen. */
export function renderHiddenHeading(title: string): RenderedSection {
  const heading = createElement(VisuallyHidden, { as: 'h1' }, title);
  return { id: 'page-title', type: 'page-title', html: renderToStaticMarkup(heading) };
}
