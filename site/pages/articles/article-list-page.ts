import { data, redirect } from 'react-router-dom';
import { plainHeading, readHeading } from '#renderer/parse/heading';
import type { Language, Locale } from '#site/i18n/locale';
import { type Messages, messagesOf } from '#site/i18n/messages';
import { LIST_PARAMETERS } from '#site/protocol/route-rules';
import type { Term } from '#site/services/content';
import type { LoadedPage, PageRequest } from '../content/content-page.ts';
import type { PageTemplate } from '../content/page-template.ts';
import { missingArticleListError } from '../errors/missing-article-list.ts';
import { parseContextOf } from '../page-parse-context.ts';
import type { Services } from '../page-services.ts';
import { previewQuery } from '../preview-token.ts';
import { renderArticleList } from '../render-views.ts';
import { loadArticleCards, listArticles, listTopics } from './article-entries.ts';
import { articleListHref, articlesPerPage } from './article-list-entry.ts';
import { findListLocalisations } from './article-list-localisations.ts';
import { type ArticleListQuery, readArticleListQuery, writeArticleListQuery } from './article-list-query.ts';
import { type TopicLink } from './article-list.tsx';

/**
 * A page that lists stories (decision 12): on its first page after its own sections; on further pages and for a topic with
 * a heading that says so, since sections that were read need not be scrolled past again.
 *
 * @throws a 404 response for a part that there is not, a redirect to the one way to write an address, 503 where nothing can be listed
 */
export async function loadArticleListTemplate(
  page: LoadedPage,
  visit: PageRequest,
  services: Services,
): Promise<PageTemplate> {
  const { entry, content, globals } = page;
  const { locale, path, previewToken } = visit;
  const keptQuery = previewQuery(previewToken);
  const hrefOf = (part: ArticleListQuery) => articleListHref(path, part, keptQuery);
  const first = hrefOf({ page: 1, topic: undefined });
  const query = readArticleListQuery(visit.query);
  if (typeof query === 'string') throw missingArticleListError(query, first);
  if (!isCanonicalQuery(visit.query, query)) throw redirect(hrefOf(query), 301);

  const found = await listTopics(content);
  if (!found.ok) throw data(null, { status: 503 });
  const topic = found.value.find(({ slug }) => slug === query.topic);
  if (query.topic !== undefined && !topic) throw missingArticleListError('noSuchTopic', first);
  const listed = await listArticles(content, {
    limit: articlesPerPage(entry),
    page: query.page,
    topic: topic?.id,
  });
  if (!listed.ok) throw data(null, { status: 503 });
  const { items, meta } = listed.value;
  if (query.page > meta.lastPage) throw missingArticleListError('noSuchPage', hrefOf({ ...query, page: 1 }));

  const parseContext = parseContextOf(locale, services, keptQuery);
  const context = { content, placeholderColours: services.placeholderColours, locale, parseContext, globals };
  const [cards, translations] = await Promise.all([
    loadArticleCards(items, context),
    findListLocalisations(page, { query, topic: topic?.id, signal: visit.signal }, services),
  ]);
  const messages = messagesOf(locale);
  const isWhole = query.page === 1 && topic === undefined;
  const title = entry.title ?? '';
  const heading = readHeading(isWhole ? title : titleOf(title, query, topic, locale, messages));
  return {
    hasSections: isWhole,
    hasOwnHeader: false,
    queryParameters: LIST_PARAMETERS,
    ...(isWhole ? {} : { localisations: translations.shown }),
    metadata: {
      pictureBelow: cards[0]?.picture,
      ...(isWhole
        ? {}
        : {
            heading: plainHeading(heading),
            localisations: translations.same,
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
        topics: topicLinks(found.value, query, hrefOf, messages),
        pages: {
          current: query.page,
          last: meta.lastPage,
          hrefOf: (turned) => hrefOf({ ...query, page: turned }),
        },
        all: isWhole ? undefined : { label: messages.t('articles:all'), href: first },
        texts: listTexts(messages, meta.total, topic),
      }),
    ],
  };
}

/** Whether an address says its part in the one way: `?page=1` is the list's own address. */
function isCanonicalQuery(asked: URLSearchParams, query: ArticleListQuery) {
  const said = LIST_PARAMETERS.flatMap((name) => asked.getAll(name).map((value) => [name, value]));
  return new URLSearchParams(said).toString() === writeArticleListQuery(query);
}

function titleOf(
  title: string,
  { page }: ArticleListQuery,
  topic: Term | undefined,
  { language }: Locale,
  { t }: Messages,
) {
  const about = topic
    ? t('articles:titles.topic', { title, topic: inSentence(topic.title ?? topic.slug, language) })
    : title;
  return page === 1 ? about : t('articles:titles.page', { title: about, page });
}

/** A name as it stands in the middle of a line: German names keep their capital, and so does `LED`. */
function inSentence(name: string, language: Language) {
  const [first = '', second = ''] = name;
  const isAcronym = second !== '' && second === second.toLocaleUpperCase(language);
  return language === 'de' || isAcronym ? name : first.toLocaleLowerCase(language) + name.slice(first.length);
}

/** All stories first, then every topic that has some; the one that is looked at stays even when it has none. */
function topicLinks(
  topics: readonly Term[],
  { topic: current }: ArticleListQuery,
  hrefOf: (part: ArticleListQuery) => string,
  { t }: Messages,
): TopicLink[] {
  const shown = topics.filter(({ entriesCount, slug }) => entriesCount > 0 || slug === current);
  if (shown.length === 0) return [];
  return [
    {
      label: t('articles:every'),
      href: hrefOf({ page: 1, topic: undefined }),
      isCurrent: current === undefined,
    },
    ...shown.map(({ slug, title }) => ({
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
