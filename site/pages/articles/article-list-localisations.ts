import { localeOfSite } from '#site/i18n/locale';
import type { Localisations } from '#site/protocol/payload';
import { withQuery } from '#site/protocol/route-table';
import type { Content, Entry } from '#site/services/content';
import type { LoadedPage } from '../content/content-page.ts';
import { findLocalisations } from '../localisations.ts';
import type { Services } from '../page-services.ts';
import { listArticles, listTopics, type TopicId } from './article-entries.ts';
import { articlesPerPage } from './article-list-entry.ts';
import { type ArticleListQuery, writeArticleListQuery } from './article-list-query.ts';

type ListSelection = {
  readonly query: ArticleListQuery;
  readonly topic: TopicId | undefined;
  readonly signal: AbortSignal;
};

/**
 * The same part of a list in other locales. A topic has its own slug in each site, and a page may not be there: then it is left
 * out for search engines, and visitors who change the locale come to the whole list.
 */
export async function findListLocalisations(
  { entry, localisations }: LoadedPage,
  { query, topic, signal }: ListSelection,
  { content }: Services,
): Promise<{ readonly same: Localisations; readonly shown: Localisations }> {
  if (writeArticleListQuery(query) === '') return { same: localisations, shown: localisations };
  const families = await findLocalisations([entry], content, { fields: ['per_page'], signal });
  const found = await Promise.all(
    (families.get(entry) ?? [entry]).map(async (sibling) => {
      const locale = localeOfSite(sibling.site);
      const address = await findListUrl(sibling, { query, topic, signal }, content);
      return locale && address !== undefined ? [[locale.code, address] as const] : [];
    }),
  );
  const same: Localisations = Object.fromEntries(found.flat());
  return { same, shown: { ...localisations, ...same } };
}

async function findListUrl(entry: Entry, { query, topic, signal }: ListSelection, content: Content) {
  const { site, url } = entry;
  if (url === null) return undefined;
  const visit = content.forRequest({ site, signal });
  const [terms, list] = await Promise.all([
    topic === undefined ? undefined : listTopics(visit),
    listArticles(visit, { limit: articlesPerPage(entry), topic }),
  ]);
  if (!list.ok || list.value.meta.total === 0 || list.value.meta.lastPage < query.page) return undefined;
  if (topic === undefined)
    return withQuery(url, writeArticleListQuery({ page: query.page, topic: undefined }));
  const term = terms?.ok ? terms.value.find(({ id }) => id === topic) : undefined;
  return term && withQuery(url, writeArticleListQuery({ page: query.page, topic: term.slug }));
}
