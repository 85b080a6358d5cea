import { type Catalogue, categoryPath, resolveTexts } from '#embedded/catalogue';
import type { ShopDatabase } from '../database/database.ts';
import { URL_SUFFIX } from '../stores/store-config.ts';
import { storeViews } from '../stores/store-view.ts';

/** Writes the URLs of products and categories, and the redirects, for each store view. */
export function fillUrls(database: ShopDatabase, catalogue: Catalogue): void {
  const { categories, products, redirects } = catalogue;
  database.run('DELETE FROM url');
  const insertPage = 'INSERT INTO url (store, path, redirect_code, type, entity_id) VALUES (?, ?, 0, ?, ?)';
  for (const { code, locale } of storeViews) {
    for (const category of categories)
      database.run(
        insertPage,
        code,
        categoryPath(category, categories, locale) + URL_SUFFIX,
        'CATEGORY',
        category.id,
      );
    for (const { id, texts } of products)
      database.run(insertPage, code, resolveTexts(texts, locale).slug + URL_SUFFIX, 'PRODUCT', id);
    for (const { from, to, code: redirectCode, locale: redirectLocale } of redirects)
      if (redirectLocale === locale.code)
        database.run(
          'INSERT INTO url (store, path, target, redirect_code) VALUES (?, ?, ?, ?)',
          code,
          from,
          to,
          redirectCode,
        );
  }
}
