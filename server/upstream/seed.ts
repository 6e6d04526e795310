import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type Database, insert, type Row } from './data/database.ts'
import { type DemoData, readDemoData } from './demo.ts'
import { indexText } from './search/indexText.ts'
import { forgetWords } from './search/vocabulary.ts'
import { insertProduct, productWords } from './seedProduct.ts'
import { noteAll, watchCatalog } from './sets/changes.ts'

/** Ids from here on belong to generated products: the demo data never touches them. */
export const FIRST_GENERATED_ID = 1_000_001

const TABLES = readFileSync(new URL('data/catalog.sql', import.meta.url), 'utf8')
const LAYOUT = createHash('sha256').update(TABLES).digest('hex')

/**
 * Fills the catalogue and the content with the demo data when the database does not hold this version of it yet. Orders,
 * feedback and traffic sources stay as they are.
 */
export function seed(database: Database, data: DemoData = readDemoData()): void {
  const version = `${LAYOUT}:${data.version}`
  if (readVersion(database) === version) return
  database.transaction(() => {
    // Another process may have been faster.
    const kept = readVersion(database)
    if (kept === version) return
    if (kept?.startsWith(LAYOUT)) clear(database)
    else makeTables(database)
    insertCatalog(database, data)
    insertContent(database, data)
    database.run(`INSERT OR REPLACE INTO meta (name, value) VALUES ('demo', ?)`, version)
  })
}

function readVersion(database: Database): string | undefined {
  return database.get<Row & { value: string }>(`SELECT value FROM meta WHERE name = 'demo'`)?.value
}

// Generated products go with the old tables.
function makeTables(database: Database): void {
  const names = [...TABLES.matchAll(/^CREATE (?:VIRTUAL )?TABLE (\w+)/gm)].map(([, name]) => name)
  for (const name of names.reverse()) database.execute(`DROP TABLE IF EXISTS ${name}`)
  database.execute(TABLES)
  watchCatalog(database)
  noteAll(database)
}

function clear(database: Database): void {
  database.run('DELETE FROM product_index WHERE rowid < ?', FIRST_GENERATED_ID)
  database.run('DELETE FROM products WHERE id < ?', FIRST_GENERATED_ID)
  forgetWords(database)
  for (const table of [
    'assortment_index',
    'assortments',
    'solutions',
    'articles',
    'article_categories',
    'documents',
  ])
    database.run(`DELETE FROM ${table}`)
}

function insertCatalog(database: Database, data: DemoData): void {
  for (const { id, slug, name, description, image, priority } of data.categories)
    database.run(
      `INSERT INTO categories (id, slug, name, description, image, priority) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET slug = excluded.slug, name = excluded.name, description = excluded.description,
         image = excluded.image, priority = excluded.priority`,
      ...[id, slug, name, description, JSON.stringify(image), priority],
    )
  const words = productWords(data)
  for (const product of data.products) insertProduct(database, product, words)
  for (const { image, productIds, ...item } of data.assortments) {
    insert(database, 'assortments', {
      id: item.id,
      slug: item.slug,
      name: item.name,
      description: item.description,
      image: JSON.stringify(image),
      priority: item.priority,
      created_at: item.createdAt,
    })
    const stems = indexText(item.name, item.description)
    database.run('INSERT INTO assortment_index (rowid, stems) VALUES (?, ?)', item.id, stems)
    for (const [position, product_id] of productIds.entries())
      insert(database, 'assortment_products', { assortment_id: item.id, product_id, position })
  }
  for (const { image, products, ...item } of data.solutions) {
    insert(database, 'solutions', {
      id: item.id,
      slug: item.slug,
      name: item.name,
      description: item.description,
      text: item.text,
      guests: item.guests,
      price_hint: item.priceHint * 100,
      price_hint_caption: item.priceHintCaption,
      image: JSON.stringify(image),
      created_at: item.createdAt,
    })
    for (const [position, { id, quantity }] of products.entries())
      insert(database, 'solution_products', { solution_id: item.id, product_id: id, quantity, position })
  }
}

function insertContent(database: Database, data: DemoData): void {
  for (const { id, slug, name, description, image, priority } of data.articleCategories)
    insert(database, 'article_categories', {
      id,
      slug,
      name,
      description,
      image: JSON.stringify(image),
      priority,
    })
  for (const { id, slug, title, excerpt, content, category, image, ...item } of data.articles)
    insert(database, 'articles', {
      id,
      slug,
      category_id: category.id,
      title,
      excerpt,
      content,
      reading_minutes: item.readingMinutes,
      image: JSON.stringify(image),
      related_product_ids: JSON.stringify(item.relatedProductIds),
      published_at: item.publishedAt,
    })
  const documents = [
    ...data.pages.map((page) => ({ kind: 'page', slug: page.slug, body: page })),
    { kind: 'settings', slug: '', body: data.settings },
    { kind: 'contacts', slug: '', body: data.contacts },
  ]
  for (const { kind, slug, body } of documents)
    insert(database, 'documents', { kind, slug, project: body.project, body: JSON.stringify(body) })
}
