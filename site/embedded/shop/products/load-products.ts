import * as v from 'valibot';
import type { ShopContext } from '../context/context.ts';
import type { StoredProduct, StoredSimpleProduct } from './product-types.ts';

const productRow = v.object({
  id: v.number(),
  sku: v.string(),
  parent_id: v.nullable(v.number()),
  type: v.picklist(['simple', 'configurable']),
  ean: v.nullable(v.string()),
  weight: v.number(),
  new_since: v.nullable(v.string()),
  name: v.string(),
  url_key: v.string(),
  short: v.string(),
  long: v.string(),
  material: v.string(),
  care: v.string(),
  box: v.string(),
  keywords: v.string(),
  regular: v.nullable(v.number()),
  special: v.nullable(v.number()),
  special_until: v.nullable(v.string()),
  quantity: v.nullable(v.number()),
});
type ProductTableRow = v.InferOutput<typeof productRow>;

const optionOfProduct = v.object({ product_id: v.number(), option_id: v.number() });
const pictureRow = v.object({ product_id: v.number(), path: v.string() });

/** Loads products by id, in the order of `ids`. Configurable products contain their variants. Unknown ids are omitted. */
export function loadProducts(ids: readonly number[], context: ShopContext): StoredProduct[] {
  if (ids.length === 0) return [];
  const { shop, view } = context;
  // The query joins the tables of the view `salable_stock`, because SQLite would compute the view for all products.
  const rows = shop.database.all(
    productRow,
    `WITH wanted AS (SELECT value AS id FROM json_each(?)),
       row AS (
         SELECT product.* FROM wanted CROSS JOIN product USING (id)
         UNION ALL SELECT product.* FROM wanted CROSS JOIN product ON product.parent_id = wanted.id)
     SELECT row.id, sku, parent_id, type, ean, weight, new_since, name, url_key, short, long, material, care, box,
       keywords, regular, special, special_until, max(0, stock.quantity - coalesce(reserved.quantity, 0)) AS quantity
     FROM row
     CROSS JOIN product_text AS text ON text.store = ? AND text.product_id = coalesce(parent_id, row.id)
     LEFT JOIN product_price AS price ON price.product_id = row.id AND price.website = ?
     LEFT JOIN product_stock AS stock ON stock.product_id = row.id AND stock.website = ?
     LEFT JOIN stock_reservation AS reserved ON reserved.product_id = row.id AND reserved.website = stock.website
     ORDER BY row.id`,
    JSON.stringify(ids),
    view.code,
    view.website,
    view.website,
  );
  const build = createBuilder(rows, context);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const variants = Map.groupBy(rows, (row) => row.parent_id);
  return ids.flatMap((id): StoredProduct[] => {
    const row = byId.get(id);
    if (!row) return [];
    if (row.type === 'simple') return [build.simple(row)];
    return [
      { ...build.base(row), type: 'configurable', variants: (variants.get(id) ?? []).map(build.simple) },
    ];
  });
}

/** Creates functions that convert rows to products with options and pictures. The name of a variant includes its colour: “Maan 15, Basalt”. */
function createBuilder(rows: readonly ProductTableRow[], { shop, attributes }: ShopContext) {
  const json = JSON.stringify(rows.map(({ id }) => id));
  const options = Map.groupBy(
    shop.database.all(
      optionOfProduct,
      'SELECT product_id, option_id FROM json_each(?) CROSS JOIN product_option ON product_id = value',
      json,
    ),
    (row) => row.product_id,
  );
  const pictures = Map.groupBy(
    shop.database.all(
      pictureRow,
      'SELECT product_id, picture.path FROM json_each(?) CROSS JOIN product_picture AS picture ON product_id = value ORDER BY position',
      json,
    ),
    (row) => row.product_id,
  );
  const colors = attributes().find(({ code }) => code === CONFIGURABLE_ATTRIBUTE)?.options ?? [];
  const base = (row: ProductTableRow) => {
    const optionIds = (options.get(row.id) ?? []).map((option) => option.option_id);
    const color = row.parent_id === null ? undefined : colors.find(({ id }) => optionIds.includes(id));
    return {
      id: row.id,
      sku: row.sku,
      name: color ? `${row.name}, ${color.label}` : row.name,
      urlKey:
        row.parent_id === null ? row.url_key : `${row.url_key}-${row.sku.split('-').at(-1)?.toLowerCase()}`,
      short: row.short,
      long: row.long,
      material: row.material,
      care: row.care,
      box: row.box,
      keywords: row.keywords,
      ean: row.ean,
      weight: row.weight,
      newSince: row.new_since,
      optionIds,
      pictures: (pictures.get(row.id) ?? []).map(({ path }) => path),
    };
  };
  const simple = (row: ProductTableRow): StoredSimpleProduct => ({
    ...base(row),
    type: 'simple',
    parentId: row.parent_id,
    price: { regular: row.regular ?? 0, special: row.special, specialUntil: row.special_until },
    quantity: row.quantity ?? 0,
  });
  return { base, simple };
}

/** The code of the attribute in which the variants of a configurable product differ. The catalogue has only this one. */
export const CONFIGURABLE_ATTRIBUTE = 'color';
