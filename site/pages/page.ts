import type { RenderedSection } from '#renderer/render/render-section';
import type { Locale } from '#site/i18n/locale';
import type { LayoutData } from '#site/layout/layout-data';
import type { Localisations } from '#site/protocol/payload';
import type { Metadata } from '#site/seo/head';
import type { SiteSettings } from '#site/seo/site-settings';
import type { PicturePreload } from './shop/picture-preload.ts';

/** A rendered page. The server creates the document or the payload from it. */
export type Page = {
  /** HTTP status. */
  readonly status: number;
  readonly locale: Locale;
  /** Requested path with the locale: `/nl/over-ons`. */
  readonly path: string;
  readonly metadata: Metadata;
  readonly site: SiteSettings;
  /** URLs of the page in all its locales, including its own. URLs of lists include the query. */
  readonly localisations: Localisations;
  /** Query parameters that select different content. They are part of the cache key. */
  readonly queryParameters?: readonly string[];
  /** The picture that the document preloads. */
  readonly preload?: PicturePreload | undefined;
  readonly sections: readonly RenderedSection[];
  readonly layoutData: LayoutData;
  /** Whether the page shows drafts. Such a page is never cached. */
  readonly isPreview: boolean;
  /** Whether an editor views the preview, who may edit and share it. A visitor with a shared link may not. */
  readonly isEditorPreview?: boolean;
  /** How long the page cache may return the page, in seconds. Only pages with prices and stock have this limit. */
  readonly maxAgeSeconds?: number | undefined;
  /** The moment at which a section appears or disappears, in milliseconds since 1970. After it, no cache returns the page. */
  readonly changesAt?: number | undefined;
  /** Query that is added to all links to this site: the preview query, or empty. */
  readonly preservedQuery: string;
};
