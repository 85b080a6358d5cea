import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { etag } from 'hono/etag';
import { wantsJson } from '#site/forms/json-response';
import { findLocale, localeCodes } from '#site/i18n/locale';
import { LOCALE_COOKIE, negotiateLocale } from '#site/i18n/negotiation';
import type { Renditions } from '#site/media/images';
import { type Logger } from '#site/pages/page-services';
import type { JsonFormHandler } from '#site/pages/routes';
import { PAYLOAD_FILE } from '#site/protocol/payload';
import {
  type BuildMeta,
  createRouteRules,
  findRedirect,
  type LatestBuild,
  type RedirectRule,
  tryDecode,
} from '#site/protocol/route-rules';
import { robotsTxt } from '#site/seo/robots';
import { ICON_PATH } from '#site/services/icons';
import type { BuildAssets } from './build-assets.ts';
import { clientAddress } from './client-address.ts';
import type { ContentFiles } from './content-files.ts';
import { rememberLocale } from './locale-cookie.ts';
import { localeSuggestionOf } from './locale-suggestion.ts';
import { tidyPath } from './normalise-path.ts';
import type { PageHandler } from './page-handler.ts';
import { securityHeaders } from './security-headers.ts';
import type { StaticFiles } from './static-files.ts';

export type AppConfig = {
  readonly siteUrl: string;
  readonly assets: BuildAssets;
  readonly pages: PageHandler;
  readonly renditions: Renditions;
  readonly icons: (request: Request) => Promise<Response>;
  readonly files: StaticFiles;
  readonly contentFiles: ContentFiles;
  readonly redirects: readonly RedirectRule[];
  readonly sitemaps: (request: Request) => Promise<Response>;
  readonly feeds: (request: Request) => Promise<Response>;
  readonly manifests: (request: Request) => Promise<Response>;
  readonly jsonForms: JsonFormHandler;
  /** Where a proxy before the site writes down who asks. */
  readonly addressHeader: string | undefined;
  readonly log: Logger;
};

/** A picture may be replaced under its name. */
const PICTURE_CACHING = 'public, max-age=3600, stale-while-revalidate=86400';
/** Not for ever: the same build may be started again with other redirects. */
const META_CACHING = 'public, max-age=300';
/** When to ask again for a picture for which too many others wait. */
const BUSY_SECONDS = '5';

/** The site as a web application: every address the site answers, in the order in which they are tried. */
export function createApp(parts: AppConfig): Hono {
  const {
    siteUrl,
    assets,
    pages,
    renditions,
    icons,
    files,
    contentFiles,
    redirects,
    sitemaps,
    feeds,
    manifests,
    log,
  } = parts;
  const { buildId, builtAt } = assets;
  const latest: LatestBuild = { id: buildId, timestamp: builtAt };
  const meta: BuildMeta = { ...latest, rules: createRouteRules(localeCodes, redirects) };
  const app = new Hono();
  const headers = securityHeaders(siteUrl);

  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
  });

  app.get('/health', (context) => context.json({ status: 'ok', build: buildId }));
  app.get('/builds/latest.json', (context) => context.json(latest, 200, { 'cache-control': 'no-store' }));
  app.get('/builds/meta/:file', (context) =>
    context.req.param('file') === `${buildId}.json`
      ? context.json(meta, 200, { 'cache-control': META_CACHING })
      : context.text('', 404),
  );

  app.get('/_image/*', async (context) => {
    const image = await renditions(context.req.path, context.req.raw.signal);
    if (image === 503) return context.text('', 503, { 'retry-after': BUSY_SECONDS });
    if (typeof image === 'number') return context.text('', image);
    const kept = { 'cache-control': PICTURE_CACHING, etag: image.etag };
    if (context.req.header('if-none-match') === image.etag) return context.body(null, 304, kept);
    return context.body(image.body, 200, { ...kept, 'content-type': image.type });
  });

  app.get(`${ICON_PATH}/:file`, etag(), (context) => icons(context.req.raw));

  app.get('/api/locale-suggestion/:code', (context) => {
    const locale = findLocale(context.req.param('code'));
    if (!locale) return context.text('', 404);
    return context.json(localeSuggestionOf(locale, assets), 200, { 'cache-control': 'public, max-age=3600' });
  });
  app.get('/robots.txt', (context) => context.text(robotsTxt(siteUrl)));
  app.get('/:locale/sitemap.xml', (context) => sitemaps(context.req.raw));
  app.get('/:locale/rss.xml', etag(), (context) => feeds(context.req.raw));
  app.get('/:locale/site.webmanifest', etag(), (context) => manifests(context.req.raw));

  app.get('/assets/*', (context) => contentFiles(context.req.raw));
  app.get('*', async (context, next) => (await files(context.req.raw)) ?? next());

  app.get('*', async (context) => {
    const url = new URL(context.req.url);
    const path = tidyPath(url.pathname);
    const [, first = ''] = path.split('/');
    const locale = findLocale(first);
    if (!locale) {
      // No route matches (specification §8): said to whoever asked, and no reason for an error page.
      if (/\.[a-z0-9]+$/i.test(path)) return context.text(`Page not found: ${path}`, 404);
      const chosen = negotiateLocale({
        cookie: getCookie(context, LOCALE_COOKIE.name),
        acceptLanguage: context.req.header('accept-language'),
      });
      context.header('vary', 'accept-language, cookie');
      return context.redirect(`/${chosen.code}${path === '/' ? '' : path}${url.search}`, 302);
    }
    if (path !== url.pathname) return context.redirect(path + url.search, 301);
    const moved = findRedirect(redirects, tryDecode(path) ?? path);
    if (moved) return context.redirect(encodeURI(moved.to) + url.search, moved.status);
    if (path.endsWith(`/${PAYLOAD_FILE}`)) return pages.payload(context.req.raw);
    context.res = await pages.document(context.req.raw);
    rememberLocale(context, locale);
    return context.res;
  });

  app.post('*', (context) => {
    const { raw } = context.req;
    const address = clientAddress(context, parts.addressHeader);
    return wantsJson(raw) ? parts.jsonForms(raw, address) : pages.post(raw, address);
  });

  app.onError(async (error, context) => {
    const { path, raw } = context.req;
    log.error({ err: error, path }, 'server: a request failed');
    if (!raw.headers.get('accept')?.includes('text/html')) return context.text('500', 500);
    try {
      return await pages.failure(raw);
    } catch (another) {
      // What broke the page breaks its error page too.
      log.error({ err: another, path }, 'server: the error page failed');
      return context.text('500', 500);
    }
  });
  return app;
}
