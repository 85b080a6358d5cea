import * as v from 'valibot';
import { withQuery } from '#site/protocol/with-query';
import type { ContentClient, Entry } from '#site/services/content';
import { type ArticleListQuery, writeArticleListQuery } from './article-list-query.ts';

/** Pages of this blueprint list the site's articles. */
const BLUEPRINT = 'stories';
const perPageSchema = v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24)), 6);

/** Returns whether a page lists articles. */
export function isArticleList({ blueprint }: Entry): boolean {
  return blueprint === BLUEPRINT;
}

/** Returns the number of articles per page of a list. */
export function articlesPerPage({ fields }: Entry): number {
  return v.parse(perPageSchema, fields['per_page']);
}

/** Returns the URL of a page or topic of a list. @param path decoded path of the list's page, with the locale */
export function articleListHref(path: string, query: ArticleListQuery, preservedQuery: string): string {
  return withQuery(encodeURI(path), [writeArticleListQuery(query), preservedQuery].filter(Boolean).join('&'));
}

/** Returns the parent page of an article if that page lists articles. */
export async function findParentList({ uri }: Entry, content: ContentClient): Promise<Entry | undefined> {
  const parentUri = uri?.slice(0, uri.lastIndexOf('/'));
  if (!parentUri) return undefined;
  const found = await content.entryByUri(parentUri);
  return found.ok && found.value && isArticleList(found.value) ? found.value : undefined;
}
