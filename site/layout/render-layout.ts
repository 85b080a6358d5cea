import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { VisuallyHidden } from '#design-system/visually-hidden';
import type { RenderedSection } from '#renderer/render/render-section';
import type { Locale } from '#site/i18n/locale';
import { renderLocalised } from '#site/i18n/render-localised';
import type { Crumb } from '#site/seo/json-ld';
import { Announcement } from './announcement.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { EditLink } from './edit-link.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import type { Announcement as AnnouncementData } from './layout-data.ts';
import { type LayoutProps, Layout } from './layout.tsx';
import { LocaleSuggestion } from './locale-suggestion.tsx';
import { NavigationStatus, type NavigationStatusProps } from './navigation-status.tsx';
import { PreviewBanner, type PreviewBannerProps } from './preview-banner.tsx';
import { ReloadNotice } from './reload-notice.tsx';

export type { LayoutProps } from './layout.tsx';
export type { PreviewBannerProps } from './preview-banner.tsx';

/** The parts of the layout that can be rendered alone. */
export const LAYOUT_PARTS = ['header', 'footer'] as const;

export type LayoutPart = (typeof LAYOUT_PARTS)[number];

/** Renders the default layout around the HTML of a page (specification §2). */
export function renderLayout(props: LayoutProps): string {
  return renderLocalised(props.locale, createElement(Layout, props));
}

/** Renders one part of the layout. Its HTML equals that of the part in the layout. */
export function renderLayoutPart(part: LayoutPart, props: Omit<LayoutProps, 'mainHtml'>): string {
  const { hasConsentSettings = false, ...page } = props;
  const element =
    part === 'header' ? createElement(Header, page) : createElement(Footer, { ...page, hasConsentSettings });
  return renderLocalised(props.locale, element);
}

/** Renders the announcement, for client navigation to a page with another announcement. */
export function renderAnnouncement(locale: Locale, announcement: AnnouncementData): string {
  return renderLocalised(locale, createElement(Announcement, { announcement }));
}

/** Renders the status of client navigation. It is placed after the layout. */
export function renderNavigationStatus(locale: Locale, props: NavigationStatusProps): string {
  return renderLocalised(locale, createElement(NavigationStatus, props));
}

/** Renders the suggestion of another locale, in that locale's language. */
export function renderLocaleSuggestion(locale: Locale): string {
  return renderLocalised(locale, createElement(LocaleSuggestion, { locale }));
}

/** Renders the notice that the page has to be reloaded. */
export function renderReloadNotice(locale: Locale): string {
  return renderLocalised(locale, createElement(ReloadNotice));
}

/** Renders the preview banner as a section. */
export function renderPreviewBanner(locale: Locale, props: PreviewBannerProps): RenderedSection {
  const html = renderLocalised(locale, createElement(PreviewBanner, props));
  return { id: 'preview-banner', type: 'preview-banner', html };
}

/** Renders the link that edits a section, as a section before it. */
export function renderEditLink(locale: Locale, { id, type }: RenderedSection, href: string): RenderedSection {
  const html = renderLocalised(locale, createElement(EditLink, { type, href }));
  return { id: `edit-link-${id}`, type: 'edit-link', html };
}

/** Renders the breadcrumb as a section. Returns an empty list for the home page and its direct children. */
export function renderBreadcrumb(
  locale: Locale,
  crumbs: readonly Crumb[],
  preservedQuery: string,
): RenderedSection[] {
  if (crumbs.length < 3) return [];
  const html = renderLocalised(locale, createElement(Breadcrumb, { crumbs, preservedQuery }));
  return [{ id: 'breadcrumb', type: 'breadcrumb', html }];
}

/** Renders a visually hidden h1, for pages without a heading. */
export function renderHiddenHeading(title: string): RenderedSection {
  const heading = createElement(VisuallyHidden, { as: 'h1' }, title);
  return { id: 'page-title', type: 'page-title', html: renderToStaticMarkup(heading) };
}
