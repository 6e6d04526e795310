import { type Database, insert } from './data/database.ts'
import type { DemoProduct } from './demo.ts'

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
