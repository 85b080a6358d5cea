import { badRequest } from '../request-error.ts';

/** An entry that sorts by an attribute: `asc(price)`. */
export const SORT = /^(asc|desc)\((.+)\)$/;
const CRITERIA = ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'] as const;
export type CriterionName = (typeof CRITERIA)[number];

/** Returns whether a text is the name of a ranking criterion. */
export function isCriterionName(name: string): name is CriterionName {
  return CRITERIA.some((criterion) => criterion === name);
}

/**
 * Checks the settings `ranking` and `customRanking`.
 *
 * @throws {RequestError} 400 for an entry that is not a criterion
 */
export function checkRanking({
  ranking = [],
  customRanking = [],
}: {
  readonly ranking?: readonly string[] | undefined;
  readonly customRanking?: readonly string[] | undefined;
}): void {
  const wrong =
    ranking.find((name) => !isCriterionName(name) && !SORT.test(name)) ??
    customRanking.find((name) => !SORT.test(name));
  if (wrong !== undefined)
    throw badRequest(`Invalid ranking: ${wrong.slice(0, 100)}. Example: asc(price) or desc(popularity)`);
}
