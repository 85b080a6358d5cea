import { type Catalogue, type Product, resolveTexts } from '#embedded/catalogue';
import type { ShopDatabase } from '../database/database.ts';
import { escapeHtml } from '../escape-html.ts';
import { searchRow } from '../products/search-rows.ts';
import { type StoreView, storeViews } from '../stores/store-view.ts';

/** Writes the texts of products for each store view, the order of their names, and the words for searching. */
export function fillTexts(database: ShopDatabase, { products }: Catalogue): void {
  database.run('DELETE FROM product_text');
  database.run("INSERT INTO product_search (product_search) VALUES ('delete-all')");
  for (const view of storeViews) {
    const ranks = rankNames(products, view);
    for (const product of products) writeTexts(database, product, view, ranks.get(product.id) ?? 0);
  }
}

function writeTexts(database: ShopDatabase, product: Product, view: StoreView, rank: number): void {
  const { id, sku, variants } = product;
  const { name, slug, short, long, material, care, box, search } = resolveTexts(product.texts, view.locale);
  database.run(
    `INSERT INTO product_text (store, product_id, name, name_rank, url_key, short, long, material, care, box, keywords)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    view.code,
    id,
    name,
    rank,
    slug,
    short,
    long.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join(''),
    material,
    care,
    box.join('\n'),
    search.join(', '),
  );
  database.run(
    `INSERT INTO product_search (rowid, name, sku, terms, short_description, description)
     VALUES (?, ?, ?, ?, ?, ?)`,
    searchRow(view, id),
    name,
    [sku, ...variants.flatMap((variant) => [variant.sku, variant.ean])].join(' '),
    search.join(' '),
    short,
    [...long, material].join(' '),
  );
}

/** Returns the rank of each product by name, in the language of the store view. SQLite compares bytes, so it cannot sort names. */
function rankNames(products: readonly Product[], { locale }: StoreView): ReadonlyMap<number, number> {
  const { compare } = new Intl.Collator(locale.intl, { numeric: true });
  const named = products.map(({ id, texts }) => ({ id, name: resolveTexts(texts, locale).name }));
  const sorted = named.toSorted((a, b) => compare(a.name, b.name));
  return new Map(sorted.map(({ id }, index) => [id, index]));
}
