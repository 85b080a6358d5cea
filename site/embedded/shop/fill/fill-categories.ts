import { type Catalogue, categoryPath, resolveTexts } from '#embedded/catalogue';
import type { ShopDatabase } from '../database/database.ts';
import { ROOT_CATEGORY_ID } from '../stores/store-config.ts';
import { storeViews } from '../stores/store-view.ts';

const ROOT_PATH = `1/${ROOT_CATEGORY_ID}`;
const ROOT_NAME = 'Default Category';

/** Writes the category tree below the root category, with texts for each store view. */
export function fillCategories(database: ShopDatabase, { categories }: Catalogue): void {
  const paths = new Map<string | undefined, string>([[undefined, ROOT_PATH]]);
  const ids = new Map(categories.map(({ handle, id }) => [handle, id]));
  database.run(
    'DELETE FROM category WHERE id NOT IN (SELECT value FROM json_each(?))',
    JSON.stringify([ROOT_CATEGORY_ID, ...ids.values()]),
  );
  const write = (
    id: number,
    parentId: number | null,
    path: string,
    position: number,
    picture: string | null,
  ): void =>
    database.run(
      `INSERT INTO category (id, parent_id, path, level, position, picture) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET parent_id = excluded.parent_id, path = excluded.path,
         level = excluded.level, position = excluded.position, picture = excluded.picture`,
      id,
      parentId,
      path,
      path.split('/').length - 1,
      position,
      picture,
    );
  write(ROOT_CATEGORY_ID, null, ROOT_PATH, 0, null);
  for (const [index, { id, handle, parent, picture }] of categories.entries()) {
    const path = `${paths.get(parent) ?? ROOT_PATH}/${id}`;
    paths.set(handle, path);
    write(id, ids.get(parent ?? '') ?? ROOT_CATEGORY_ID, path, index + 1, picture ?? null);
  }

  database.run('DELETE FROM category_text');
  const insertText =
    'INSERT INTO category_text (store, category_id, name, url_key, url_path, description) VALUES (?, ?, ?, ?, ?, ?)';
  for (const { code, locale } of storeViews) {
    database.run(insertText, code, ROOT_CATEGORY_ID, ROOT_NAME, null, null, null);
    for (const category of categories) {
      const { name, slug, intro } = resolveTexts(category.texts, locale);
      const urlPath = categoryPath(category, categories, locale);
      database.run(insertText, code, category.id, name, slug, urlPath, intro);
    }
  }
}
