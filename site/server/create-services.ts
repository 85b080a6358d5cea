import { join } from 'node:path';
import { createRateLimits } from '#site/forms/rate-limits';
import * as media from '#site/media/images';
import { createCustomerQueue } from '#site/pages/account/customer-queue';
import { createCartChanges } from '#site/pages/cart/cart-changes';
import type { Services } from '#site/pages/page-services';
import { createPaymentMethods } from '#site/pages/payment-methods';
import { createEntryRedirects } from '#site/redirects/entry-redirects';
import { createSiteRedirects } from '#site/redirects/site-redirects';
import { synonymWords } from '#site/search-index/synonyms';
import { type Cache, createCache } from '#site/services/cache';
import { type Content, createContent } from '#site/services/content';
import { createGeocoder } from '#site/services/geocoder';
import { createIcons } from '#site/services/icons';
import { createTestPayments } from '#site/services/payment';
import { createSearch, createSearchWriter } from '#site/services/search';
import { createShop } from '#site/services/shop';
import { createPreviewLinks, type PreviewLinks } from '#site/session/preview-links';
import { createStoreDirectory } from '#site/stores/store-directory';
import type { SiteConfig } from './site-config.ts';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600 * SECOND_MS;

/**
 * Creates the clients of the outside systems and the other dependencies of loaders and actions. Each client exists once per process.
 *
 * @param now the clock
 */
export function createServices(config: SiteConfig, now: () => Date) {
  const { environment, siteUrl, contentUrl, shopUrl, geocoderUrl, cacheDirectory, log } = config;
  const { createImages = media.createImages } = config;
  const { freshSeconds, publicOrigin, hasTestControlPanel } = environment.content;
  // Content has a separate cache, because the webhook of the content system marks all values of this cache as stale.
  const contentCache = createCache({ log });
  const cache = createCache({ log });
  const previewLinks = createPreviewLinks({
    secrets: config.sessionSecrets,
    minutes: environment.content.previewLinkMinutes,
    now,
  });
  const content = createContentOfSite(config, contentCache, previewLinks);
  const shop = createShop({
    baseUrl: shopUrl,
    mediaUrl: environment.shop.mediaUrl ?? `${shopUrl}/media`,
    edition: environment.shop.edition,
    log,
    cache,
  });
  const { renditions, placeholderColors } = createImages({
    contentUrl,
    shopMediaUrl: shop.mediaUrl,
    origins: environment.imageOrigins,
    directory: environment.imageCache ?? join(cacheDirectory, 'images'),
    log,
  });
  const createIconLibrary = () =>
    createIcons({ services: environment.iconServices, cache: createCache({ log }), log });
  // Visitors choose the icons that the endpoint loads. It has its own cache, so its icons cannot evict the icons of pages, or content.
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
    // Visitors choose the search texts. The geocoder has its own cache, so these texts cannot evict content.
    cache: createCache({ log }),
    log,
  });
  const stores = createStoreDirectory({ content, log, freshMs: freshSeconds * SECOND_MS });
  const services: Services = {
    content,
    shop,
    search: createSearchOfSite(config, cache),
    geocoder,
    stores,
    mapStyleUrl: environment.map.styleUrl,
    placeholderColors,
    icons,
    findEntryRedirect,
    log,
    paymentMethods,
    cartChanges: createCartChanges(),
    addressQueue: createCustomerQueue(),
    limits: createRateLimits(environment.rateLimits, now),
    previewLinks,
    controlPanelOrigin: publicOrigin ?? (hasTestControlPanel ? new URL(contentUrl).origin : undefined),
    siteUrl,
    canonical: environment.canonical,
    now,
  };
  const searchWriter = createWriterOfSite(config);
  return { services, contentCache, cache, redirects, renditions, requestedIcons, searchWriter };
}

/** Creates the client of the content system. It also accepts the tokens of shareable links. */
function createContentOfSite(
  { environment, contentUrl, log }: SiteConfig,
  cache: Cache,
  previewLinks: PreviewLinks,
): Content {
  const { token, freshSeconds, paging, publicOrigin } = environment.content;
  const content = createContent({
    baseUrl: contentUrl,
    publicOrigin,
    token,
    log,
    cache,
    paging,
    lifetime: {
      freshMs: freshSeconds * SECOND_MS,
      staleWhileRevalidateMs: HOUR_MS,
      staleIfErrorMs: 7 * 24 * HOUR_MS,
    },
  });
  return acceptSharedLinks(content, previewLinks);
}

function createSearchOfSite({ environment, search, log }: SiteConfig, cache: Cache) {
  const { appId, searchKey, hosts, eventsUrl } = search;
  return createSearch({
    appId,
    searchKey,
    hosts,
    ...(eventsUrl === undefined ? {} : { eventsUrl }),
    indexPrefix: environment.search.indexPrefix,
    synonymWords,
    log,
    cache,
  });
}

/** Returns `undefined` if the operator fills the indexes (`npm run search:index`). */
function createWriterOfSite({ environment, search: { appId, adminKey, hosts } }: SiteConfig) {
  const { indexPrefix } = environment.search;
  return adminKey === undefined ? undefined : createSearchWriter({ appId, adminKey, hosts, indexPrefix });
}

/** Returns a client of the content system that also accepts the tokens of shareable links. */
function acceptSharedLinks(content: Content, { contentToken }: PreviewLinks): Content {
  return {
    forRequest: ({ previewToken, ...scope }) =>
      content.forRequest({
        ...scope,
        previewToken: previewToken === undefined ? undefined : contentToken(previewToken),
      }),
  };
}
