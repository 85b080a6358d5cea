import { data } from 'react-router-dom';
import type { NoSuchList } from '../articles/list-query.ts';

/** A part of a list that there is not: the visitor is told which, and led to the list. */
export type MissingList = { readonly why: NoSuchList; readonly list: string };

/** There is no such part of this list (decision 12). @param list its address */
export function noSuchList(why: NoSuchList, list: string) {
  return data({ why, list } satisfies MissingList, { status: 404 });
}

/** What is missing, when an error says so; routers hand its data on as unknown. */
export function missingListOf(said: unknown): MissingList | undefined {
  if (typeof said !== 'object' || said === null || !('why' in said) || !('list' in said)) return undefined;
  const { why, list } = said;
  if (typeof list !== 'string' || (why !== 'noSuchPage' && why !== 'noSuchTopic')) return undefined;
  return { why, list };
}
