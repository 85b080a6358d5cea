import { cartTables } from './cart-tables.ts';
import { customerTables } from './customer-tables.ts';
import { orderTables } from './order-tables.ts';

/**
 * Each migration is a list of statements. A released migration never changes: a change of the tables is a new migration. Amounts are in
 * cents, days are texts such as `2026-10-01` (at the website).
 */
export const migrations: readonly (readonly string[])[] = [
  [
    'CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID',

    `CREATE TABLE website (
      code TEXT PRIMARY KEY,
      currency TEXT NOT NULL,
      has_prices_with_tax INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID`,
    `CREATE TABLE tax_rate (
      website TEXT NOT NULL REFERENCES website (code) ON DELETE CASCADE,
      position INTEGER NOT NULL,
      country TEXT NOT NULL,
      rate REAL NOT NULL,
      PRIMARY KEY (website, position)
    ) STRICT, WITHOUT ROWID`,

    `CREATE TABLE category (
      id INTEGER PRIMARY KEY,
      parent_id INTEGER REFERENCES category (id) DEFERRABLE INITIALLY DEFERRED,
      path TEXT NOT NULL,
      level INTEGER NOT NULL,
      position INTEGER NOT NULL
    ) STRICT`,
    `CREATE TABLE category_text (
      store TEXT NOT NULL,
      category_id INTEGER NOT NULL REFERENCES category (id) ON DELETE CASCADE,
      name TEXT NOT NULL,
      url_key TEXT,
      url_path TEXT,
      description TEXT,
      PRIMARY KEY (store, category_id)
    ) STRICT, WITHOUT ROWID`,

    `CREATE TABLE attribute (
      id INTEGER PRIMARY KEY,
      code TEXT NOT NULL UNIQUE,
      input TEXT NOT NULL,
      is_filterable INTEGER NOT NULL,
      is_sortable INTEGER NOT NULL,
      position INTEGER NOT NULL
    ) STRICT`,
    `CREATE TABLE attribute_label (
      store TEXT NOT NULL,
      attribute_id INTEGER NOT NULL REFERENCES attribute (id) ON DELETE CASCADE,
      label TEXT NOT NULL,
      PRIMARY KEY (store, attribute_id)
    ) STRICT, WITHOUT ROWID`,
    `CREATE TABLE attribute_option (
      id INTEGER PRIMARY KEY,
      attribute_id INTEGER NOT NULL REFERENCES attribute (id) ON DELETE CASCADE,
      position INTEGER NOT NULL,
      swatch TEXT
    ) STRICT`,
    `CREATE TABLE attribute_option_label (
      store TEXT NOT NULL,
      option_id INTEGER NOT NULL REFERENCES attribute_option (id) ON DELETE CASCADE,
      label TEXT NOT NULL,
      PRIMARY KEY (store, option_id)
    ) STRICT, WITHOUT ROWID`,

    `CREATE TABLE product (
      id INTEGER PRIMARY KEY,
      sku TEXT NOT NULL UNIQUE COLLATE NOCASE,
      parent_id INTEGER REFERENCES product (id) ON DELETE CASCADE,
      type TEXT NOT NULL,
      position INTEGER NOT NULL,
      ean TEXT,
      weight REAL NOT NULL,
      new_since TEXT
    ) STRICT`,
    'CREATE INDEX product_parent ON product (parent_id)',
    `CREATE TABLE product_text (
      store TEXT NOT NULL,
      product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
      name TEXT NOT NULL,
      name_rank INTEGER NOT NULL,
      url_key TEXT NOT NULL,
      short TEXT NOT NULL,
      long TEXT NOT NULL,
      material TEXT NOT NULL,
      care TEXT NOT NULL,
      PRIMARY KEY (store, product_id)
    ) STRICT, WITHOUT ROWID`,
    'CREATE UNIQUE INDEX product_url_key ON product_text (store, url_key)',
    `CREATE TABLE product_option (
      product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
      attribute_id INTEGER NOT NULL REFERENCES attribute (id) ON DELETE CASCADE,
      option_id INTEGER NOT NULL REFERENCES attribute_option (id) ON DELETE CASCADE,
      PRIMARY KEY (product_id, attribute_id, option_id)
    ) STRICT, WITHOUT ROWID`,
    'CREATE INDEX product_of_option ON product_option (option_id, product_id)',
    `CREATE TABLE product_number (
      product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
      attribute_id INTEGER NOT NULL REFERENCES attribute (id) ON DELETE CASCADE,
      value REAL NOT NULL,
      PRIMARY KEY (product_id, attribute_id)
    ) STRICT, WITHOUT ROWID`,
    `CREATE TABLE product_price (
      product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
      website TEXT NOT NULL,
      regular INTEGER NOT NULL,
      special INTEGER,
      special_until TEXT,
      PRIMARY KEY (product_id, website)
    ) STRICT, WITHOUT ROWID`,
    `CREATE TABLE product_stock (
      product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
      website TEXT NOT NULL,
      quantity INTEGER NOT NULL,
      PRIMARY KEY (product_id, website)
    ) STRICT, WITHOUT ROWID`,
    `CREATE TABLE product_picture (
      product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
      position INTEGER NOT NULL,
      path TEXT NOT NULL,
      PRIMARY KEY (product_id, position)
    ) STRICT, WITHOUT ROWID`,
    `CREATE TABLE product_link (
      product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
      kind TEXT NOT NULL,
      position INTEGER NOT NULL,
      linked_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
      PRIMARY KEY (product_id, kind, position)
    ) STRICT, WITHOUT ROWID`,
    `CREATE TABLE category_product (
      category_id INTEGER NOT NULL REFERENCES category (id) ON DELETE CASCADE,
      product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
      is_direct INTEGER NOT NULL,
      PRIMARY KEY (category_id, product_id)
    ) STRICT, WITHOUT ROWID`,
    'CREATE INDEX category_of_product ON category_product (product_id, category_id)',

    `CREATE TABLE list_index (
      website TEXT NOT NULL,
      product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
      price INTEGER NOT NULL,
      is_in_stock INTEGER NOT NULL,
      PRIMARY KEY (website, product_id)
    ) STRICT, WITHOUT ROWID`,

    `CREATE TABLE address (
      store TEXT NOT NULL,
      path TEXT NOT NULL,
      target TEXT,
      redirect_code INTEGER NOT NULL,
      type TEXT,
      entity_id INTEGER,
      PRIMARY KEY (store, path)
    ) STRICT, WITHOUT ROWID`,

    `CREATE VIRTUAL TABLE product_search USING fts5 (
      store, name, sku, terms, short_description, description, product_id UNINDEXED,
      tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
    )`,
  ],
  ["ALTER TABLE product_text ADD COLUMN box TEXT NOT NULL DEFAULT ''"],
  customerTables,
  cartTables,
  orderTables,
  ["ALTER TABLE product_text ADD COLUMN keywords TEXT NOT NULL DEFAULT ''"],
  ['ALTER TABLE category ADD COLUMN picture TEXT'],
  [
    'DROP TABLE product_search',
    // A search reads only the row ids, so the table stores no content. `products/search-rows.ts` explains the row ids.
    `CREATE VIRTUAL TABLE product_search USING fts5 (
      name, sku, terms, short_description, description,
      content = '', tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
    )`,
  ],
  ["ALTER TABLE placed_order ADD COLUMN shipping_title TEXT NOT NULL DEFAULT ''"],
  ['ALTER TABLE address RENAME TO url'],
];
