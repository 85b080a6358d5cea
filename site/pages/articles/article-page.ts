import { readLink } from '#renderer/parse/link';
import { tryDecode } from '#site/protocol/route-rules';
import type { Entry } from '#site/services/content';
import type { LoadedPage } from '../content/content-page.ts';
import { loadPictures } from '../content/load-pictures.ts';
import type { PageDefinition } from '../content/page-definitions.ts';
import type { PageTemplate } from '../content/page-template.ts';
import { type PageRequest, parseContextOf, previewQuery } from '../page-request.ts';
import type { Services } from '../page-services.ts';
import { renderArticleHead, renderRelatedArticles } from '../render-views.ts';
import { type ArticleCardData } from './article-card.tsx';
import {
  articleHeading,
  type ArticleContext,
  ARTICLES,
  loadArticleCards,
  publicationDateOf,
  listArticles,
  readArticleFields,
} from './article-entries.ts';
import { articleListHref, findParentList } from './article-list-entry.ts';
import { readingMinutes } from './reading-time.ts';

/** Number of related articles below an article. */
const MAX_RELATED = 3;

/** Returns whether an entry is an article. */
export function isArticle({ collection }: Entry): boolean {
  return collection === ARTICLES;
}

/** The page of an article. */
export const articlePage: PageDefinition = {
  matches: isArticle,
  queryParameters: [],
  loadTemplate: loadArticleTemplate,
};

/**
 * Loads the template of an article (decision 12): its head above the sections and related articles below. The title is always the
 * page's h1, so editors need no hero.
 */
async function loadArticleTemplate(
  page: LoadedPage,
  request: PageRequest,
  services: Services,
): Promise<PageTemplate> {
  const { entry, content, globals, previewToken } = page;
  const { locale } = request;
  const preservedQuery = previewQuery(previewToken);
  const parseContext = parseContextOf(locale, services, preservedQuery);
  const context = { content, placeholderColors: services.placeholderColors, locale, parseContext, globals };
  const fields = readArticleFields(entry);
  const { intro, author, topics } = fields;
  const [[picture], list, related] = await Promise.all([
    loadPictures([entry.fields['image']], context),
    findParentList(entry, content),
    loadRelatedArticles(entry, context),
  ]);
  const listHref = list?.url ? readLink(list.url, parseContext) : undefined;
  return {
    hasSections: true,
    hasOwnHeader: true,
    metadata: {
      pictureAbove: picture,
      ...(intro ? { description: intro } : {}),
      article: { author: author || undefined, section: topics[0]?.title },
    },
    compose: ({ sections }) => [
      renderArticleHead(locale, {
        heading: articleHeading(entry, fields),
        intro,
        topics: topics.map(({ title, slug }) => ({
          label: title,
          href: list?.url
            ? articleListHref(tryDecode(list.url) ?? list.url, { page: 1, topic: slug }, preservedQuery)
            : undefined,
        })),
        publishedOn: publicationDateOf(entry, context),
        picture,
        author: author || undefined,
        minutes: readingMinutes([intro, ...sections.map(({ html }) => html)].join(' '), locale.intl),
      }),
      ...sections,
      ...renderRelatedArticles(locale, { cards: related, listHref }),
    ],
  };
}

/** Loads the newest articles of the same topic. If there are too few, adds the newest articles of other topics. */
async function loadRelatedArticles(
  entry: Entry,
  context: ArticleContext,
): Promise<readonly ArticleCardData[]> {
  const topic = readArticleFields(entry).topics[0]?.id;
  const lists = await Promise.all(
    [topic, undefined].map((topicId) =>
      listArticles(context.content, { limit: MAX_RELATED + 1, topic: topicId }),
    ),
  );
  const others = new Map(
    lists
      .flatMap((list) => (list.ok ? list.value.items : []))
      .filter(({ id, redirect }) => id !== entry.id && redirect === null)
      .map((other) => [other.id, other]),
  );
  return loadArticleCards([...others.values()].slice(0, MAX_RELATED), context);
}
