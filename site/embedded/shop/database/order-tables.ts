/**
 * Orders are copies: they have no foreign keys to products, carts or customers, which can be deleted. Addresses, totals and prices are JSON
 * objects, with amounts in cents. `stock_reservation` contains the quantities that orders reserve. A fill replaces `product_stock` and keeps them.
 */
export const orderTables: readonly string[] = [
  `CREATE TABLE order_sequence (
    website TEXT PRIMARY KEY,
    last INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE placed_order (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    number TEXT NOT NULL UNIQUE,
    token TEXT NOT NULL UNIQUE,
    cart_id INTEGER NOT NULL UNIQUE,
    website TEXT NOT NULL,
    store TEXT NOT NULL,
    customer_id INTEGER,
    email TEXT NOT NULL,
    status TEXT NOT NULL,
    created_at TEXT NOT NULL,
    changed_at TEXT NOT NULL,
    coupon TEXT,
    shipping_address TEXT NOT NULL,
    billing_address TEXT NOT NULL,
    shipping_method TEXT NOT NULL,
    payment_method TEXT NOT NULL,
    purchase_order_number TEXT,
    grand_total INTEGER NOT NULL,
    totals TEXT NOT NULL,
    cancel_reason TEXT
  ) STRICT`,
  'CREATE INDEX order_of_customer ON placed_order (customer_id, id) WHERE customer_id IS NOT NULL',
  `CREATE TABLE order_line (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    order_id INTEGER NOT NULL REFERENCES placed_order (id) ON DELETE CASCADE,
    product_id INTEGER NOT NULL,
    sku TEXT NOT NULL,
    parent_sku TEXT,
    name TEXT NOT NULL,
    url_key TEXT NOT NULL,
    options TEXT NOT NULL,
    quantity INTEGER NOT NULL,
    prices TEXT NOT NULL
  ) STRICT`,
  'CREATE INDEX line_of_order ON order_line (order_id)',
  `CREATE TABLE stock_reservation (
    product_id INTEGER NOT NULL,
    website TEXT NOT NULL,
    quantity INTEGER NOT NULL,
    PRIMARY KEY (product_id, website)
  ) STRICT, WITHOUT ROWID`,
  `CREATE VIEW salable_stock AS
    SELECT product_id, website, max(0, stock.quantity - coalesce(reservation.quantity, 0)) AS quantity
    FROM product_stock AS stock LEFT JOIN stock_reservation AS reservation USING (product_id, website)`,
];
