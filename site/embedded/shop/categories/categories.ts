import * as v from 'valibot';
import type { ShopDatabase } from '../database/database.ts';
import { ROOT_CATEGORY_ID } from '../stores/store-config.ts';
import type { StoreView } from '../stores/store-view.ts';

const categoryRow = v.object({
  id: v.number(),
  parent_id: v.nullable(v.number()),
  path: v.string(),
  level: v.number(),
  position: v.number(),
  /** A path in the asset container. */
  picture: v.nullable(v.string()),
  name: v.string(),
  url_key: v.nullable(v.string()),
  url_path: v.nullable(v.string()),
  description: v.nullable(v.string()),
});

/** A category with its texts in the language of a store view. */
export type ShopCategory = v.InferOutput<typeof categoryRow>;

/** The categories of a store view in display order, parents before their children. */
export type CategoryTree = {
  readonly all: readonly ShopCategory[];
  readonly find: (id: number) => ShopCategory | undefined;
  readonly childrenOf: (id: number) => readonly ShopCategory[];
  /** Returns the ancestors of a category, from the top, without the root category. */
  readonly ancestorsOf: (category: ShopCategory) => readonly ShopCategory[];
};

/** Reads all categories. */
export function readCategories(database: ShopDatabase, { code }: StoreView): CategoryTree {
  const all = database.all(
    categoryRow,
    `SELECT id, parent_id, path, level, position, picture, name, url_key, url_path, description FROM category
     JOIN category_text ON category_id = id AND store = ? ORDER BY position`,
    code,
  );
  const byId = new Map(all.map((category) => [category.id, category]));
  const byParent = Map.groupBy(all, (category) => category.parent_id);
  return {
    all,
    find: (id) => byId.get(id),
    childrenOf: (id) => byParent.get(id) ?? [],
    ancestorsOf: ({ path, id }) =>
      path
        .split('/')
        .map(Number)
        .filter((ancestor) => ancestor > ROOT_CATEGORY_ID && ancestor !== id)
        .flatMap((ancestor) => byId.get(ancestor) ?? []),
  };
}

/** Returns the number of products in a category and its descendants. */
export function countProducts(database: ShopDatabase, categoryId: number): number {
  const count = v.object({ products: v.number() });
  const sql = 'SELECT count(*) AS products FROM category_product WHERE category_id = ?';
  return database.first(count, sql, categoryId)?.products ?? 0;
}
