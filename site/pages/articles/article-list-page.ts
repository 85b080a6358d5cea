import { data, redirect } from 'react-router-dom';
import { plainHeading, readHeading } from '#renderer/parse/heading';
import type { BaseLanguage, Locale } from '#site/i18n/locale';
import { type Messages, messagesOf } from '#site/i18n/messages';
import type { Term } from '#site/services/content';
import type { LoadedPage } from '../content/content-page.ts';
import type { PageDefinition } from '../content/page-definitions.ts';
import type { PageTemplate } from '../content/page-template.ts';
import { missingArticleListError } from '../errors/missing-article-list.ts';
import { type PageRequest, parseContextOf, previewQuery } from '../page-request.ts';
import type { Services } from '../page-services.ts';
import { renderArticleList } from '../render-views.ts';
import { loadArticleCards, listArticles, listTopics } from './article-entries.ts';
import { articleListHref, articlesPerPage, isArticleList } from './article-list-entry.ts';
import { findListLocalisations } from './article-list-localisations.ts';
import {
  type ArticleListQuery,
  LIST_PARAMETERS,
  readArticleListQuery,
  writeArticleListQuery,
} from './article-list-query.ts';
import { type TopicLink } from './article-list.tsx';

/** A page that lists articles. */
export const articleListPage: PageDefinition = {
  matches: isArticleList,
  queryParameters: LIST_PARAMETERS,
  loadTemplate: loadArticleListTemplate,
};

/**
 * Loads the template of a page that lists articles (decision 12). The first page shows the list below the page's sections. Further
 * pages and topics show only a heading and the list. If loading the topics fails, the list has no topic links.
 *
 * @throws a response: 404 for a missing page or topic, or a redirect to the canonical query. If loading the articles fails: 503. If
 *   loading the topics fails: a temporary redirect from a topic to all articles.
 */
async function loadArticleListTemplate(
  page: LoadedPage,
  request: PageRequest,
  services: Services,
): Promise<PageTemplate> {
  const { entry, content, globals, previewToken } = page;
  const { locale, path } = request;
  const preservedQuery = previewQuery(previewToken);
  const hrefOf = (target: ArticleListQuery) => articleListHref(path, target, preservedQuery);
  const first = hrefOf({ page: 1, topic: undefined });
  const query = readArticleListQuery(request.query);
  if (typeof query === 'string') throw missingArticleListError(query, first);
  const topicsOutcome = await listTopics(content);
  // Without topics, the list cannot be filtered, but the articles are still there.
  if (!topicsOutcome.ok && query.topic !== undefined) throw redirect(first, 302);
  const topics = topicsOutcome.ok ? topicsOutcome.value : [];
  const topic = topics.find(({ slug }) => slug === query.topic);
  if (query.topic !== undefined && !topic) throw missingArticleListError('topicNotFound', first);
  // After the topic, because a made-up topic is a 404 and not a redirect.
  if (!isCanonicalQuery(request.query, query)) throw redirect(hrefOf(query), 301);
  const articles = await listArticles(content, {
    limit: articlesPerPage(entry),
    page: query.page,
    topic: topic?.id,
  });
  if (!articles.ok) throw data(null, { status: 503 });
  const { items, meta } = articles.value;
  if (query.page > meta.lastPage)
    throw missingArticleListError('listPageNotFound', hrefOf({ ...query, page: 1 }));

  const parseContext = parseContextOf(locale, services, preservedQuery);
  const context = { content, placeholderColours: services.placeholderColours, locale, parseContext, globals };
  const [cards, localisations] = await Promise.all([
    loadArticleCards(items, context),
    findListLocalisations(page, { query, topic: topic?.id, signal: request.signal }, services),
  ]);
  const messages = messagesOf(locale);
  const isWhole = query.page === 1 && topic === undefined;
  const title = entry.title ?? '';
  const heading = readHeading(isWhole ? title : titleOf(title, query, topic, locale, messages));
  return {
    hasSections: isWhole,
    hasOwnHeader: false,
    ...(isWhole ? {} : { localisations: localisations.linked }),
    metadata: {
      pictureBelow: cards[0]?.picture,
      ...(isWhole
        ? {}
        : {
            heading: plainHeading(heading),
            localisations: localisations.indexed,
            isUnlisted: cards.length === 0,
          }),
    },
    compose: ({ sections, hasH1, hasLcpPicture }) => [
      ...sections,
      renderArticleList({
        heading: hasH1 ? undefined : heading,
        cards,
        hasLead: query.page === 1,
        eager: !hasLcpPicture,
        topics: topicLinks(topics, query, hrefOf, messages),
        pages: {
          current: query.page,
          last: meta.lastPage,
          hrefOf: (number) => hrefOf({ ...query, page: number }),
        },
        all: isWhole ? undefined : { label: messages.t('articles:allArticles'), href: first },
        texts: listTexts(messages, meta.total, topic),
      }),
    ],
  };
}

/** Returns whether a query is canonical. `?page=1` is not, because the list's own URL shows the first page. */
function isCanonicalQuery(search: URLSearchParams, query: ArticleListQuery) {
  const parameters = LIST_PARAMETERS.flatMap((name) => search.getAll(name).map((value) => [name, value]));
  return new URLSearchParams(parameters).toString() === writeArticleListQuery(query);
}

function titleOf(
  title: string,
  { page }: ArticleListQuery,
  topic: Term | undefined,
  { baseLanguage }: Locale,
  { t }: Messages,
) {
  const listTitle = topic
    ? t('articles:titles.topic', { title, topic: lowerCaseTopic(topic.title ?? topic.slug, baseLanguage) })
    : title;
  return page === 1 ? listTitle : t('articles:titles.page', { title: listTitle, page });
}

/** Returns a topic in lower case, for use within a sentence. German nouns and acronyms such as `LED` keep their capitals. */
function lowerCaseTopic(name: string, language: BaseLanguage) {
  const [first = '', second = ''] = name;
  const isAcronym = second !== '' && second === second.toLocaleUpperCase(language);
  return language === 'de' || isAcronym ? name : first.toLocaleLowerCase(language) + name.slice(first.length);
}

/** Returns links to all articles and to each topic with articles. The current topic is listed even if it is empty. */
function topicLinks(
  topics: readonly Term[],
  { topic: current }: ArticleListQuery,
  hrefOf: (target: ArticleListQuery) => string,
  { t }: Messages,
): TopicLink[] {
  const visibleTopics = topics.filter(({ entriesCount, slug }) => entriesCount > 0 || slug === current);
  if (visibleTopics.length === 0) return [];
  return [
    {
      label: t('articles:allTopics'),
      href: hrefOf({ page: 1, topic: undefined }),
      isCurrent: current === undefined,
    },
    ...visibleTopics.map(({ slug, title }) => ({
      label: title ?? slug,
      href: hrefOf({ page: 1, topic: slug }),
      isCurrent: slug === current,
    })),
  ];
}

function listTexts({ t }: Messages, count: number, topic: Term | undefined) {
  return {
    topics: t('articles:topics'),
    count: t('articles:count', { count }),
    empty: topic ? t('articles:emptyTopic') : t('articles:empty'),
    pages: {
      label: t('articles:pages.label'),
      previous: t('articles:pages.previous'),
      next: t('articles:pages.next'),
      page: (page: number) => t('articles:pages.page', { page }),
    },
  };
}
