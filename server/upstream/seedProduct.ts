import { type Database, insert } from './data/database.ts'
import type { DemoProduct } from './demo.ts'
import { indexColumns } from './search/indexText.ts'
import { learnWords } from './search/vocabulary.ts'

/** Writes one product with all that belongs to it. Belongs into a transaction: it may name products yet to come. */
export function insertProduct(
  database: Database,
  product: DemoProduct,
  categoryNames: ReadonlyMap<number, string>,
): void {
  const { id: product_id, name, shortDescription, brands, volumes, categoryIds, relatedProducts } = product
  insert(database, 'products', productRow(product))
  for (const [position, brand] of brands.entries())
    insert(database, 'product_brands', { product_id, brand, position })
  for (const [position, volume] of volumes.entries())
    insert(database, 'product_volumes', { product_id, volume, position })
  for (const [position, category_id] of categoryIds.entries())
    insert(database, 'product_categories', { product_id, category_id, position })
  for (const [position, { id: related_id, price }] of relatedProducts.entries())
    insert(database, 'product_related', { product_id, related_id, price: price * 100, position })
  const categories = categoryIds.flatMap((id) => categoryNames.get(id) ?? [])
  const columns = indexColumns({ name, brands, categories, text: shortDescription })
  insert(database, 'product_index', { rowid: product_id, ...columns })
  learnWords(database, name, ...brands, ...categories)
}

function productRow(product: DemoProduct) {
  const place = typeof product.stocks === 'number' ? { stock: product.stocks } : product.stocks[0]
  return {
    id: product.id,
    slug: product.slug,
    name: product.name,
    short_description: product.shortDescription,
    description: product.description,
    specs: JSON.stringify(product.specs),
    images: JSON.stringify(product.images),
    basic_price: product.basicPricePerDay * 100,
    additional_price: product.additionalPricePerDay * 100,
    related_price: product.price * 100,
    stock: place?.stock ?? 0,
    warehouse: place && 'warehouse' in place ? place.warehouse : null,
    priority: product.priority,
    created_at: product.createdAt,
    is_new: Number(product.isNew),
    is_popular: Number(product.isPopular),
  }
}
