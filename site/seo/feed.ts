import type { Locale } from '#site/i18n/locale';

/** What feed readers are told of a locale's stories. */
export type FeedData = {
  readonly title: string;
  readonly description: string | undefined;
  /** Absolute address of the page that the feed stands for. */
  readonly pageUrl: string;
  /** Absolute address of the feed itself. */
  readonly feedUrl: string;
  readonly locale: Locale;
  /** Newest first. */
  readonly items: readonly FeedItem[];
};

export type FeedItem = {
  /** Stays when its address changes, so that nobody reads it twice. */
  readonly id: string;
  readonly title: string;
  /** Absolute. */
  readonly url: string;
  readonly description: string | undefined;
  readonly published: Date;
  readonly topics: readonly string[];
  readonly author: string | undefined;
};

/** Most stories of a feed. */
export const MAX_FEED_ITEMS = 20;

/** The path of a locale's feed. */
export function feedPath({ code }: Locale): string {
  return `/${code}/rss.xml`;
}

/** A feed as RSS 2.0. Its library is fetched when a reader first asks: it is larger than all else that starts the server. */
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

/** Characters that no XML document may hold, escaped or not, and halves of characters; the library escapes all others. */
function removeInvalidXml(text: string) {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');
}
