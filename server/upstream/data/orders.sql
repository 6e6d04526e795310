-- What visitors sent to the embedded services: never changed. Money is kept in kopecks, days as 'YYYY-MM-DD', moments as ISO 8601.

CREATE TABLE IF NOT EXISTS meta (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Orders name products without a foreign key: what was ordered stays, whatever becomes of the catalogue.
CREATE TABLE IF NOT EXISTS orders (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  idempotency_key TEXT UNIQUE,
  fingerprint TEXT NOT NULL, -- SHA-256 of what was asked: tells a repetition from another order under the same key
  start_day TEXT NOT NULL,
  end_day TEXT NOT NULL,
  days INTEGER NOT NULL,
  min_order_days INTEGER NOT NULL,
  total INTEGER NOT NULL,
  customer_name TEXT NOT NULL,
  customer_phone TEXT NOT NULL,
  customer_email TEXT,
  customer_company TEXT,
  delivery_method TEXT NOT NULL CHECK (delivery_method IN ('delivery', 'pickup')),
  delivery_address TEXT,
  delivery_slot TEXT,
  return_slot TEXT,
  comment TEXT,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS orders_by_start ON orders (start_day, end_day);

CREATE TABLE IF NOT EXISTS order_lines (
  order_id INTEGER NOT NULL REFERENCES orders ON DELETE CASCADE,
  position INTEGER NOT NULL,
  product_id INTEGER NOT NULL,
  parent_id INTEGER, -- the product that this one was added to; null for a line of its own
  product_name TEXT NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  basic_price INTEGER, -- per piece and day; null for a related line
  additional_price INTEGER,
  related_price INTEGER, -- per piece for the whole order; null for a line of its own
  total INTEGER NOT NULL,
  PRIMARY KEY (order_id, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS order_lines_by_product ON order_lines (product_id);

-- What was written in the fields that a company has added to its order form.
CREATE TABLE IF NOT EXISTS order_extras (
  order_id INTEGER NOT NULL REFERENCES orders ON DELETE CASCADE,
  name TEXT NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (order_id, name)
) STRICT, WITHOUT ROWID;

-- What a customer has agreed to, in its words: proof of the consent.
CREATE TABLE IF NOT EXISTS order_consents (
  order_id INTEGER NOT NULL REFERENCES orders ON DELETE CASCADE,
  name TEXT NOT NULL,
  text TEXT NOT NULL,
  version TEXT NOT NULL,
  given_at TEXT NOT NULL,
  PRIMARY KEY (order_id, name)
) STRICT, WITHOUT ROWID;

-- The page of an order, for whoever has its secret. The company writes state and links here; orders of earlier versions have none.
CREATE TABLE IF NOT EXISTS order_pages (
  order_id INTEGER PRIMARY KEY REFERENCES orders ON DELETE CASCADE,
  secret TEXT NOT NULL UNIQUE,
  state TEXT NOT NULL
    CHECK (state IN ('requested', 'accepted', 'confirmed', 'handed-over', 'returned', 'cancelled')),
  held INTEGER NOT NULL CHECK (held IN (0, 1)), -- whether its pieces are among the holds
  valid_until TEXT, -- of a request
  paid INTEGER NOT NULL DEFAULT 0,
  pay_url TEXT,
  documents TEXT NOT NULL DEFAULT '[]' -- JSON: title and url of each
) STRICT;

-- The price of delivery that an order was agreed at.
CREATE TABLE IF NOT EXISTS order_deliveries (
  order_id INTEGER PRIMARY KEY REFERENCES orders ON DELETE CASCADE,
  price INTEGER NOT NULL
) STRICT;

-- What customers wish to change: nothing of it holds until the company has answered.
CREATE TABLE IF NOT EXISTS change_requests (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL REFERENCES orders ON DELETE CASCADE,
  idempotency_key TEXT,
  fingerprint TEXT NOT NULL,
  wish TEXT NOT NULL, -- JSON
  total INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  UNIQUE (order_id, idempotency_key)
) STRICT;

-- How many pieces of a product all orders together hold on a day: written in the transaction of the order.
CREATE TABLE IF NOT EXISTS holds (
  product_id INTEGER NOT NULL,
  day TEXT NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (product_id, day)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS holds_by_day ON holds (day, product_id, quantity);

-- Days on which nothing is handed over or taken back: the company writes them here.
CREATE TABLE IF NOT EXISTS closed_days (
  day TEXT PRIMARY KEY,
  reason TEXT
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS feedback (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  phone TEXT,
  email TEXT,
  message TEXT,
  created_at TEXT NOT NULL
) STRICT;

-- Messages that came with a key, which makes a repeat the same message.
CREATE TABLE IF NOT EXISTS feedback_keys (
  idempotency_key TEXT PRIMARY KEY,
  feedback_id INTEGER NOT NULL REFERENCES feedback ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- What a visitor who wrote has agreed to, as with orders.
CREATE TABLE IF NOT EXISTS feedback_consents (
  feedback_id INTEGER NOT NULL REFERENCES feedback ON DELETE CASCADE,
  name TEXT NOT NULL,
  text TEXT NOT NULL,
  version TEXT NOT NULL,
  given_at TEXT NOT NULL,
  PRIMARY KEY (feedback_id, name)
) STRICT, WITHOUT ROWID;

-- Whom to tell when so much of a product is free; told, they are removed. Without days: when the company has it.
CREATE TABLE IF NOT EXISTS waitlist (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  secret TEXT NOT NULL UNIQUE,
  idempotency_key TEXT UNIQUE,
  product_id INTEGER NOT NULL,
  quantity INTEGER NOT NULL,
  start_day TEXT,
  end_day TEXT,
  contact TEXT NOT NULL,
  consent TEXT,
  created_at TEXT NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS traffic_sources (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  source TEXT,
  medium TEXT,
  campaign TEXT,
  term TEXT,
  content TEXT,
  referrer TEXT,
  landing_page TEXT,
  created_at TEXT NOT NULL
) STRICT;

-- Of earlier versions, which filtered and searched in another way.
DROP TRIGGER IF EXISTS holds_insert;
DROP TRIGGER IF EXISTS holds_update;
DROP TRIGGER IF EXISTS holds_delete;
DROP TRIGGER IF EXISTS holds_inserted;
DROP TRIGGER IF EXISTS holds_updated;
DROP TRIGGER IF EXISTS holds_deleted;
DROP TABLE IF EXISTS changes;
DROP TABLE IF EXISTS held_changes;
DROP TABLE IF EXISTS held_days;
DROP TABLE IF EXISTS product_index;
DROP TABLE IF EXISTS assortment_index;
DROP TABLE IF EXISTS search_words;
DROP TABLE IF EXISTS search_keys;
