import { SEARCH_SORTS, type SearchSort } from './model.ts';

/** A search of products at the provider. An event about its results names the index of its order. */
export type SearchId = { readonly id: string; readonly sort: SearchSort };

const PATTERN = /^(?<id>[\da-f]{32})(?:\.(?<sort>[a-z-]{1,20}))?$/;

/** Returns the text that identifies a search in a page and in its events: the id of the provider, and the order if it is not `relevance`. */
export function formatSearchId({ id, sort }: SearchId): string {
  return sort === 'relevance' ? id : `${id}.${sort}`;
}

/** Parses a text of `formatSearchId`. Returns `undefined` for any other text. */
export function parseSearchId(text: string): SearchId | undefined {
  const { id, sort: name = 'relevance' } = PATTERN.exec(text)?.groups ?? {};
  const sort = SEARCH_SORTS.find((each) => each === name);
  return id === undefined || sort === undefined ? undefined : { id, sort };
}
