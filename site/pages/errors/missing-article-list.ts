import { data } from 'react-router-dom';
import type { MissingListReason } from '../articles/article-list-query.ts';

/** A part of a list that there is not: the visitor is told which, and led to the list. */
export type MissingArticleList = { readonly reason: MissingListReason; readonly listHref: string };

/** There is no such part of this list (decision 12). @param list its address */
export function missingArticleListError(reason: MissingListReason, listHref: string) {
  return data({ reason, listHref } satisfies MissingArticleList, { status: 404 });
}

/** What is missing, when an error says so; routers hand its data on as unknown. */
export function readMissingArticleList(said: unknown): MissingArticleList | undefined {
  if (typeof said !== 'object' || said === null || !('reason' in said) || !('listHref' in said))
    return undefined;
  const { reason, listHref } = said;
  if (typeof listHref !== 'string' || (reason !== 'noSuchPage' && reason !== 'noSuchTopic')) return undefined;
  return { reason, listHref };
}
