/**
 * Customers, and the rows that belong to them. They do not come from the catalogue, so they have no foreign key to its websites. Times are
 * Unix milliseconds. Secrets are stored as hashes.
 */
export const customerTables: readonly string[] = [
  `CREATE TABLE customer (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    website TEXT NOT NULL,
    store TEXT NOT NULL,
    email TEXT NOT NULL,
    email_key TEXT NOT NULL,
    firstname TEXT NOT NULL,
    lastname TEXT NOT NULL,
    middlename TEXT,
    prefix TEXT,
    suffix TEXT,
    date_of_birth TEXT,
    gender INTEGER,
    taxvat TEXT,
    password_hash TEXT,
    created_at INTEGER NOT NULL,
    is_confirmed INTEGER NOT NULL,
    confirmation_hash TEXT,
    reset_hash TEXT,
    reset_until INTEGER,
    failures INTEGER NOT NULL DEFAULT 0,
    first_failure_at INTEGER,
    locked_until INTEGER,
    default_billing_id INTEGER REFERENCES customer_address (id) ON DELETE SET NULL,
    default_shipping_id INTEGER REFERENCES customer_address (id) ON DELETE SET NULL,
    UNIQUE (website, email_key)
  ) STRICT`,
  `CREATE TABLE customer_token (
    hash TEXT PRIMARY KEY,
    customer_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID`,
  'CREATE INDEX token_of_customer ON customer_token (customer_id)',
  `CREATE TABLE customer_address (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    customer_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
    firstname TEXT NOT NULL,
    lastname TEXT NOT NULL,
    middlename TEXT,
    prefix TEXT,
    suffix TEXT,
    company TEXT,
    street TEXT NOT NULL,
    city TEXT NOT NULL,
    region_code TEXT,
    region TEXT,
    region_id INTEGER,
    postcode TEXT,
    country_code TEXT NOT NULL,
    telephone TEXT NOT NULL,
    fax TEXT,
    vat_id TEXT
  ) STRICT`,
  'CREATE INDEX address_of_customer ON customer_address (customer_id)',
  `CREATE TABLE newsletter_subscription (
    website TEXT NOT NULL,
    email_key TEXT NOT NULL,
    email TEXT NOT NULL,
    store TEXT NOT NULL,
    PRIMARY KEY (website, email_key)
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE wishlist (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    customer_id INTEGER NOT NULL UNIQUE REFERENCES customer (id) ON DELETE CASCADE,
    sharing_code TEXT NOT NULL,
    updated_at INTEGER NOT NULL
  ) STRICT`,
  `CREATE TABLE wishlist_item (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    wishlist_id INTEGER NOT NULL REFERENCES wishlist (id) ON DELETE CASCADE,
    product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
    variant_id INTEGER REFERENCES product (id) ON DELETE CASCADE,
    quantity REAL NOT NULL,
    description TEXT,
    added_at INTEGER NOT NULL
  ) STRICT`,
  'CREATE INDEX item_of_wishlist ON wishlist_item (wishlist_id)',
  `CREATE TABLE mail_outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    message_id TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    content TEXT NOT NULL
  ) STRICT`,
];
