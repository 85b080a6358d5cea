import { join } from 'node:path';
import { createOutbox } from '#site/forms/outbox';
import { createFormReceiver } from '#site/forms/receive-form';
import * as media from '#site/media/images';
import { createErrorPageWithoutLayoutData } from '#site/pages/error-page';
import { createFeedLoader } from '#site/pages/feed';
import { createManifestLoader } from '#site/pages/manifest';
import { type Logger } from '#site/pages/page-services';
import { createRoutes, PAGE_PARAMETERS } from '#site/pages/routes';
import { createSitemapLoader } from '#site/pages/sitemap';
import type { RedirectRule } from '#site/protocol/route-rules';
import { createEntryRedirects } from '#site/redirects/entry-redirects';
import { createCache } from '#site/services/cache';
import { createContent } from '#site/services/content';
import { createIconEndpoint, createIcons } from '#site/services/icons';
import { createApp } from './app.ts';
import type { BuildAssets } from './build-assets.ts';
import { createClientAddressReader } from './client-address.ts';
import { createContentFiles } from './content-files.ts';
import type { Environment } from './env.ts';
import { createFeedHandler, createManifestHandler, createSitemapHandler } from './locale-handlers.ts';
import { createPageCache, type PageCacheUsage } from './page-cache.ts';
import { createPageHandler } from './page-handler.ts';
import { guardRequests, type WebApp } from './request-guard.ts';
import type { StaticFiles } from './static-files.ts';
import { warmUpPictures, type WarmUpResult } from './warm-up.ts';

export type SiteConfig = {
  readonly environment: Environment;
  readonly siteUrl: string;
  /** URL of the content system, configured or embedded. */
  readonly contentUrl: string;
  /** Folder for image renditions, which can be deleted at any time. */
  readonly cacheDirectory: string;
  readonly assets: BuildAssets;
  readonly files: StaticFiles;
  readonly redirects: readonly RedirectRule[];
  readonly log: Logger;
  readonly now?: () => Date;
  /** Creates renditions and placeholder colours. By default they are rendered in child processes. */
  readonly createImages?: (config: media.ImageConfig) => media.Images;
};

export type SiteServer = {
  readonly app: WebApp;
  /** Empties all caches of content. */
  invalidateContent(): Promise<void>;
  /** Returns the number and size of the cached pages, for monitoring. */
  pageCacheUsage(): PageCacheUsage;
  /** Sends the submissions in the outbox, which the content system could not receive earlier. */
  deliverWaitingForms(): Promise<void>;
  /** Renders the pictures of the main pages in the background, until the signal aborts. */
  warmUpPictures(signal: AbortSignal): Promise<WarmUpResult>;
};

const SECOND_MS = 1_000;
const HOUR_MS = 3_600 * SECOND_MS;
const MEGABYTE = 1024 * 1024;
/** A delivery lists the folder, so the number of files is limited as well as their size. */
const MAX_OUTBOX_FILES = 10_000;

/** Creates the site's services and handlers and connects them. */
export function createSite(config: SiteConfig): SiteServer {
  const {
    environment,
    siteUrl,
    contentUrl,
    cacheDirectory,
    assets,
    files,
    redirects,
    log,
    now = () => new Date(),
    createImages = media.createImages,
  } = config;
  const { token, freshSeconds, paging, publicOrigin } = environment.content;
  const cache = createCache({ log });
  const content = createContent({
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
  });
  const { renditions, placeholderColours } = createImages({
    contentUrl,
    origins: environment.imageOrigins,
    directory: environment.imageCache ?? join(cacheDirectory, 'images'),
    log,
  });
  const createIconLibrary = () =>
    createIcons({ services: environment.iconServices, cache: createCache({ log }), log });
  // Visitors choose the icons of the endpoint. With two libraries they cannot displace the icons of pages, or content.
  const [icons, requestedIcons] = [createIconLibrary(), createIconLibrary()];
  const origins = environment.redirectOrigins;
  const findEntryRedirect = createEntryRedirects({ content, origins, rules: redirects, log });
  const pageCache = createPageCache();
  const services = {
    content,
    placeholderColours,
    icons,
    findEntryRedirect,
    log,
    siteUrl,
    canonical: environment.canonical,
    now,
  };
  const { outbox, outboxMegabytes, maxPosts } = environment.forms;
  const limits = { files: MAX_OUTBOX_FILES, bytes: outboxMegabytes * MEGABYTE };
  const forms = createFormReceiver({
    content,
    findEntryRedirect,
    siteUrl,
    outbox: outbox === undefined ? undefined : createOutbox({ directory: outbox, limits, log }),
    maxPosts,
    log,
    now,
  });
  const pages = createPageHandler({
    routes: createRoutes(services, forms.receive),
    createErrorPage: (request) => createErrorPageWithoutLayoutData(request, services),
    assets,
    cache: pageCache,
    canonicalParameters: environment.canonical.parameters ?? [],
    previewOrigins: publicOrigin === undefined ? [] : [publicOrigin],
    videoOrigins: environment.imageOrigins,
  });
  const app = createApp({
    siteUrl,
    assets,
    pages,
    renditions,
    icons: createIconEndpoint(requestedIcons),
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
  return {
    app: guardRequests(app, siteUrl),
    pageCacheUsage: () => pageCache.usage(),
    deliverWaitingForms: forms.deliverStored,
    warmUpPictures: (signal) =>
      warmUpPictures({ getPage: (path) => app.fetch(new Request(siteUrl + path)), renditions, signal }),
    async invalidateContent() {
      await cache.invalidate(() => true);
      pageCache.clear();
    },
  };
}
