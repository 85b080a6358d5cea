import { type LocaleCode, localeOfSite } from '#site/i18n/locale';
import type { Localisations } from '#site/protocol/payload';
import { withQuery } from '#site/protocol/with-query';
import type { Content, Entry } from '#site/services/content';
import type { LoadedPage } from '../content/content-page.ts';
import { findLocalisations, INDEXING_FIELDS, isIndexable } from '../localisations.ts';
import type { Services } from '../page-services.ts';
import { listArticles, listTopics, type TopicId } from './article-entries.ts';
import { articlesPerPage } from './article-list-entry.ts';
import { type ArticleListQuery, writeArticleListQuery } from './article-list-query.ts';

type ListUrl = { readonly code: LocaleCode; readonly url: string };

type ListSelection = {
  readonly query: ArticleListQuery;
  readonly topic: TopicId | undefined;
  readonly signal: AbortSignal;
};

/**
 * Finds the same page and topic of a list in other locales. `indexed` contains only lists that exist. `linked` is for visitors who switch the
 * locale: if the list does not exist, it contains the whole list. A topic has a different slug in each site.
 */
export async function findListLocalisations(
  { entry, localisations, indexedLocalisations }: LoadedPage,
  { query, topic, signal }: ListSelection,
  { content }: Services,
): Promise<{ readonly indexed: Localisations; readonly linked: Localisations }> {
  if (writeArticleListQuery(query) === '') return { indexed: indexedLocalisations, linked: localisations };
  const fields = ['per_page', ...INDEXING_FIELDS];
  const localised = await findLocalisations([entry], content, { fields, signal });
  const found = await Promise.all(
    (localised.get(entry) ?? [entry]).map(async (localisation) => {
      const locale = localeOfSite(localisation.site);
      const url = await findListUrl(localisation, { query, topic, signal }, content);
      return locale && url !== undefined
        ? [{ code: locale.code, url, isIndexed: isIndexable(localisation) }]
        : [];
    }),
  );
  const toPaths = (lists: readonly ListUrl[]): Localisations =>
    Object.fromEntries(lists.map(({ code, url }) => [code, url]));
  const lists = found.flat();
  return {
    indexed: toPaths(lists.filter(({ isIndexed }) => isIndexed)),
    linked: { ...localisations, ...toPaths(lists) },
  };
}

async function findListUrl(entry: Entry, { query, topic, signal }: ListSelection, content: Content) {
  const { site, url } = entry;
  if (url === null) return undefined;
  const client = content.forRequest({ site, signal });
  const [terms, list] = await Promise.all([
    topic === undefined ? undefined : listTopics(client),
    listArticles(client, { limit: articlesPerPage(entry), topic }),
  ]);
  if (!list.ok || list.value.meta.total === 0 || list.value.meta.lastPage < query.page) return undefined;
  if (topic === undefined)
    return withQuery(url, writeArticleListQuery({ page: query.page, topic: undefined }));
  const term = terms?.ok ? terms.value.find(({ id }) => id === topic) : undefined;
  return term && withQuery(url, writeArticleListQuery({ page: query.page, topic: term.slug }));
}
