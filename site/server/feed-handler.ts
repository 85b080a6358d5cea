import { findLocale, isIndexed } from '#site/i18n/locale';
import type { LoadFeed } from '#site/pages/feed';

/** Readers ask every hour or so; what is new may be a quarter of an hour late. */
const CACHING = 'public, max-age=900';
/** When to ask again while the content system cannot list its stories, in seconds. */
const LATER = '120';

/** Answers `/{locale}/rss.xml`. Where a locale is not indexed its feed is served all the same: readers are no search engines. */
export function createFeedAnswers(feeds: LoadFeed) {
  return async ({ url, signal }: Request): Promise<Response> => {
    const locale = findLocale(new URL(url).pathname.split('/')[1]);
    if (!locale) return new Response('', { status: 404 });
    const feed = await feeds(locale, signal);
    if (feed === 'unavailable') return new Response('', { status: 503, headers: { 'retry-after': LATER } });
    return new Response(feed, {
      headers: {
        'content-type': 'application/rss+xml; charset=utf-8',
        'cache-control': CACHING,
        ...(isIndexed(locale) ? {} : { 'x-robots-tag': 'noindex, nofollow' }),
      },
    });
  };
}
