import { join } from 'node:path';
import { createOutbox } from '#site/forms/outbox';
import { createRateLimit } from '#site/forms/rate-limit';
import { createRateLimits } from '#site/forms/rate-limits';
import { createFormReceiver } from '#site/forms/receive-form';
import { locales } from '#site/i18n/locale';
import * as media from '#site/media/images';
import { createAdditions } from '#site/pages/cart/additions';
import { createErrorPageWithoutLayoutData } from '#site/pages/error-page';
import { createFeedLoader } from '#site/pages/feed';
import { createManifestLoader } from '#site/pages/manifest';
import { type Logger } from '#site/pages/page-services';
import { createPaymentMethods } from '#site/pages/payment-methods';
import { createRoutes, PAGE_PARAMETERS } from '#site/pages/routes';
import { createSitemapLoader } from '#site/pages/sitemap';
import type { RedirectRule } from '#site/protocol/route-rules';
import { createSiteRedirects } from '#site/redirects/editor-redirects';
import { createEntryRedirects } from '#site/redirects/entry-redirects';
import { synonymWords } from '#site/search-index/synonyms';
import { createCache } from '#site/services/cache';
import { type ConsentConfig, createConsentProvider } from '#site/services/consent';
import { type Content, createContent } from '#site/services/content';
import { createGeocoder } from '#site/services/geocoder';
import { createIconEndpoint, createIcons } from '#site/services/icons';
import { createTestPayments } from '#site/services/payment';
import { createSearch, createSearchWriter } from '#site/services/search';
import { createShop } from '#site/services/shop';
import { createTagManager, type TagManagerConfig } from '#site/services/tag-manager';
import { createPreviewLinks, type PreviewLinks } from '#site/session/preview-links';
import { createSessions } from '#site/session/sessions';
import { createStoreDirectory } from '#site/stores/store-directory';
import { createApp } from './app.ts';
import type { BuildAssets } from './build-assets.ts';
import { createClientAddressReader } from './client-address.ts';
import { createContentFiles } from './content-files.ts';
import type { Environment } from './env.ts';
import { createFragmentKeys } from './fragment-key.ts';
import { createFeedHandler, createManifestHandler, createSitemapHandler } from './locale-handlers.ts';
import type { SearchAccess } from './outside-systems.ts';
import { createPageCache, type PageCacheUsage } from './page-cache.ts';
import { createPageHandler } from './page-handler.ts';
import { createPreviewLinkEndpoint } from './preview-link-endpoint.ts';
import { guardRequests, type WebApp } from './request-guard.ts';
import { responseHeaders } from './response-headers.ts';
import { createResultEventsEndpoint } from './result-events-endpoint.ts';
import { createSearchEndpoint } from './search-endpoint.ts';
import { createSearchFiller, type FillIndexes } from './search-filler.ts';
import { createSessionEndpoint } from './session-endpoint.ts';
import { withoutIndexing } from './staging-pages.ts';
import type { StaticFiles } from './static-files.ts';
import { createPlacesEndpoint, createStoresEndpoint } from './store-endpoints.ts';
import { trackingSettingsOf } from './tag-manager-config.ts';
import { warmUpPictures, type WarmUpResult } from './warm-up.ts';

export type SiteConfig = {
  readonly environment: Environment;
  readonly siteUrl: string;
  /** URL of the content system, configured or embedded. */
  readonly contentUrl: string;
  /** URL of the shop, configured or embedded. */
  readonly shopUrl: string;
  /** The search provider, configured or embedded. */
  readonly search: SearchAccess;
  /** URL of the geocoder, configured or embedded. */
  readonly geocoderUrl: string;
  /** URL of the test provider of payments, if it is enabled. */
  readonly paymentUrl?: string | undefined;
  /** The consent provider, configured or the test provider. Absent without one. */
  readonly consent?: ConsentConfig | undefined;
  /** The tag manager, configured or the test tag manager. Absent without one: tracking is skipped. */
  readonly tagManager?: TagManagerConfig | undefined;
  /** Folder for image renditions, which can be deleted at any time. */
  readonly cacheDirectory: string;
  /** Secrets of session cookies. The first one seals, all of them unseal. */
  readonly sessionSecrets: readonly [string, ...string[]];
  readonly assets: BuildAssets;
  readonly files: StaticFiles;
  /** Redirect rules of the operator. */
  readonly redirects: readonly RedirectRule[];
  readonly log: Logger;
  readonly now?: () => Date;
  /** Creates renditions and placeholder colours. By default they are rendered in child processes. */
  readonly createImages?: (config: media.ImageConfig) => media.Images;
};

