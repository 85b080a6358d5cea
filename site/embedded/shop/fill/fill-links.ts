import type { Catalogue, Product } from '#embedded/catalogue';
import type { ShopDatabase } from '../database/database.ts';
import type { LinkKind } from '../products/product-types.ts';
import { ROOT_CATEGORY_ID } from '../stores/store-config.ts';

const MAX_UPSELLS = 4;

/** Writes the categories of products and the links between products. Spare parts are cross-sells of the products that they fit. */
export function fillLinks(database: ShopDatabase, catalogue: Catalogue): void {
  database.run('DELETE FROM category_product');
  database.run('DELETE FROM product_link');
  const ids = new Map(catalogue.products.map(({ handle, id }) => [handle, id]));
  const toIds = (handles: readonly string[]) => handles.flatMap((handle) => ids.get(handle) ?? []);
  const listUpsells = createUpsells(catalogue);
  const write = (product: Product, kind: LinkKind, linkedIds: readonly number[]): void => {
    for (const [position, linkedId] of linkedIds.entries())
      database.run(
        'INSERT INTO product_link (product_id, kind, position, linked_id) VALUES (?, ?, ?, ?)',
        product.id,
        kind,
        position,
        linkedId,
      );
  };
  for (const product of catalogue.products) {
    writeCategories(database, product, catalogue);
    write(product, 'related', toIds(product.related));
    write(product, 'upsell', listUpsells(product));
    write(product, 'crosssell', toIds(product.parts));
  }
}

/** Adds a product to its categories and to all of their ancestors (anchor categories, contract A5). */
function writeCategories(database: ShopDatabase, product: Product, { categories }: Catalogue): void {
  const direct = new Set(product.categories);
  const all = new Map<number, boolean>([[ROOT_CATEGORY_ID, false]]);
  for (let handles = [...direct]; handles.length > 0;) {
    const found = categories.filter(({ handle }) => handles.includes(handle));
    for (const { id, handle } of found) all.set(id, direct.has(handle));
    handles = found.flatMap(({ parent }) => parent ?? []);
  }
  for (const [categoryId, isDirect] of all)
    database.run(
      'INSERT INTO category_product (category_id, product_id, is_direct) VALUES (?, ?, ?)',
      categoryId,
      product.id,
      Number(isDirect),
    );
}

/** Returns a function that selects upsells, which the catalogue does not list: the next more expensive products with the same first category. */
function createUpsells({ products }: Catalogue): (product: Product) => readonly number[] {
  const byCategory = Map.groupBy(products, ({ categories }) => categories[0]);
  for (const members of byCategory.values()) members.sort((a, b) => a.price.EU - b.price.EU);
  return ({ categories, price }) => {
    const members = byCategory.get(categories[0] ?? '') ?? [];
    const first = members.findIndex((other) => other.price.EU > price.EU);
    return first === -1 ? [] : members.slice(first, first + MAX_UPSELLS).map(({ id }) => id);
  };
}
