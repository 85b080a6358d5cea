import { plainHeading, readHeading } from '#renderer/parse/heading';
import type { Locale } from '#site/i18n/locale';
import { messagesOf } from '#site/i18n/messages';
import { readChrome } from '#site/layout/layout-data';
import { type FeedItem, feedPath, MOST_ITEMS, writeFeed } from '#site/seo/feed';
import { siteFacts } from '#site/seo/site-facts';
import type { Entry } from '#site/services/content';
import { listArticles, readArticleFields } from './articles/article-entries.ts';
import { listAbove } from './articles/article-lists.ts';
import type { Services } from './page-services.ts';
import { readingOf } from './parse-context.ts';

/** Gives the RSS feed of a locale's stories; `unavailable` when the content system cannot list them. */
export type Feeds = (locale: Locale, signal: AbortSignal) => Promise<string | 'unavailable'>;

/** The newest stories of a locale, for feed readers (decision 12). */
export function createFeeds(services: Services): Feeds {
  const { siteUrl } = services;
  return async (locale, signal) => {
    const content = services.content.forVisit({ site: locale.site, signal });
    const [listed, { chrome, globals }] = await Promise.all([
      listArticles(content, { limit: MOST_ITEMS }),
      readChrome(content, readingOf(locale, services)),
    ]);
    if (!listed.ok) return 'unavailable';
    const [newest] = listed.value.items;
    const list = newest && (await listAbove(newest, content));
    const { name, description } = siteFacts(siteUrl, locale, chrome.siteName, globals);
    return writeFeed({
      title: messagesOf(locale).t('articles:feed', { name }),
      description: list?.seo.description ?? description,
      page: siteUrl + encodeURI(list?.url ?? `/${locale.code}`),
      address: siteUrl + feedPath(locale),
      locale,
      items: listed.value.items.flatMap((entry) => itemOf(entry, siteUrl)),
    });
  };
}

/** What has no address of ours or no date is no item. */
function itemOf(entry: Entry, siteUrl: string): FeedItem[] {
  const { id, title, url, date, redirect, seo } = entry;
  if (url === null || date === null || redirect !== null) return [];
  const { intro, topics, author } = readArticleFields(entry);
  return [
    {
      id,
      title: plainHeading(readHeading(title ?? '')),
      address: siteUrl + encodeURI(url),
      description: intro || (seo.description ?? undefined),
      published: new Date(date),
      topics: topics.map((topic) => topic.title),
      author: author || undefined,
    },
  ];
}
