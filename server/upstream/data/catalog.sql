-- The catalogue and the content of the embedded services. Money is kept in kopecks, moments as ISO 8601.
-- Where another text than this made them, these tables are made anew. Layout 5: another number when they are filled otherwise.

CREATE TABLE categories (
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  description TEXT,
  image TEXT, -- JSON {original, caption}
  priority INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE products (
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  basic_price INTEGER NOT NULL CHECK (basic_price >= 0),
  additional_price INTEGER NOT NULL CHECK (additional_price >= 0),
  related_price INTEGER NOT NULL CHECK (related_price >= 0),
  stock INTEGER NOT NULL CHECK (stock >= 0),
  warehouse TEXT, -- where it is kept; a product with a warehouse answers its stock as a list
  priority INTEGER NOT NULL DEFAULT 0,
  created_at TEXT NOT NULL
) STRICT;

-- Apart, so that a filter reads a tenth of the pages.
CREATE TABLE product_texts (
  product_id INTEGER PRIMARY KEY REFERENCES products ON DELETE CASCADE,
  facts TEXT NOT NULL, -- JSON: every field that is answered as it was written
  details TEXT NOT NULL -- JSON: the same, at the product's own URL alone
) STRICT;

-- One index for each sort of the catalogue in each direction: ties are always in order of id.
CREATE INDEX products_by_priority_desc ON products (priority DESC, id);
CREATE INDEX products_by_priority ON products (priority, id);
CREATE INDEX products_by_price_desc ON products (basic_price DESC, id);
CREATE INDEX products_by_price ON products (basic_price, id);
CREATE INDEX products_by_age_desc ON products (created_at DESC, id);
CREATE INDEX products_by_age ON products (created_at, id);

CREATE TABLE product_categories (
  product_id INTEGER NOT NULL REFERENCES products ON DELETE CASCADE,
  category_id INTEGER NOT NULL REFERENCES categories ON DELETE CASCADE,
  position INTEGER NOT NULL, -- 0 is the main category
  PRIMARY KEY (product_id, category_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX product_categories_by_category ON product_categories (category_id, product_id);

CREATE TABLE product_brands (
  product_id INTEGER NOT NULL REFERENCES products ON DELETE CASCADE,
  brand TEXT NOT NULL,
  position INTEGER NOT NULL,
  PRIMARY KEY (product_id, brand)
) STRICT, WITHOUT ROWID;
CREATE INDEX product_brands_by_brand ON product_brands (brand, product_id);

CREATE TABLE product_volumes (
  product_id INTEGER NOT NULL REFERENCES products ON DELETE CASCADE,
  volume TEXT NOT NULL,
  position INTEGER NOT NULL,
  PRIMARY KEY (product_id, volume)
) STRICT, WITHOUT ROWID;
CREATE INDEX product_volumes_by_volume ON product_volumes (volume, product_id);

CREATE TABLE product_related (
  product_id INTEGER NOT NULL REFERENCES products ON DELETE CASCADE,
  related_id INTEGER NOT NULL REFERENCES products ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  price INTEGER NOT NULL CHECK (price >= 0),
  position INTEGER NOT NULL,
  PRIMARY KEY (product_id, related_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX product_related_by_related ON product_related (related_id);

CREATE TABLE assortments (
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  description TEXT,
  image TEXT,
  priority INTEGER NOT NULL DEFAULT 0,
  created_at TEXT NOT NULL
) STRICT;

CREATE TABLE assortment_products (
  assortment_id INTEGER NOT NULL REFERENCES assortments ON DELETE CASCADE,
  product_id INTEGER NOT NULL REFERENCES products ON DELETE CASCADE,
  position INTEGER NOT NULL,
  PRIMARY KEY (assortment_id, product_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX assortment_products_by_product ON assortment_products (product_id);

CREATE TABLE solutions (
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

CREATE TABLE solution_products (
  solution_id INTEGER NOT NULL REFERENCES solutions ON DELETE CASCADE,
  product_id INTEGER NOT NULL REFERENCES products ON DELETE CASCADE,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  position INTEGER NOT NULL,
  PRIMARY KEY (solution_id, product_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX solution_products_by_product ON solution_products (product_id, solution_id);

CREATE TABLE article_categories (
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  description TEXT,
  image TEXT,
  priority INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE articles (
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
CREATE INDEX articles_by_age ON articles (published_at DESC, id);

-- Pages, settings and contacts are passed on as they were written.
CREATE TABLE documents (
  kind TEXT NOT NULL, -- page, settings, contacts
  slug TEXT NOT NULL, -- empty for settings and contacts
  project TEXT NOT NULL,
  body TEXT NOT NULL, -- JSON
  PRIMARY KEY (kind, slug, project)
) STRICT, WITHOUT ROWID;
