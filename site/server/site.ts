import { createOutbox } from '#site/forms/outbox';
import { createRateLimit } from '#site/forms/rate-limit';
import { createFormReceiver } from '#site/forms/receive-form';
import { locales } from '#site/i18n/locale';
import { createErrorPage, createErrorPageWithoutLayoutData } from '#site/pages/error-page';
import { createFeedLoader } from '#site/pages/feed';
import { createManifestLoader } from '#site/pages/manifest';
import type { Services } from '#site/pages/page-services';
import { createRoutes, PAGE_PARAMETERS, personalPaths } from '#site/pages/routes';
import { createSitemapLoader } from '#site/pages/sitemap';
import { createConsentProvider } from '#site/services/consent';
import { createIconEndpoint } from '#site/services/icons';
import { createTagManager } from '#site/services/tag-manager';
import { createSessions } from '#site/session/sessions';
import { createApp } from './app.ts';
import { createClientAddressReader } from './client-address.ts';
import { createContentChangesEndpoint } from './content-changes-endpoint.ts';
import { createContentFiles } from './content-files.ts';
import { createServices } from './create-services.ts';
import type { Environment } from './env.ts';
import { createFragmentKeys } from './fragment-key.ts';
import { createFeedHandler, createManifestHandler, createSitemapHandler } from './locale-handlers.ts';
import { createPageCache, type PageCacheUsage } from './page-cache.ts';
import { createPageHandler } from './page-handler.ts';
import { createPreviewLinkEndpoint } from './preview-link-endpoint.ts';
import { guardRequests, type WebApp } from './request-guard.ts';
import { responseHeaders } from './response-headers.ts';
import { createResultEventsEndpoint } from './result-events-endpoint.ts';
import { createSearchEndpoint } from './search-endpoint.ts';
import { createSearchFiller, type FillIndexes } from './search-filler.ts';
import { createSessionEndpoint } from './session-endpoint.ts';
import type { SiteConfig } from './site-config.ts';
import { withoutIndexing } from './staging-pages.ts';
import { createPlacesEndpoint, createStoresEndpoint } from './store-endpoints.ts';
import { trackingSettingsOf } from './tag-manager-config.ts';
import { warmUpPictures, type WarmUpResult } from './warm-up.ts';

export type SiteServer = {
  readonly app: WebApp;
  /** Empties the caches of content, catalogue, stores, redirects and pages. */
  invalidateCaches(): Promise<void>;
  /** Empties the caches and fills the indexes of the embedded search, after a change of the content or the catalogue. */
  applyDataChange(): Promise<void>;
  /** Returns the number and size of the cached pages, for monitoring. */
  pageCacheUsage(): PageCacheUsage;
  /** Sends the submissions in the outbox, which the content system could not receive earlier. */
  deliverStoredSubmissions(): Promise<void>;
  /** Loads the path indexes of the shop, one store view after the other. Failures are logged. */
  warmUpPathIndexes(signal: AbortSignal): Promise<void>;
  /** Fills the indexes of the embedded search, by default those of all locales. Does nothing with a configured provider. */
  readonly fillSearch: FillIndexes;
  /** Renders the pictures of the main pages in the background, until the signal aborts. */
  warmUpPictures(signal: AbortSignal): Promise<WarmUpResult>;
};

const MEGABYTE = 1024 * 1024;
/** Requests for fragments per client address within ten minutes. An editor who types without a pause causes about two a second. */
const MAX_FRAGMENTS = 6_000;
/** Reports of changed content with a wrong token per client address within ten minutes. */
const MAX_REFUSED_CHANGES = 30;
/** The number of files is limited too, because each delivery reads the list of all files. */
const MAX_OUTBOX_FILES = 10_000;

