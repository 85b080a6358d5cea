import { findLocale, isIndexed, type Locale } from '#site/i18n/locale';
import { renderLocaleSuggestion, renderReloadNotice } from '#site/layout/render-layout';
import type { LoadFeed } from '#site/pages/feed';
import type { LoadManifest } from '#site/pages/manifest';
import type { Logger } from '#site/pages/page-services';
import type { LoadSitemap } from '#site/pages/sitemap';
import { localeCodeOf } from '#site/protocol/path-locale';
import type { LayoutFragment } from '#site/protocol/payload';
import type { BuildAssets } from './build-assets.ts';

type RequestHandler = (request: Request) => Promise<Response>;

const SITEMAP_HEADERS = {
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': 'public, max-age=3600',
};
/** Feed readers poll about once an hour, so a delay of 15 minutes is acceptable. */
const FEED_CACHE_CONTROL = 'public, max-age=900';
const MANIFEST_CACHE_CONTROL = 'public, max-age=3600';
const RETRY_AFTER_SECONDS = '120';

/** Handles `/{locale}/sitemap.xml` and streams the sitemap while its pages are fetched. */
export function createSitemapHandler(loadSitemap: LoadSitemap, log: Logger): RequestHandler {
  return async ({ url, signal }) => {
    const locale = localeOf(url);
    const part = new URL(url).searchParams.get('part');
    if (!locale || (part !== null && !/^[1-9]\d{0,4}$/.test(part))) return notFound();

    const sitemap = await loadSitemap(locale, part === null ? undefined : Number(part), signal);
    if (sitemap === 'not-found') return notFound();
    if (sitemap === 'unavailable') return unavailable();
    return new Response(toStream(sitemap, log), { headers: SITEMAP_HEADERS });
  };
}

/** Handles `/{locale}/rss.xml`. A locale that search engines may not index still has a feed, because feed readers do not index. */
export function createFeedHandler(loadFeed: LoadFeed): RequestHandler {
  return async ({ url, signal }) => {
    const locale = localeOf(url);
    if (!locale) return notFound();
    const feed = await loadFeed(locale, signal);
    if (feed === 'unavailable') return unavailable();
    return new Response(feed, {
      headers: {
        'content-type': 'application/rss+xml; charset=utf-8',
        'cache-control': FEED_CACHE_CONTROL,
        ...(isIndexed(locale) ? {} : { 'x-robots-tag': 'noindex, nofollow' }),
      },
    });
  };
}

/** Handles `/{locale}/site.webmanifest`. */
export function createManifestHandler(loadManifest: LoadManifest): RequestHandler {
  return async ({ url, signal }) => {
    const locale = localeOf(url);
    if (!locale) return notFound();
    return new Response(JSON.stringify(await loadManifest(locale, signal)), {
      headers: {
        'content-type': 'application/manifest+json; charset=utf-8',
        'cache-control': MANIFEST_CACHE_CONTROL,
      },
    });
  };
}

/** Renders the suggestion of a locale in that locale's language. */
export function createLocaleSuggestion(locale: Locale, assets: BuildAssets): LayoutFragment {
  const html = renderLocaleSuggestion(locale);
  return { html, styles: assets.stylesOf(['locale-suggestion']).map(({ href }) => href) };
}

/** Renders the notice that the page has to be reloaded. */
export function createReloadNotice(locale: Locale, assets: BuildAssets): LayoutFragment {
  const html = renderReloadNotice(locale);
  return { html, styles: assets.stylesOf(['reload-notice']).map(({ href }) => href) };
}

function localeOf(url: string) {
  return findLocale(localeCodeOf(new URL(url).pathname));
}

function notFound() {
  return new Response('', { status: 404 });
}

function unavailable() {
  return new Response('', { status: 503, headers: { 'retry-after': RETRY_AFTER_SECONDS } });
}

/** Streams a sitemap. An error aborts the response, because search engines would remove the pages that an incomplete sitemap lacks. */
function toStream(chunks: AsyncIterable<string>, log: Logger): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const iterator = chunks[Symbol.asyncIterator]();
  let isCancelled = false;
  return new ReadableStream({
    async pull(controller) {
      try {
        const { value, done } = await iterator.next();
        // The client has closed the connection in the meantime.
        if (isCancelled) return;
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        if (isCancelled) return;
        log.error({ err: error }, 'sitemap: the list of pages failed, so the response was aborted');
        controller.error(error);
      }
    },
    async cancel() {
      isCancelled = true;
      await iterator.return?.();
    },
  });
}
