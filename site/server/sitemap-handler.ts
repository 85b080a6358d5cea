import { findLocale } from '#site/i18n/locale';
import type { Logger } from '#site/pages/page-services';
import type { LoadSitemap } from '#site/pages/sitemap';

const HEADERS = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' };
/** When to ask again while the content system cannot list its pages, in seconds. */
const LATER = '120';

/** Answers `/{locale}/sitemap.xml`, written while its pages are fetched. */
export function createSitemapAnswers(sitemaps: LoadSitemap, log: Logger) {
  return async ({ url, signal }: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(url);
    const locale = findLocale(pathname.split('/')[1]);
    const part = searchParams.get('part');
    if (!locale || (part !== null && !/^[1-9]\d{0,4}$/.test(part))) return new Response('', { status: 404 });

    const sitemap = await sitemaps(locale, part === null ? undefined : Number(part), signal);
    if (sitemap === 'not-found') return new Response('', { status: 404 });
    if (sitemap === 'unavailable')
      return new Response('', { status: 503, headers: { 'retry-after': LATER } });
    return new Response(streamOf(sitemap, log), { headers: HEADERS });
  };
}

/** A list that breaks off breaks the connection: half a sitemap would say that the other pages are gone. */
function streamOf(pieces: AsyncIterable<string>, log: Logger): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const iterator = pieces[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { value, done } = await iterator.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        log.error({ err: error }, 'sitemap: broke off');
        controller.error(error);
      }
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}
