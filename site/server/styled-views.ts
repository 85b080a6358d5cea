/** The module of the layout, which is part of every page. */
export const LAYOUT = 'site/layout/layout.tsx';

/**
 * Modules of the section types that the site adds to pages, without the views of screens and errors: the build finds those by their names.
 * Their order decides the order of shared style sheets, so a change of it can change which of two rules wins.
 */
export const SITE_SECTIONS: Readonly<Record<string, string>> = {
  breadcrumb: 'site/layout/breadcrumb.tsx',
  'preview-banner': 'site/layout/preview-banner.tsx',
  'edit-link': 'site/layout/edit-link.tsx',
  'locale-suggestion': 'site/layout/locale-suggestion.tsx',
  'navigation-status': 'site/layout/navigation-status.tsx',
  'reload-notice': 'site/layout/reload-notice.tsx',
  'article-head': 'site/pages/articles/article-head.tsx',
  'article-list': 'site/pages/articles/article-list.tsx',
  'related-articles': 'site/pages/articles/related-articles.tsx',
  'product-details': 'site/pages/product/product-details.tsx',
  'related-products': 'site/pages/product/related-products.tsx',
  'paused-notice': 'site/pages/shop/paused-notice.tsx',
  'section-error-card': 'renderer/render/section-error-card.tsx',
  'section-schedule-note': 'renderer/render/section-schedule-note.tsx',
};

/**
 * Modules of optional parts. A section imports such a part but does not always show it. A page contains the styles of a part only if one of
 * its sections names the part.
 */
export const SECTION_PARTS: Readonly<Record<string, string>> = {
  'shop-offer': 'renderer/shop/shop-offer.tsx',
};
