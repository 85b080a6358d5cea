import * as v from 'valibot';
import { get } from './content-system.ts';
import type { Answer, Query } from './content-system.ts';

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

/** One item out of its `{data}` envelope; fails when the answer is not 200 or not an item. */
export const itemOf = (answer: Answer): Item => v.parse(single, whenFound(answer)).data;

/** The items of an unpaginated `{data: […]}`. */
export const itemsOf = (answer: Answer): Item[] => v.parse(many, whenFound(answer)).data;

/** A paginated list whole: items, links, meta. */
export const pageOf = (answer: Answer) => v.parse(paged, whenFound(answer));

/** Asks for one item. */
export const getItem = async (path: string, query: Query = {}) => itemOf(await get(path, query));

/** Asks for a list and gives its ids in the order they came. */
export const getIds = async (path: string, query: Query = {}) =>
  itemsOf(await get(path, query)).map(({ id }) => String(id));

/** A nested object of an item, for example its `collection`. */
export const inside = (parent: unknown, key: string): unknown => v.parse(item, parent)[key];

/** The page entry with this id. */
export const getPage = (id: string, query: Query = {}) =>
  getItem(`/api/collections/pages/entries/${id}`, query);

/** The entry of the collection that shows field types. */
export const getKitchen = (id: string, query: Query = {}) =>
  getItem(`/api/collections/kitchen/entries/${id}`, query);

function whenFound({ status, text, body }: Answer) {
  if (status !== 200)
    throw new Error(`Expected an answer with status 200, got ${status}: ${text.slice(0, 300)}`);
  return body;
}

export const notFound = { message: 'Not found.' };
