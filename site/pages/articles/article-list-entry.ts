import * as v from 'valibot';
import { withQuery } from '#site/protocol/route-table';
import type { ContentClient, Entry } from '#site/services/content';
import { type ArticleListQuery, writeArticleListQuery } from './article-list-query.ts';

/** Pages of this blueprint list the site's stories. */
const BLUEPRINT = 'stories';
const perPageSchema = v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24)), 6);

/** Whether a page lists stories. */
export function isArticleList({ blueprint }: Entry): boolean {
  return blueprint === BLUEPRINT;
}

/** How many stories a list shows on a page. */
export function articlesPerPage({ fields }: Entry): number {
  return v.parse(perPageSchema, fields['per_page']);
}

/** The address of a part of a list. @param path of its page, decoded, with the locale */
export function articleListHref(path: string, part: ArticleListQuery, keptQuery: string): string {
  return withQuery(encodeURI(path), [writeArticleListQuery(part), keptQuery].filter(Boolean).join('&'));
}

/** The page that lists stories, if the story lives below one. */
export async function findParentList({ uri }: Entry, content: ContentClient): Promise<Entry | undefined> {
  const above = uri?.slice(0, uri.lastIndexOf('/'));
  if (!above) return undefined;
  const found = await content.entryByUri(above);
  return found.ok && found.value && isArticleList(found.value) ? found.value : undefined;
}
