import * as v from 'valibot';
import { count, list, text } from './wire-values.ts';

// Schemas of the paths of all products and categories. An item without a path is omitted.

/** An id (SKU or UID), and a path without a leading slash. */
export type PathEntry = readonly [id: string, path: string];

/** The schema of a page of product paths. */
export const productPaths = v.pipe(
  v.object({
    products: v.object({
      page_info: v.nullish(v.object({ total_pages: count })),
      items: list(v.object({ sku: v.string(), url_key: text, url_suffix: text })),
    }),
  }),
  v.transform(({ products: { page_info, items } }) => ({
    pageCount: page_info?.total_pages ?? 1,
    entries: items.flatMap(({ sku, url_key, url_suffix }) => toEntry(sku, url_key, url_suffix)),
  })),
);

type WireCategory = {
  readonly uid: string;
  readonly url_path?: string | null | undefined;
  readonly url_suffix?: string | null | undefined;
  readonly product_count?: number | null | undefined;
  readonly children?: (WireCategory | null)[] | null | undefined;
};

const categoryNode: v.GenericSchema<WireCategory> = v.object({
  uid: v.string(),
  url_path: v.nullish(v.string()),
  url_suffix: v.nullish(v.string()),
  product_count: v.nullish(v.number()),
  children: v.nullish(v.array(v.nullable(v.lazy(() => categoryNode)))),
});

/** The path of a category, and whether it has no products. */
type CategoryPath = { readonly uid: string; readonly path: string; readonly isEmpty: boolean };

/** The schema of all category paths, without the root category. Each category comes before those below it. */
export const categoryPaths = v.pipe(
  v.object({ categories: v.object({ items: list(v.object({ children: list(categoryNode) })) }) }),
  v.transform(({ categories: { items } }) => items.flatMap(({ children }) => children.flatMap(pathsOf))),
);

/** A category, then its descendants. */
function pathsOf({ uid, url_path, url_suffix, product_count, children }: WireCategory): CategoryPath[] {
  const below = (children ?? []).flatMap((child) => (child === null ? [] : pathsOf(child)));
  const own = toEntry(uid, url_path ?? '', url_suffix ?? '');
  return [...own.map(([, path]) => ({ uid, path, isEmpty: product_count === 0 })), ...below];
}

function toEntry(id: string, path: string, suffix: string): PathEntry[] {
  return path === '' ? [] : [[id, path + suffix]];
}