export type SiteServer = {
  readonly app: WebApp;
  /** Empties the caches of content, catalogue and pages. */
  invalidateCaches(): Promise<void>;
  /** Empties the caches and fills the indexes of the embedded search, after a change of the content or the catalogue. */
  applyDataChange(): Promise<void>;
  /** Returns the number and size of the cached pages, for monitoring. */
  pageCacheUsage(): PageCacheUsage;
  /** Sends the submissions in the outbox, which the content system could not receive earlier. */
  deliverWaitingForms(): Promise<void>;
  /** Loads the addresses of all products and categories, one store view after the other. Failures are logged. */
  warmUpAddresses(signal: AbortSignal): Promise<void>;
  /** Fills the indexes of the embedded search, by default those of all locales. Does nothing with a configured provider. */
  readonly fillSearch: FillIndexes;
  /** Renders the pictures of the main pages in the background, until the signal aborts. */
  warmUpPictures(signal: AbortSignal): Promise<WarmUpResult>;
};

const SECOND_MS = 1_000;
const HOUR_MS = 3_600 * SECOND_MS;
const MEGABYTE = 1024 * 1024;
/** Requests per network address within ten minutes. An editor who types without a pause causes about two a second. */
const MAX_FRAGMENTS = 6_000;
/** A delivery lists the folder, so the number of files is limited as well as their size. */
const MAX_OUTBOX_FILES = 10_000;

