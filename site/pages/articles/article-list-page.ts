import { data, redirect } from 'react-router-dom';
import { plainHeading, readHeading } from '#renderer/parse/heading';
import type { BaseLanguage } from '#site/i18n/locale';
import { type Messages, messagesOf } from '#site/i18n/messages';
import { pickParameters } from '#site/protocol/pick-parameters';
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
 * @throws a response: 404 for a missing page or topic, a redirect to the canonical query, or 503 if loading the articles fails. If loading
 *   the topics fails, a list with a topic redirects temporarily to all articles.
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
  // Without topics the list cannot be filtered, but the list of all articles works.
  if (!topicsOutcome.ok && query.topic !== undefined) throw redirect(first, 302);
  const topics = topicsOutcome.ok ? topicsOutcome.value : [];
  const topic = topics.find(({ slug }) => slug === query.topic);
  if (query.topic !== undefined && !topic) throw missingArticleListError('topicNotFound', first);
  // Checked after the topic, because a made-up topic must get a 404 and not a redirect.
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
  const context = { content, placeholderColors: services.placeholderColors, locale, parseContext, globals };
  const [cards, localisations] = await Promise.all([
    loadArticleCards(items, context),
    findListLocalisations(page, { query, topic: topic?.id, signal: request.signal }, services),
  ]);
  const isWhole = query.page === 1 && topic === undefined;
  const title = readHeading(entry.title ?? '');
  const topicName = topic && lowerCaseTopic(topic.title ?? topic.slug, locale.baseLanguage);
  return {
    hasSections: isWhole,
    hasOwnHeader: false,
    ...(isWhole ? {} : { localisations: localisations.linked }),
    metadata: {
      pictureBelow: cards[0]?.picture,
      ...(isWhole
        ? {}
        : {
            heading: plainTitle(plainHeading(title), topicName, query.page, messagesOf(locale)),
            localisations: localisations.indexed,
            indexed: cards.length > 0,
          }),
    },
    compose: ({ sections, hasH1, hasLcpPicture }) => [
      ...sections,
      renderArticleList(locale, {
        heading: hasH1 ? undefined : { title, topic: topicName, page: query.page },
        count: meta.total,
        cards,
        hasLead: query.page === 1,
        eager: !hasLcpPicture,
        topics: topicLinks(topics, query, hrefOf),
        pages: {
          current: query.page,
          last: meta.lastPage,
          hrefOf: (number) => hrefOf({ ...query, page: number }),
        },
        firstHref: first,
      }),
    ],
  };
}

/** Returns whether a query is canonical. `?page=1` is not, because the URL without a query shows the first page. */
function isCanonicalQuery(search: URLSearchParams, query: ArticleListQuery) {
  return pickParameters(search, LIST_PARAMETERS) === writeArticleListQuery(query);
}

/** Returns the title of a list without emphasis, for the document title. */
function plainTitle(title: string, topic: string | undefined, page: number, t: Messages) {
  const listTitle = topic === undefined ? title : t('articles:titles.topic', { title, topic });
  return page === 1 ? listTitle : t('articles:titles.page', { title: listTitle, page });
}

/** Returns a topic in lower case, for use within a sentence. German nouns and acronyms such as `LED` keep their capitals. */
function lowerCaseTopic(name: string, language: BaseLanguage) {
  const [first = '', second = ''] = name;
  const isAcronym = second !== '' && second === second.toLocaleUpperCase(language);
  return language === 'de' || isAcronym ? name : first.toLocaleLowerCase(language) + name.slice(first.length);
}

/** Returns links to the topics with articles. The current topic is listed even if it is empty. */
function topicLinks(
  topics: readonly Term[],
  { topic: current }: ArticleListQuery,
  hrefOf: (target: ArticleListQuery) => string,
): TopicLink[] {
  return topics
    .filter(({ entriesCount, slug }) => entriesCount > 0 || slug === current)
    .map(({ slug, title }) => ({
      label: title ?? slug,
      href: hrefOf({ page: 1, topic: slug }),
      isCurrent: slug === current,
    }));
}
