import type { RenderedSection } from '#renderer/render/render-sections';
import type { Locale } from '#site/i18n/locale';
import type { LayoutData } from '#site/layout/layout-data';
import type { Localisations } from '#site/protocol/payload';
import type { Metadata } from '#site/seo/head';
import type { SiteSettings } from '#site/seo/site-settings';

/** A page as it is shown: what the document and the payload are both made of. */
export type Page = {
  /** HTTP status. */
  readonly status: number;
  readonly locale: Locale;
  /** Path as asked for, with the locale: `/nl/over-ons`. */
  readonly path: string;
  readonly metadata: Metadata;
  readonly site: SiteSettings;
  /** Addresses of the same page in other locales and its own; a list's with its query. */
  readonly localisations: Localisations;
  /** Query parameters that make another page of it; without any its address is its path alone. */
  readonly queryParameters?: readonly string[];
  readonly sections: readonly RenderedSection[];
  readonly layoutData: LayoutData;
  /** Drafts are shown; such a page is kept nowhere. */
  readonly isPreview: boolean;
  /** A query that every link to a page of ours keeps; empty for visitors. */
  readonly preservedQuery: string;
};