/** Creates the site's services and handlers and connects them. */
export function createSite(config: SiteConfig): SiteServer {
  const {
    environment,
    siteUrl,
    contentUrl,
    shopUrl,
    geocoderUrl,
    cacheDirectory,
    sessionSecrets,
    assets,
    files,
    log,
    now = () => new Date(),
    createImages = media.createImages,
  } = config;
  const { token, freshSeconds, paging, publicOrigin, hasTestPanel } = environment.content;
  const panelOrigin = publicOrigin ?? (hasTestPanel ? new URL(contentUrl).origin : undefined);
  const cache = createCache({ log });
  const previewLinks = createPreviewLinks({
    secrets: sessionSecrets,
    minutes: environment.content.previewLinkMinutes,
    now,
  });
  const content = openSharedPreviews(
    createContent({
      baseUrl: contentUrl,
      token,
      log,
      cache,
      paging,
      life: {
        freshMs: freshSeconds * SECOND_MS,
        staleWhileRevalidateMs: HOUR_MS,
        staleIfErrorMs: 7 * 24 * HOUR_MS,
      },
    }),
    previewLinks,
  );
  const shop = createShop({
    baseUrl: shopUrl,
    mediaUrl: environment.shop.mediaUrl ?? `${shopUrl}/media`,
    edition: environment.shop.edition,
    log,
    cache,
  });
  const { appId, searchKey, adminKey, hosts, eventsUrl } = config.search;
  const { indexPrefix, maxRequests } = environment.search;
  const search = createSearch({
    appId,
    searchKey,
    hosts,
    ...(eventsUrl === undefined ? {} : { eventsUrl }),
    indexPrefix,
    synonymWords,
    log,
    cache,
  });
  const writer =
    adminKey === undefined ? undefined : createSearchWriter({ appId, adminKey, hosts, indexPrefix });
  const { renditions, placeholderColours } = createImages({
    contentUrl,
    shopMediaUrl: shop.mediaUrl,
    origins: environment.imageOrigins,
    directory: environment.imageCache ?? join(cacheDirectory, 'images'),
    log,
  });
  const createIconLibrary = () =>
    createIcons({ services: environment.iconServices, cache: createCache({ log }), log });
  // Visitors choose the icons of the endpoint. With two libraries they cannot displace the icons of pages, or content.
  const [icons, requestedIcons] = [createIconLibrary(), createIconLibrary()];
  const origins = environment.redirectOrigins;
  const redirects = createSiteRedirects({
    content,
    log,
    siteUrl,
    origins,
    operatorRules: config.redirects,
    freshMs: freshSeconds * SECOND_MS,
  });
  const findEntryRedirect = createEntryRedirects({ content, origins, redirects, log });
  const paymentMethods = createPaymentMethods(
    config.paymentUrl === undefined ? undefined : createTestPayments({ baseUrl: config.paymentUrl, log }),
  );
  const geocoder = createGeocoder({
    baseUrl: geocoderUrl,
    userAgent: `Lantern (${siteUrl})`,
    // Visitors choose the texts, which must not displace content.
    cache: createCache({ log }),
    log,
  });
  const stores = createStoreDirectory({ content, log, freshMs: freshSeconds * SECOND_MS });
  const pageCache = createPageCache();
  const services = {
    content,
    shop,
    search,
    geocoder,
    stores,
    mapStyleUrl: environment.map.styleUrl,
    placeholderColours,
    icons,
    findEntryRedirect,
    log,
    paymentMethods,
    additions: createAdditions(),
    limits: createRateLimits(environment.rateLimits, now),
    previewLinks,
    panelOrigin,
    siteUrl,
    canonical: environment.canonical,
    now,
  };
  const { outbox, outboxMegabytes } = environment.forms;
  const limits = { files: MAX_OUTBOX_FILES, bytes: outboxMegabytes * MEGABYTE };
  const forms = createFormReceiver({
    content,
    findEntryRedirect,
    siteUrl,
    outbox: outbox === undefined ? undefined : createOutbox({ directory: outbox, limits, log }),
    log,
    now,
  });
  const openSession = createSessions({
    secrets: sessionSecrets,
    isSecure: siteUrl.startsWith('https:'),
    log,
  });
  const isIndexable = environment.stage !== 'staging';
  const tagManager = config.tagManager && createTagManager(config.tagManager);
  const routes = createRoutes(services, forms.receive);
  const pages = createPageHandler({
    routes: isIndexable ? routes : withoutIndexing(routes),
    createErrorPage: (request) => createErrorPageWithoutLayoutData(request, services),
    assets,
    cache: pageCache,
    openSession,
    canonicalParameters: environment.canonical.parameters ?? [],
    panelOrigin,
    videoOrigins: environment.imageOrigins,
    consentProvider: config.consent && createConsentProvider(config.consent),
    tagManager,
    tracking: trackingSettingsOf(environment.stage, tagManager, config.consent !== undefined),
    mapOrigins: mapOriginsOf(environment.map),
    fragmentKeys: createFragmentKeys(sessionSecrets),
    isWithinFragmentLimit: createRateLimit({ max: MAX_FRAGMENTS, now }),
    now,
    paymentOrigins: paymentMethods.flatMap(({ provider }) => provider?.origin ?? []),
  });
  const app = createApp({
    siteUrl,
    isIndexable,
    assets,
    pages,
    renditions,
    icons: createIconEndpoint(requestedIcons),
    search: createSearchEndpoint({
      services,
      isWithinRateLimit: createRateLimit({ max: maxRequests, now }),
    }),
    places: createPlacesEndpoint({ services, isWithinRateLimit: createRateLimit({ max: maxRequests, now }) }),
    stores: createStoresEndpoint({ services, isWithinRateLimit: createRateLimit({ max: maxRequests, now }) }),
    resultEvents: createResultEventsEndpoint({
      siteUrl,
      sendEvents: search.sendEvents,
      isWithinRateLimit: createRateLimit({ max: maxRequests, now }),
    }),
    previewLink: createPreviewLinkEndpoint({ previewLinks, siteUrl }),
    session: createSessionEndpoint({ shop, openSession, isWithinRateLimit: services.limits.summary }),
    files,
    contentFiles: createContentFiles(contentUrl),
    redirects,
    queryParameters: PAGE_PARAMETERS,
    sitemaps: createSitemapHandler(createSitemapLoader(services), log),
    feeds: createFeedHandler(createFeedLoader(services)),
    manifests: createManifestHandler(createManifestLoader(services)),
    clientAddress: createClientAddressReader({ ...environment.clientAddress, log }),
    log,
  });
  const fillSearch = createSearchFiller({ shop, content, writer, log });
  const invalidateCaches = async () => {
    await cache.invalidate(() => true);
    stores.clear();
    redirects.clear();
    pageCache.clear();
  };
  return {
    app: guardRequests(app, siteUrl, responseHeaders(siteUrl, isIndexable)),
    pageCacheUsage: () => pageCache.usage(),
    deliverWaitingForms: forms.deliverStored,
    fillSearch,
    warmUpPictures: (signal) =>
      warmUpPictures({ getPage: (path) => app.fetch(new Request(siteUrl + path)), renditions, signal }),
    async warmUpAddresses(signal) {
      for (const { magentoStore } of locales) if (!signal.aborted) await shop.addresses(magentoStore, signal);
    },
    invalidateCaches,
    async applyDataChange() {
      await invalidateCaches();
      await fillSearch();
    },
  };
}

/** Returns a content system that also accepts the tokens of shareable links. */
function openSharedPreviews(content: Content, { contentToken }: PreviewLinks): Content {
  return {
    forRequest: ({ previewToken, ...scope }) =>
      content.forRequest({
        ...scope,
        previewToken: previewToken === undefined ? undefined : contentToken(previewToken),
      }),
  };
}

function mapOriginsOf({ styleUrl, origins }: Environment['map']) {
  return styleUrl === undefined ? [] : [...new Set([new URL(styleUrl).origin, ...origins])];
}
