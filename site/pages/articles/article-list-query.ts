/** The query parameters of an article list, in the order in which its URLs contain them. */
export const LIST_PARAMETERS = ['page', 'topic'] as const;

/** The page and topic of an article list, from the query of a URL. */
export type ArticleListQuery = {
  /** From 1. */
  readonly page: number;
  /** The slug of a topic. `undefined` selects all articles. */
  readonly topic: string | undefined;
};

/** The reason why a requested list does not exist. */
export type MissingListReason = 'listPageNotFound' | 'topicNotFound';

/** At most four digits. */
const PAGE = /^[1-9]\d{0,3}$/;
const TOPIC = /^[\p{L}\p{N}][\p{L}\p{N}_-]{0,79}$/u;

/** Parses page and topic from a query. Ignores empty parameters. Returns a reason for repeated or invalid ones. */
export function readArticleListQuery(query: URLSearchParams): ArticleListQuery | MissingListReason {
  const pages = query.getAll('page').filter(Boolean);
  const topics = query.getAll('topic').filter(Boolean);
  const [page = '1'] = pages;
  const [topic] = topics;
  if (topics.length > 1 || (topic !== undefined && !TOPIC.test(topic))) return 'topicNotFound';
  if (pages.length > 1 || !PAGE.test(page)) return 'listPageNotFound';
  return { page: Number(page), topic };
}

/** Returns the canonical query of a list. The first page of all articles has an empty query. */
export function writeArticleListQuery({ page, topic }: ArticleListQuery): string {
  const search = new URLSearchParams();
  if (page > 1) search.set('page', String(page));
  if (topic !== undefined) search.set('topic', topic);
  return search.toString();
}
