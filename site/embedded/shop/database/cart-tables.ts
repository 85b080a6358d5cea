/**
 * Carts of guests and customers. `masked_id` is the public id; a cart without `customer_id` is a guest's. Addresses are JSON objects.
 * `customer_id` has no foreign key: `deleteCartsOf` deletes the carts of a deleted customer.
 */
export const cartTables: readonly string[] = [
  `CREATE TABLE cart (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    masked_id TEXT NOT NULL UNIQUE,
    website TEXT NOT NULL,
    store TEXT NOT NULL,
    customer_id INTEGER,
    is_active INTEGER NOT NULL DEFAULT 1,
    email TEXT,
    coupon TEXT,
    shipping_address TEXT,
    billing_address TEXT,
    shipping_method TEXT,
    payment_method TEXT,
    purchase_order_number TEXT,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL
  ) STRICT`,
  'CREATE UNIQUE INDEX cart_of_customer ON cart (customer_id, website) WHERE is_active AND customer_id IS NOT NULL',
  // A product that is removed from the catalogue is also removed from all carts.
  `CREATE TABLE cart_line (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    cart_id INTEGER NOT NULL REFERENCES cart (id) ON DELETE CASCADE,
    product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
    quantity INTEGER NOT NULL CHECK (quantity > 0),
    UNIQUE (cart_id, product_id)
  ) STRICT`,
  'CREATE INDEX cart_line_of_product ON cart_line (product_id)',
];
