/** Which part of a list is asked for. */
export type ArticleListQuery = {
  /** From 1. */
  readonly page: number;
  /** The slug of a topic; all stories without one. */
  readonly topic: string | undefined;
};

/** Why there is no such list. */
export type MissingListReason = 'noSuchPage' | 'noSuchTopic';

/** Four digits: more pages than anybody turns. */
const PAGE = /^[1-9]\d{0,3}$/;
const TOPIC = /^[\p{L}\p{N}][\p{L}\p{N}_-]{0,79}$/u;

/** Reads which part of a list an address asks for; an empty parameter says nothing, one that is said twice or makes no sense is refused. */
export function readArticleListQuery(query: URLSearchParams): ArticleListQuery | MissingListReason {
  const pages = query.getAll('page').filter(Boolean);
  const topics = query.getAll('topic').filter(Boolean);
  const [page = '1'] = pages;
  const [topic] = topics;
  if (topics.length > 1 || (topic !== undefined && !TOPIC.test(topic))) return 'noSuchTopic';
  if (pages.length > 1 || !PAGE.test(page)) return 'noSuchPage';
  return { page: Number(page), topic };
}

/** The one way to write a part of a list into an address; the first page of all stories has no query. */
export function writeArticleListQuery({ page, topic }: ArticleListQuery): string {
  const said = new URLSearchParams();
  if (page > 1) said.set('page', String(page));
  if (topic !== undefined) said.set('topic', topic);
  return said.toString();
}
