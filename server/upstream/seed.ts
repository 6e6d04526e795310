import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type Database, insert, type Row } from './data/database.ts'
import { type DemoData, readDemoData } from './demo.ts'
import { insertProduct } from './seedProduct.ts'

/** Ids from here on belong to generated products: the demo data never touches them. */
export const FIRST_GENERATED_ID = 1_000_001

const TABLES = readFileSync(new URL('data/catalog.sql', import.meta.url), 'utf8')
const LAYOUT = createHash('sha256').update(TABLES).digest('hex')

/** Fills catalogue and content with the demo data, unless they hold this version. Orders and messages stay. */
export function seed(database: Database, data: DemoData = readDemoData()): void {
  const version = `${LAYOUT}:${data.version}`
  if (readVersion(database) === version) return
  database.transaction(() => {
    // Another process may have been faster.
    const current = readVersion(database)
    if (current === version) return
    if (current?.startsWith(LAYOUT)) clear(database)
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
}

function clear(database: Database): void {
  database.run('DELETE FROM products WHERE id < ?', FIRST_GENERATED_ID)
  for (const table of ['assortments', 'solutions', 'articles', 'article_categories', 'documents'])
    database.run(`DELETE FROM ${table}`)
}

function insertCatalog(database: Database, data: DemoData): void {
  for (const category of data.categories)
    insert(
      database,
      'categories',
      category,
      `ON CONFLICT (id) DO UPDATE SET slug = excluded.slug, name = excluded.name, description = excluded.description,
         image = excluded.image, priority = excluded.priority`,
    )
  for (const product of data.products) insertProduct(database, product)
  for (const { productIds, ...assortment } of data.assortments) {
    const { id: assortmentId } = assortment
    insert(database, 'assortments', assortment)
    for (const [position, productId] of productIds.entries())
      insert(database, 'assortment_products', { assortmentId, productId, position })
  }
  for (const { products, priceHint, ...solution } of data.solutions) {
    insert(database, 'solutions', { ...solution, priceHint: priceHint * 100 })
    for (const [position, { id: productId, quantity }] of products.entries())
      insert(database, 'solution_products', { solutionId: solution.id, productId, quantity, position })
  }
}

function insertContent(database: Database, data: DemoData): void {
  for (const category of data.articleCategories) insert(database, 'article_categories', category)
  for (const { category, categorySlug: _, ...article } of data.articles)
    insert(database, 'articles', { ...article, categoryId: category.id })
  const documents = [
    ...data.pages.map((page) => ({ kind: 'page', slug: page.slug, body: page })),
    { kind: 'settings', slug: '', body: data.settings },
    { kind: 'contacts', slug: '', body: data.contacts },
  ]
  for (const document of documents)
    insert(database, 'documents', { ...document, project: document.body.project })
}
