import type { Locale } from '#site/i18n/locale';

/** The data of an RSS feed. */
type FeedData = {
  readonly title: string;
  readonly description: string | undefined;
  /** Absolute URL of the page that lists the articles. */
  readonly pageUrl: string;
  /** Absolute URL of the feed. */
  readonly feedUrl: string;
  readonly locale: Locale;
  /** Newest first. */
  readonly items: readonly FeedItem[];
};

export type FeedItem = {
  /** Stable when the URL changes, so that feed readers do not show the item again. */
  readonly id: string;
  readonly title: string;
  /** Absolute URL. */
  readonly url: string;
  readonly description: string | undefined;
  readonly published: Date;
  readonly topics: readonly string[];
  readonly author: string | undefined;
};

/** Maximum number of items of a feed. */
export const MAX_FEED_ITEMS = 20;

/** Returns the path of a locale's feed. */
export function feedPath({ code }: Locale): string {
  return `/${code}/rss.xml`;
}

/** Writes a feed as RSS 2.0. Imports its large library on the first call, to keep the start of the server fast. */
export async function writeFeed({
  title,
  description,
  pageUrl,
  feedUrl,
  locale,
  items,
}: FeedData): Promise<string> {
  const { generateRssFeed } = await import('feedsmith');
  const [newest] = items;
  return generateRssFeed({
    title: removeInvalidXml(title),
    description: removeInvalidXml(description ?? title),
    link: pageUrl,
    language: locale.hreflang,
    ...(newest ? { lastBuildDate: newest.published } : {}),
    atom: { links: [{ href: feedUrl, rel: 'self', type: 'application/rss+xml' }] },
    items: items.slice(0, MAX_FEED_ITEMS).map((item) => ({
      title: removeInvalidXml(item.title),
      link: item.url,
      guid: { value: item.id, isPermaLink: false },
      pubDate: item.published,
      categories: item.topics.map((name) => ({ name: removeInvalidXml(name) })),
      ...(item.description === undefined ? {} : { description: removeInvalidXml(item.description) }),
      ...(item.author === undefined ? {} : { dc: { creators: [removeInvalidXml(item.author)] } }),
    })),
  });
}

/** Removes characters that XML forbids, and unpaired surrogates. The library escapes all others. */
function removeInvalidXml(text: string) {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');
}
