import { inputError } from './errors.ts';
import { decodeId } from './uid.ts';

/** The input `FilterEqualTypeInput`: one value, or a list of values of which one has to match. */
export type EqualFilter = {
  readonly eq?: string | null;
  readonly in?: readonly (string | null)[] | null;
};

/** Returns the values of a filter; `undefined` if there is no filter. */
export function valuesOf(filter: EqualFilter | null | undefined): readonly string[] | undefined {
  if (typeof filter?.eq === 'string') return [filter.eq];
  return filter?.in?.filter((value) => value !== null);
}

/** Returns the decoded ids of a filter by uid. Invalid uids are dropped, so they match nothing. */
export function idsOf(filter: EqualFilter | null | undefined): readonly number[] | undefined {
  return valuesOf(filter)?.flatMap((uid) => decodeId(uid) ?? []);
}

export type PageArguments = { readonly pageSize: number; readonly currentPage: number };

type PageBounds = {
  readonly start: number;
  readonly end: number;
  readonly page_info: {
    readonly current_page: number;
    readonly page_size: number;
    readonly total_pages: number;
  };
};

/**
 * Returns the bounds of a page in a list (contract A5).
 *
 * @throws {GraphQLError} of the category `graphql-input` if the page does not exist. The first page of an empty list exists
 */
export function pageOf({ pageSize, currentPage }: PageArguments, totalCount: number): PageBounds {
  if (currentPage < 1) throw inputError('currentPage value must be greater than 0.');
  if (pageSize < 1) throw inputError('pageSize value must be greater than 0.');
  const totalPages = Math.ceil(totalCount / pageSize);
  if (currentPage > totalPages && totalCount > 0)
    throw inputError(
      `currentPage value ${currentPage} specified is greater than the ${totalPages} page(s) available.`,
    );
  const start = (currentPage - 1) * pageSize;
  return {
    start,
    end: start + pageSize,
    page_info: { current_page: currentPage, page_size: pageSize, total_pages: totalPages },
  };
}
