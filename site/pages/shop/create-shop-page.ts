import type { Picture } from '#renderer/media/picture';
import type { RenderedSection } from '#renderer/render/render-section';
import { type Locale, locales } from '#site/i18n/locale';
import { loadLayoutData } from '#site/layout/layout-data';
import { renderBreadcrumb } from '#site/layout/render-layout';
import { pickParameters } from '#site/protocol/pick-parameters';
import { withQuery } from '#site/protocol/with-query';
import { breadcrumbNodes, type Crumb, type LinkedData } from '#site/seo/json-ld';
import { readSiteSettings, type SiteSettings } from '#site/seo/site-settings';
import { createMetadata } from '../metadata.ts';
import { parseContextOf } from '../page-request.ts';
import type { Services } from '../page-services.ts';
import type { Page } from '../page.ts';
import { renderPausedNotice } from '../render-views.ts';
import { loadEditorPictures } from '../social-picture.ts';
import type { ShopPageRequest } from './load-shop-page.ts';
import { LIVE_MAX_AGE_SECONDS, SHOP_DOWN_MAX_AGE_SECONDS } from './max-age.ts';
import type { PicturePreload } from './picture-preload.ts';
import { findShopPaths } from './shop-localisations.ts';

/** The content of a category or product page. */
export type ShopPageContent = {
  readonly section: RenderedSection;
  /** Further sections below it. */
  readonly sectionsBelow?: readonly RenderedSection[];
  readonly title: string;
  readonly description: string | undefined;
  /** Picture for social networks. Default: that of the site. */
  readonly picture?: Picture | undefined;
  /** The LCP picture. */
  readonly preload?: PicturePreload | undefined;
  /** Whether search engines may index the page, in the locales that they index. */
  readonly indexed: boolean;
  /** From the first category to the page itself, without the home page. */
  readonly crumbs: readonly Crumb[];
  /** Query parameters that select different content. They are part of the cache key. */
  readonly queryParameters: readonly string[];
  /**
   * Returns the query of the same content in another locale, for the links to other locales. It must only depend on `queryParameters`, unless
   * the URL is uncacheable. Default: the `queryParameters` of the request.
   */
  readonly queryIn?: (locale: Locale) => string;
  /** The query parameters that its canonical URL keeps. */
  readonly canonicalParameters: readonly string[];
  /** The moment at which one of its sections appears or disappears, in milliseconds since 1970. */
  readonly changesAt?: number | undefined;
  /** Creates the JSON-LD nodes besides the breadcrumb. */
  readonly linkedData: (site: SiteSettings) => readonly LinkedData[];
};

/** Creates the page of a category or product: its layout, its metadata and its breadcrumb. Loads the layout's data and the content in parallel. */
export async function createShopPage(
  loading: Promise<ShopPageContent>,
  { locale, path, query, signal, entity, isBuyingPaused }: ShopPageRequest,
  services: Services,
): Promise<Page> {
  const content = services.content.forRequest({ site: locale.site, signal });
  const parseContext = parseContextOf(locale, services);
  const [{ layoutData, globals }, page, { paths, indexedPaths, isComplete }] = await Promise.all([
    loadLayoutData(content, parseContext, services.now()),
    loading,
    findShopPaths(entity, services.shop, signal),
  ]);
  const isPaused = await isBuyingPaused();
  const { ofSite } = await loadEditorPictures(undefined, { content, globals, locale, parseContext });
  const { title, description, queryParameters } = page;
  const site = readSiteSettings(services.siteUrl, locale, layoutData.siteName, globals);
  const crumbs = [{ title: site.name, path: `/${locale.code}` }, ...page.crumbs];
  const localisations = Object.fromEntries(
    locales.flatMap((other) => {
      const otherPath = other.code === locale.code ? path : paths[other.code];
      const linkedQuery = page.queryIn?.(other) ?? pickParameters(query, queryParameters);
      return otherPath === undefined ? [] : [[other.code, withQuery(otherPath, linkedQuery)]];
    }),
  );
  const metadata = createMetadata(
    {
      heading: title,
      description: description ?? site.description,
      path,
      query,
      canonicalParameters: page.canonicalParameters,
      indexed: page.indexed,
      localisations: { ...indexedPaths, [locale.code]: path },
      picture: page.picture ?? ofSite,
    },
    site,
    services,
  );
  // Only for the first page of a list, because a further page may not exist or may have other products in another locale.
  const hasAlternates = URL.parse(metadata.canonical)?.search === '';
  return {
    status: 200,
    locale,
    path,
    metadata: {
      ...metadata,
      alternates: hasAlternates ? metadata.alternates : [],
      linkedData: [...breadcrumbNodes(crumbs, site, services.canonical), ...page.linkedData(site)],
    },
    site,
    localisations,
    queryParameters,
    preload: page.preload,
    sections: [
      ...renderBreadcrumb(locale, crumbs, ''),
      ...(isPaused ? [renderPausedNotice(locale)] : []),
      page.section,
      ...(page.sectionsBelow ?? []),
    ],
    layoutData,
    isPreview: false,
    changesAt: page.changesAt,
    maxAgeSeconds: isPaused || !isComplete ? SHOP_DOWN_MAX_AGE_SECONDS : LIVE_MAX_AGE_SECONDS,
    preservedQuery: '',
  };
}