/** Creates the site's services and handlers and connects them. */
export function createSite(config: SiteConfig): SiteServer {
  const { environment, siteUrl, contentUrl, sessionSecrets, assets, files, log } = config;
  const now = config.now ?? (() => new Date());
  const created = createServices(config, now);
  const { services, contentCache, cache, redirects, renditions, searchWriter } = created;
  const { content, shop, stores } = services;
  const pageCache = createPageCache();
  const openSession = createSessions({
    secrets: sessionSecrets,
    isSecure: siteUrl.startsWith('https:'),
    log,
  });
  const isIndexable = environment.stage !== 'staging';
  const forms = createForms(config, services, now);
  const routes = createRoutes(services, forms.receive);
  const pages = createPageHandler({
    ...pageSettings(config, services, now),
    routes: isIndexable ? routes : withoutIndexing(routes),
    cache: pageCache,
    openSession,
  });
  const fillSearch = createSearchFiller({ shop, content, writer: searchWriter, log });
  const onContentChange = () => {
    contentCache.markStale();
    stores.markStale();
    redirects.markStale();
    pageCache.clear();
    void fillSearch();
  };
  const app = createApp({
    ...createEndpoints(config, created, { now, openSession, onContentChange }),
    siteUrl,
    isIndexable,
    assets,
    pages,
    renditions,
    files,
    contentFiles: createContentFiles(contentUrl, log),
    redirects,
    queryParameters: PAGE_PARAMETERS,
    personalPaths: personalPaths(),
    sitemaps: createSitemapHandler(createSitemapLoader(services), log),
    feeds: createFeedHandler(createFeedLoader(services)),
    manifests: createManifestHandler(createManifestLoader(services)),
    clientAddress: createClientAddressReader({ ...environment.clientAddress, log }),
    log,
  });
  const invalidateCaches = async () => {
    await Promise.all([contentCache, cache].map((each) => each.invalidate(() => true)));
    stores.clear();
    redirects.clear();
    pageCache.clear();
  };
  return {
    app: guardRequests(app, siteUrl, responseHeaders(siteUrl, isIndexable)),
    pageCacheUsage: () => pageCache.usage(),
    deliverStoredSubmissions: forms.deliverStoredSubmissions,
    fillSearch,
    warmUpPictures: (signal) =>
      warmUpPictures({ getPage: (path) => app.fetch(new Request(siteUrl + path)), renditions, signal }),
    async warmUpPathIndexes(signal) {
      for (const { magentoStore } of locales) if (!signal.aborted) await shop.pathIndex(magentoStore, signal);
    },
    invalidateCaches,
    async applyDataChange() {
      await invalidateCaches();
      await fillSearch();
    },
  };
}

type Clock = () => Date;

/** Creates the receiver of CMS forms. Without an outbox, a form that cannot be delivered is refused. */
function createForms({ environment, siteUrl, log }: SiteConfig, services: Services, now: Clock) {
  const { outbox: directory, outboxMegabytes } = environment.forms;
  const limits = { files: MAX_OUTBOX_FILES, bytes: outboxMegabytes * MEGABYTE };
  return createFormReceiver({
    content: services.content,
    findEntryRedirect: services.findEntryRedirect,
    siteUrl,
    outbox: directory === undefined ? undefined : createOutbox({ directory, limits, log }),
    log,
    now,
  });
}

/** Returns the settings of pages: error pages, build, origins that pages may use, consent, tracking and limits. */
function pageSettings(
  { environment, sessionSecrets, assets, ...config }: SiteConfig,
  services: Services,
  now: Clock,
) {
  const tagManager = config.tagManager && createTagManager(config.tagManager);
  return {
    createErrorPage: (request: Request) => createErrorPageWithoutLayoutData(request, services),
    createRateLimitPage: (request: Request) => createErrorPage(429, request, services),
    assets,
    canonicalParameters: environment.canonical.parameters ?? [],
    controlPanelOrigin: services.controlPanelOrigin,
    videoOrigins: environment.imageOrigins,
    consentProvider: config.consent && createConsentProvider(config.consent),
    tagManager,
    tracking: trackingSettingsOf(environment.stage, tagManager, config.consent !== undefined),
    mapOrigins: mapOriginsOf(environment.map),
    fragmentKeys: createFragmentKeys(sessionSecrets),
    isWithinFragmentLimit: createRateLimit({ max: MAX_FRAGMENTS, now }),
    isWithinSearchLimit: createRateLimit({ max: environment.search.maxRequests, now }),
    now,
    paymentOrigins: services.paymentMethods.flatMap(({ provider }) => provider?.origin ?? []),
  };
}

/** Creates the endpoints besides pages and files. Each kind of search request has its own limit. */
function createEndpoints(
  { environment, siteUrl }: SiteConfig,
  { services, requestedIcons }: Pick<ReturnType<typeof createServices>, 'services' | 'requestedIcons'>,
  {
    now,
    openSession,
    onContentChange,
  }: {
    readonly now: Clock;
    readonly openSession: ReturnType<typeof createSessions>;
    readonly onContentChange: () => void;
  },
) {
  const { shop, search, previewLinks } = services;
  const createSearchLimit = () => createRateLimit({ max: environment.search.maxRequests, now });
  return {
    icons: createIconEndpoint(requestedIcons),
    search: createSearchEndpoint({ services, isWithinRateLimit: createSearchLimit() }),
    places: createPlacesEndpoint({ services, isWithinRateLimit: createSearchLimit() }),
    stores: createStoresEndpoint({ services, isWithinRateLimit: createSearchLimit() }),
    resultEvents: createResultEventsEndpoint({
      siteUrl,
      sendEvents: search.sendEvents,
      isWithinRateLimit: createSearchLimit(),
    }),
    contentChanges: createContentChangesEndpoint({
      token: environment.content.webhookToken,
      onChange: onContentChange,
      isWithinRateLimit: createRateLimit({ max: MAX_REFUSED_CHANGES, now }),
    }),
    previewLink: createPreviewLinkEndpoint({ previewLinks, siteUrl }),
    session: createSessionEndpoint({ shop, openSession, isWithinRateLimit: services.limits.summary }),
  };
}

function mapOriginsOf({ styleUrl, origins }: Environment['map']) {
  return styleUrl === undefined ? [] : [...new Set([new URL(styleUrl).origin, ...origins])];
}
