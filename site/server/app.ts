import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Images } from '#site/image';
import { findLocale } from '#site/locale';
import { LOCALE_COOKIE, negotiateLocale } from '#site/negotiation';
import { PAYLOAD_FILE } from '#site/payload';
import type { Log } from '#site/routes';
import type { ContentFiles } from './content-files.ts';
import { rememberLocale } from './locale-cookie.ts';
import type { PageAnswers } from './page-answers.ts';
import { securityHeaders } from './security.ts';
import type { StaticFiles } from './static-files.ts';

export type AppParts = {
  readonly siteUrl: string;
  readonly buildId: string;
  readonly pages: PageAnswers;
  readonly images: Images;
  readonly files: StaticFiles;
  readonly contentFiles: ContentFiles;
  readonly log: Log;
};

/** A picture may be replaced under its name. */
const PICTURE_CACHING = 'public, max-age=3600, stale-while-revalidate=86400';

/** The site as a web application: every address the site answers, in the order in which they are tried. */
export function createApp({ siteUrl, buildId, pages, images, files, contentFiles, log }: AppParts): Hono {
  const app = new Hono();
  const headers = securityHeaders(siteUrl);

  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
  });

  app.get('/health', (context) => context.json({ status: 'ok', build: buildId }));
  app.get('/builds/latest.json', (context) =>
    context.json({ id: buildId }, 200, { 'cache-control': 'no-store' }),
  );

  app.get('/_image/*', async (context) => {
    const image = await images(context.req.path);
    if (typeof image === 'number') return context.text('', image);
    const kept = { 'cache-control': PICTURE_CACHING, etag: image.etag };
    if (context.req.header('if-none-match') === image.etag) return context.body(null, 304, kept);
    return context.body(image.body, 200, { ...kept, 'content-type': image.type });
  });

  app.get('/assets/*', (context) => contentFiles(context.req.raw));
  app.get('*', async (context, next) => (await files(context.req.raw)) ?? next());

  app.get('*', async (context) => {
    const url = new URL(context.req.url);
    const [, first = ''] = url.pathname.split('/');
    const locale = findLocale(first);
    if (!locale) {
      if (/\.[a-z0-9]+$/i.test(url.pathname)) return context.text('', 404);
      const chosen = negotiateLocale({
        cookie: getCookie(context, LOCALE_COOKIE.name),
        acceptLanguage: context.req.header('accept-language'),
      });
      const path = url.pathname === '/' ? '' : url.pathname;
      context.header('vary', 'accept-language, cookie');
      return context.redirect(`/${chosen.code}${path}${url.search}`, 302);
    }
    const tidy = url.pathname.replaceAll(/\/{2,}/g, '/').replace(/\/$/, '');
    if (tidy !== url.pathname) return context.redirect(tidy + url.search, 301);
    if (url.pathname.endsWith(`/${PAYLOAD_FILE}`)) return pages.payload(context.req.raw);
    context.res = await pages.document(context.req.raw);
    rememberLocale(context, locale);
    return context.res;
  });

  app.onError((error, context) => {
    log.error({ err: error, path: context.req.path }, 'server: a request failed');
    return context.text('500', 500);
  });
  return app;
}
