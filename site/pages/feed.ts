import { plainHeading, readHeading } from '#renderer/parse/heading';
import type { Locale } from '#site/i18n/locale';
import { messagesOf } from '#site/i18n/messages';
import { loadLayoutData } from '#site/layout/layout-data';
import { canonicalPageUrl } from '#site/seo/canonical';
import { type FeedItem, feedPath, MAX_FEED_ITEMS, writeFeed } from '#site/seo/feed';
import { readSiteSettings } from '#site/seo/site-settings';
import type { Entry } from '#site/services/content';
import { listArticles, readArticleFields } from './articles/article-entries.ts';
import { findParentList } from './articles/article-list-entry.ts';
import { parseContextOf } from './page-request.ts';
import type { Services } from './page-services.ts';

/** Resolves with the RSS feed of a locale's articles, or with `unavailable` if the content system fails. */
export type LoadFeed = (locale: Locale, signal: AbortSignal) => Promise<string | 'unavailable'>;

/** Creates the loader of feeds with the newest articles (decision 12). */
export function createFeedLoader(services: Services): LoadFeed {
  const { siteUrl, canonical } = services;
  return async (locale, signal) => {
    const content = services.content.forRequest({ site: locale.site, signal });
    const [listed, { layoutData, globals }] = await Promise.all([
      listArticles(content, { limit: MAX_FEED_ITEMS }),
      loadLayoutData(content, parseContextOf(locale, services), services.now()),
    ]);
    if (!listed.ok) return 'unavailable';
    const [newest] = listed.value.items;
    const list = newest && (await findParentList(newest, content));
    const { name, description } = readSiteSettings(siteUrl, locale, layoutData.siteName, globals);
    return writeFeed({
      title: messagesOf(locale)('articles:feed', { name }),
      description: list?.seo.description ?? description,
      pageUrl: canonicalPageUrl(siteUrl, list?.url ?? `/${locale.code}`, canonical),
      feedUrl: siteUrl + feedPath(locale),
      locale,
      items: listed.value.items.flatMap((entry) => itemOf(entry, services)),
    });
  };
}

/** Skips articles without a date or a URL on this site. */
function itemOf(entry: Entry, { siteUrl, canonical }: Pick<Services, 'siteUrl' | 'canonical'>): FeedItem[] {
  const { id, title, url, date, redirect, seo } = entry;
  if (url === null || date === null || redirect !== null) return [];
  const { intro, topics, author } = readArticleFields(entry);
  return [
    {
      id,
      title: plainHeading(readHeading(title ?? '')),
      url: canonicalPageUrl(siteUrl, url, canonical),
      description: intro || (seo.description ?? undefined),
      published: new Date(date),
      topics: topics.map((topic) => topic.title),
      author: author || undefined,
    },
  ];
}
