import { data } from 'react-router-dom';
import type { MissingListReason } from '../articles/article-list-query.ts';

/** A page or topic of a list that does not exist, and the URL of the list. */
type MissingArticleList = { readonly reason: MissingListReason; readonly listHref: string };

/** Returns the 404 response for a missing page or topic of a list (decision 12). */
export function missingArticleListError(reason: MissingListReason, listHref: string) {
  return data({ reason, listHref } satisfies MissingArticleList, { status: 404 });
}

/** Reads the data of a response of `missingArticleListError`. In the router its type is `unknown`. Returns `undefined` for other errors. */
export function readMissingArticleList(errorData: unknown): MissingArticleList | undefined {
  if (
    typeof errorData !== 'object' ||
    errorData === null ||
    !('reason' in errorData) ||
    !('listHref' in errorData)
  )
    return undefined;
  const { reason, listHref } = errorData;
  if (typeof listHref !== 'string' || (reason !== 'listPageNotFound' && reason !== 'topicNotFound'))
    return undefined;
  return { reason, listHref };
}
