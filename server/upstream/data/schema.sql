-- The embedded services' database. Money is kept in kopecks, days as 'YYYY-MM-DD', moments as ISO 8601.
-- Catalogue and content are replaced when the demo data changes; orders, feedback and traffic sources never are.

CREATE TABLE IF NOT EXISTS meta (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS categories (
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  description TEXT,
  image TEXT, -- JSON {original, caption}
  priority INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE IF NOT EXISTS products (
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  short_description TEXT,
  description TEXT, -- simple HTML
  specs TEXT NOT NULL, -- JSON [{name, value}]
  images TEXT NOT NULL, -- JSON [{original, caption}]
  basic_price INTEGER NOT NULL CHECK (basic_price >= 0),
  additional_price INTEGER NOT NULL CHECK (additional_price >= 0),
  related_price INTEGER NOT NULL CHECK (related_price >= 0),
  stock INTEGER NOT NULL CHECK (stock >= 0),
  warehouse TEXT, -- where it is kept; a product with a warehouse answers its stock as a list
  priority INTEGER NOT NULL DEFAULT 0,
  created_at TEXT NOT NULL,
  is_new INTEGER NOT NULL DEFAULT 0,
  is_popular INTEGER NOT NULL DEFAULT 0
) STRICT;

-- One index for each sort of the catalogue in each direction: ties are always in order of id.
CREATE INDEX IF NOT EXISTS products_by_priority_desc ON products (priority DESC, id);
CREATE INDEX IF NOT EXISTS products_by_priority ON products (priority, id);
CREATE INDEX IF NOT EXISTS products_by_price_desc ON products (basic_price DESC, id);
CREATE INDEX IF NOT EXISTS products_by_price ON products (basic_price, id);
CREATE INDEX IF NOT EXISTS products_by_age_desc ON products (created_at DESC, id);
CREATE INDEX IF NOT EXISTS products_by_age ON products (created_at, id);
-- Counting what is in stock, without reading the products.
CREATE INDEX IF NOT EXISTS products_by_stock ON products (stock, basic_price);

CREATE TABLE IF NOT EXISTS product_categories (
  product_id INTEGER NOT NULL REFERENCES products ON DELETE CASCADE,
  category_id INTEGER NOT NULL REFERENCES categories ON DELETE CASCADE,
  position INTEGER NOT NULL, -- 0 is the main category
  PRIMARY KEY (product_id, category_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS product_categories_by_category ON product_categories (category_id, product_id);

CREATE TABLE IF NOT EXISTS product_brands (
  product_id INTEGER NOT NULL REFERENCES products ON DELETE CASCADE,
  brand TEXT NOT NULL,
  position INTEGER NOT NULL,
  PRIMARY KEY (product_id, brand)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS product_brands_by_brand ON product_brands (brand, product_id);

CREATE TABLE IF NOT EXISTS product_volumes (
  product_id INTEGER NOT NULL REFERENCES products ON DELETE CASCADE,
  volume TEXT NOT NULL,
  position INTEGER NOT NULL,
  PRIMARY KEY (product_id, volume)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS product_volumes_by_volume ON product_volumes (volume, product_id);

CREATE TABLE IF NOT EXISTS product_related (
  product_id INTEGER NOT NULL REFERENCES products ON DELETE CASCADE,
  related_id INTEGER NOT NULL REFERENCES products ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  price INTEGER NOT NULL CHECK (price >= 0),
  position INTEGER NOT NULL,
  PRIMARY KEY (product_id, related_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS product_related_by_related ON product_related (related_id);

-- Word stems of a product by where they stand, with its id as rowid; the words themselves are not kept a second time.
DROP TABLE IF EXISTS products_search;
CREATE VIRTUAL TABLE IF NOT EXISTS product_index USING fts5 (
  thing, name, kind, text, parts,
  content = '', contentless_delete = 1, detail = column, prefix = '2 3 4', tokenize = "ascii tokenchars '.'"
);

-- The words of names, brands and categories; `sound` is the key of a Latin one, the same for its spelling in Russian letters.
CREATE TABLE IF NOT EXISTS search_words (
  form TEXT PRIMARY KEY,
  stem TEXT NOT NULL,
  sound TEXT,
  uses INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS search_words_by_stem ON search_words (stem);
CREATE INDEX IF NOT EXISTS search_words_by_sound ON search_words (sound, form, uses) WHERE sound IS NOT NULL;

-- Each word with some of its letters left out: a misspelt word has one of these keys in common with what was meant.
CREATE TABLE IF NOT EXISTS search_keys (
  key TEXT NOT NULL,
  form TEXT NOT NULL,
  PRIMARY KEY (key, form)
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS assortments (
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  description TEXT,
  image TEXT,
  priority INTEGER NOT NULL DEFAULT 0,
  created_at TEXT NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS assortment_products (
  assortment_id INTEGER NOT NULL REFERENCES assortments ON DELETE CASCADE,
  product_id INTEGER NOT NULL REFERENCES products ON DELETE CASCADE,
  position INTEGER NOT NULL,
  PRIMARY KEY (assortment_id, product_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS assortment_products_by_product ON assortment_products (product_id);

DROP TABLE IF EXISTS assortments_search;
CREATE VIRTUAL TABLE IF NOT EXISTS assortment_index USING fts5 (
  stems, content = '', contentless_delete = 1, detail = none, tokenize = "ascii tokenchars '.'"
);

CREATE TABLE IF NOT EXISTS solutions (
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  description TEXT,
  text TEXT, -- simple HTML
  guests INTEGER,
  price_hint INTEGER,
  price_hint_caption TEXT,
  image TEXT,
  created_at TEXT NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS solution_products (
  solution_id INTEGER NOT NULL REFERENCES solutions ON DELETE CASCADE,
  product_id INTEGER NOT NULL REFERENCES products ON DELETE CASCADE,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  position INTEGER NOT NULL,
  PRIMARY KEY (solution_id, product_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS solution_products_by_product ON solution_products (product_id, solution_id);

CREATE TABLE IF NOT EXISTS article_categories (
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  description TEXT,
  image TEXT,
  priority INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE IF NOT EXISTS articles (
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  category_id INTEGER NOT NULL REFERENCES article_categories,
  title TEXT NOT NULL,
  excerpt TEXT,
  content TEXT NOT NULL, -- simple HTML
  reading_minutes INTEGER,
  image TEXT,
  related_product_ids TEXT NOT NULL, -- JSON [id]
  published_at TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS articles_by_age ON articles (published_at DESC, id);

-- Pages, settings and contacts are passed on as they were written.
CREATE TABLE IF NOT EXISTS documents (
  kind TEXT NOT NULL, -- page, settings, contacts
  slug TEXT NOT NULL, -- empty for settings and contacts
  project TEXT NOT NULL,
  body TEXT NOT NULL, -- JSON
  PRIMARY KEY (kind, slug, project)
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
