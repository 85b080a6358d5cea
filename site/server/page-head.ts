import type { Page } from '#site/pages/page';
import { pageTypeOf } from '#site/pages/page-type';
import { PAGE_TYPE_META } from '#site/protocol/page-type';
import { renderHead } from '#site/seo/head';

/** Renders the head elements of a page that client navigation replaces: its metadata, and its type for page views. */
export function renderPageHead(page: Page): string {
  return `${renderHead(page.metadata, page.site)}<meta data-page name="${PAGE_TYPE_META}" content="${pageTypeOf(page)}">`;
}
