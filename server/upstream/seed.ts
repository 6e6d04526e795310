import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type Database, insert } from './data/database.ts'
import { type DemoData, type DemoProduct, readDemoData } from './demo.ts'

/** Ids from here on belong to generated products: the demo data never touches them. */
export const FIRST_GENERATED_ID = 1_000_001

const TABLES = readFileSync(new URL('data/catalog.sql', import.meta.url), 'utf8')
const LAYOUT = createHash('sha256').update(TABLES).digest('hex')

/** Fills catalogue and content with the demo data, unless they hold this version. Orders and messages stay; generated products go. */
export function seed(database: Database, data: DemoData = readDemoData()): void {
  const version = `${LAYOUT}:${data.version}`
  const isSeeded = () =>
    database.get(`SELECT 1 FROM meta WHERE name = 'demo' AND value = ?`, version) !== undefined
  if (isSeeded()) return
  database.transaction(() => {
    // Another process may have been faster.
    if (isSeeded()) return
    const names = [...TABLES.matchAll(/^CREATE TABLE (\w+)/gm)].map(([, name]) => name)
    for (const name of names.reverse()) database.execute(`DROP TABLE IF EXISTS ${name}`)
    database.execute(TABLES)
    insertCatalog(database, data)
    insertContent(database, data)
    database.run(`INSERT OR REPLACE INTO meta (name, value) VALUES ('demo', ?)`, version)
  })
}

function insertCatalog(database: Database, data: DemoData): void {
  for (const category of data.categories) insert(database, 'categories', category)
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

/** Writes one product with all that belongs to it. Belongs into a transaction: it may name products yet to come. */
export function insertProduct(database: Database, product: DemoProduct): void {
  const { id, slug, name, priority, createdAt, stocks, categoryIds, relatedProducts, ...rest } = product
  const { basicPricePerDay, additionalPricePerDay, price, description, specs, ...facts } = rest
  const { brands, volumes } = facts
  const [place = { stock: 0 }] = typeof stocks === 'number' ? [{ stock: stocks }] : stocks
  const productId = id
  insert(database, 'products', {
    ...{ id, slug, name, priority, createdAt, ...place },
    basicPrice: basicPricePerDay * 100,
    additionalPrice: additionalPricePerDay * 100,
    relatedPrice: price * 100,
  })
  insert(database, 'product_texts', { productId, facts, details: { description, specs } })
  for (const [position, brand] of brands.entries())
    insert(database, 'product_brands', { productId, brand, position })
  for (const [position, volume] of volumes.entries())
    insert(database, 'product_volumes', { productId, volume, position })
  for (const [position, categoryId] of categoryIds.entries())
    insert(database, 'product_categories', { productId, categoryId, position })
  for (const [position, { id: relatedId, price }] of relatedProducts.entries())
    insert(database, 'product_related', { productId, relatedId, price: price * 100, position })
}
