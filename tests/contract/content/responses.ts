import * as v from 'valibot';
import { get } from './content-system.ts';
import type { ContentResponse, Query } from './content-system.ts';

export type Item = Record<string, unknown>;

const item = v.pipe(
  v.record(v.string(), v.unknown()),
  v.check((value) => !Array.isArray(value), 'Expected one item, got a list'),
);
const single = v.object({ data: item });
const many = v.object({ data: v.array(item) });
const count = v.nullable(v.number());
const pageLink = v.looseObject({ url: v.nullable(v.string()), label: v.string(), active: v.boolean() });
const paged = v.object({
  data: v.array(item),
  links: v.object({
    first: v.string(),
    last: v.string(),
    prev: v.nullable(v.string()),
    next: v.nullable(v.string()),
  }),
  meta: v.object({
    current_page: v.number(),
    from: count,
    last_page: v.number(),
    links: v.array(pageLink),
    path: v.string(),
    per_page: v.number(),
    to: count,
    total: v.number(),
  }),
});

/** Returns the item of a `{data}` envelope; throws if the status is not 200 or the data is not an item. */
export const itemOf = (response: ContentResponse): Item => v.parse(single, successBody(response)).data;

/** Returns the items of a `{data: […]}` envelope. */
export const itemsOf = (response: ContentResponse): Item[] => v.parse(many, successBody(response)).data;

/** Returns a paginated list: items, links and meta. */
export const pageOf = (response: ContentResponse) => v.parse(paged, successBody(response));

/** Requests one item. */
export const getItem = async (path: string, query: Query = {}) => itemOf(await get(path, query));

/** Requests a list and returns its ids in order. */
export const getIds = async (path: string, query: Query = {}) =>
  itemsOf(await get(path, query)).map(({ id }) => String(id));

/** Returns a property of an object, for example the `collection` of an item. */
export const propertyOf = (parent: unknown, key: string): unknown => v.parse(item, parent)[key];

/** Requests an entry of the collection `pages` by its id. */
export const getPage = (id: string, query: Query = {}) =>
  getItem(`/api/collections/pages/entries/${id}`, query);

/** Requests an entry of the collection `kitchen`, which contains all field types. */
export const getFieldSample = (id: string, query: Query = {}) =>
  getItem(`/api/collections/kitchen/entries/${id}`, query);

function successBody({ status, text, body }: ContentResponse) {
  if (status !== 200) throw new Error(`Expected status 200, got ${status}: ${text.slice(0, 300)}`);
  return body;
}

export const notFound = { message: 'Not found.' };
