import {
  type Catalogue,
  isConfigurable,
  type Product,
  readAttributeValue,
  type Variant,
  websiteCodes,
} from '#embedded/catalogue';
import type { ShopDatabase } from '../database/database.ts';

/** The highest popularity. The position is this number less the popularity, so popular products come first. */
const MAX_POPULARITY = 100;

/** A row of the table `product`: a product, or a variant of a configurable product. */
type ProductRow = {
  readonly id: number;
  readonly sku: string;
  readonly parentId: number | null;
  readonly type: 'simple' | 'configurable';
  readonly ean: string | null;
  readonly product: Product;
  /** The variants whose attributes and pictures belong to the row: all variants for a configurable product. */
  readonly variants: readonly Variant[];
};

/** Writes products and variants with their attributes, prices, stock and pictures. */
export function fillProducts(database: ShopDatabase, catalogue: Catalogue): void {
  const rows = catalogue.products.flatMap(rowsOf);
  database.run(
    'DELETE FROM product WHERE id NOT IN (SELECT value FROM json_each(?))',
    JSON.stringify(rows.map(({ id }) => id)),
  );
  // SKUs are unique, and two products can swap theirs. Temporary SKUs prevent a conflict during the update.
  database.run("UPDATE product SET sku = '#' || id");
  for (const table of [
    'product_option',
    'product_number',
    'product_price',
    'product_stock',
    'product_picture',
  ])
    database.run(`DELETE FROM ${table}`);
  const writeAttributes = createAttributeWriter(database, catalogue);
  for (const row of rows) {
    writeProduct(database, row);
    writeAttributes(row);
    writePictures(database, row);
    if (row.type === 'simple') writeOffers(database, row);
  }
}

/** Returns the rows of a product. A simple product is one row with the id of the product. */
function rowsOf(product: Product): ProductRow[] {
  const { id, sku, variants } = product;
  const base = { product, parentId: null };
  if (!isConfigurable(product))
    return [{ ...base, id, sku, type: 'simple', ean: variants[0]?.ean ?? null, variants }];
  return [
    { ...base, id, sku, type: 'configurable', ean: null, variants },
    ...variants.map((variant): ProductRow => ({
      product,
      id: variant.id,
      sku: variant.sku,
      parentId: id,
      type: 'simple',
      ean: variant.ean,
      variants: [variant],
    })),
  ];
}

function writeProduct(database: ShopDatabase, { id, sku, parentId, type, ean, product }: ProductRow): void {
  database.run(
    `INSERT INTO product (id, sku, parent_id, type, position, ean, weight, new_since) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET sku = excluded.sku, parent_id = excluded.parent_id, type = excluded.type,
       position = excluded.position, ean = excluded.ean, weight = excluded.weight, new_since = excluded.new_since`,
    id,
    sku,
    parentId,
    type,
    MAX_POPULARITY - product.popularity,
    ean,
    product.weight,
    product.new_since ?? null,
  );
}

function createAttributeWriter(database: ShopDatabase, { attributes }: Catalogue) {
  const optionIds = new Map(
    attributes.flatMap((attribute) =>
      'options' in attribute
        ? attribute.options.map(({ id, value }) => [`${attribute.code}/${value}`, id] as const)
        : [],
    ),
  );
  return ({ id, product, variants }: ProductRow): void => {
    for (const { code, id: attributeId } of attributes) {
      const values = new Set(variants.flatMap((variant) => readAttributeValue(product, variant, code) ?? []));
      for (const value of values) {
        if (typeof value === 'string')
          database.run(
            'INSERT INTO product_option (product_id, attribute_id, option_id) VALUES (?, ?, ?)',
            id,
            attributeId,
            optionIds.get(`${code}/${value}`) ?? null,
          );
        else
          database.run(
            'INSERT INTO product_number (product_id, attribute_id, value) VALUES (?, ?, ?)',
            id,
            attributeId,
            Number(value),
          );
      }
    }
  };
}

/** Writes the pictures in this order: that of the first variant, the product in use, those of the other variants. */
function writePictures(database: ShopDatabase, { id, product, variants }: ProductRow): void {
  const [first, ...others] = variants.map(({ picture }) => picture);
  const paths = [first, product.picture_in_use, ...others].filter((path) => path !== undefined);
  for (const [position, path] of paths.entries())
    database.run(
      'INSERT INTO product_picture (product_id, position, path) VALUES (?, ?, ?)',
      id,
      position + 1,
      path,
    );
}

function writeOffers(database: ShopDatabase, { id, product, variants }: ProductRow): void {
  const [variant] = variants;
  if (!variant) return;
  const special = variant.special ?? product.special;
  for (const website of websiteCodes) {
    database.run(
      'INSERT INTO product_price (product_id, website, regular, special, special_until) VALUES (?, ?, ?, ?, ?)',
      id,
      website,
      toCents(product.price[website]),
      special ? toCents(special.price[website]) : null,
      special?.until ?? null,
    );
    database.run(
      'INSERT INTO product_stock (product_id, website, quantity) VALUES (?, ?, ?)',
      id,
      website,
      variant.stock[website],
    );
  }
}

function toCents(amount: number): number {
  return Math.round(amount * 100);
}
