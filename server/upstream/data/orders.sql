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

-- How many pieces of a product all orders together hold on a day: written in the transaction of the order.
CREATE TABLE IF NOT EXISTS holds (
  product_id INTEGER NOT NULL,
  day TEXT NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (product_id, day)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS holds_by_day ON holds (day, product_id, quantity);

CREATE TABLE IF NOT EXISTS feedback (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  phone TEXT,
  email TEXT,
  message TEXT,
  created_at TEXT NOT NULL
) STRICT;

-- What a visitor who wrote has agreed to, as with orders.
CREATE TABLE IF NOT EXISTS feedback_consents (
  feedback_id INTEGER NOT NULL REFERENCES feedback ON DELETE CASCADE,
  name TEXT NOT NULL,
  text TEXT NOT NULL,
  version TEXT NOT NULL,
  given_at TEXT NOT NULL,
  PRIMARY KEY (feedback_id, name)
) STRICT, WITHOUT ROWID;

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

-- The last changes of the catalogue, whichever program made them (0: of names alone; null: anything may be another), so that
-- what others keep in memory is put right instead of read anew.
CREATE TABLE IF NOT EXISTS changes (
  n INTEGER PRIMARY KEY AUTOINCREMENT,
  product_id INTEGER
) STRICT;
CREATE TRIGGER IF NOT EXISTS changes_insert AFTER INSERT ON changes BEGIN
  DELETE FROM changes WHERE n <= new.n - 5000;
END;

-- The days that anything was ever held on, and the number of the last change of each.
CREATE TABLE IF NOT EXISTS held_days (
  day TEXT PRIMARY KEY,
  version INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO held_days SELECT DISTINCT day, 0 FROM holds WHERE NOT EXISTS (SELECT 1 FROM held_days);

-- The last changes of what is held, for the same purpose.
CREATE TABLE IF NOT EXISTS held_changes (
  n INTEGER PRIMARY KEY AUTOINCREMENT,
  day TEXT NOT NULL,
  product_id INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS held_changes_by_day ON held_changes (day, n, product_id);
CREATE TRIGGER IF NOT EXISTS held_changes_insert AFTER INSERT ON held_changes BEGIN
  DELETE FROM held_changes WHERE n <= new.n - 5000;
  INSERT INTO held_days VALUES (new.day, new.n) ON CONFLICT DO UPDATE SET version = new.n;
END;
CREATE TRIGGER IF NOT EXISTS holds_inserted AFTER INSERT ON holds BEGIN
  INSERT INTO held_changes (day, product_id) VALUES (new.day, new.product_id);
END;
CREATE TRIGGER IF NOT EXISTS holds_updated AFTER UPDATE ON holds BEGIN
  INSERT INTO held_changes (day, product_id) VALUES (old.day, old.product_id), (new.day, new.product_id);
END;
CREATE TRIGGER IF NOT EXISTS holds_deleted AFTER DELETE ON holds BEGIN
  INSERT INTO held_changes (day, product_id) VALUES (old.day, old.product_id);
END;
-- Earlier versions counted the changes of a day.
DROP TRIGGER IF EXISTS holds_insert;
DROP TRIGGER IF EXISTS holds_update;
DROP TRIGGER IF EXISTS holds_delete;
UPDATE held_days SET version = 0
WHERE version > coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'held_changes'), 0);
