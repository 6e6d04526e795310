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
  const {
    id,
    slug,
    name,
    basicPricePerDay,
    additionalPricePerDay,
    price,
    stocks,
    priority,
    createdAt,
    ...rest
  } = product
  const { categoryIds: _, relatedProducts: __, description, specs, ...facts } = rest
  const place = typeof stocks === 'number' ? { stock: stocks } : stocks[0]
  return {
    ...{ id, slug, name },
    facts: JSON.stringify(facts),
    details: JSON.stringify({ description, specs }),
    basic_price: basicPricePerDay * 100,
    additional_price: additionalPricePerDay * 100,
    related_price: price * 100,
    stock: place?.stock ?? 0,
    warehouse: place && 'warehouse' in place ? place.warehouse : null,
    priority,
    created_at: createdAt,
  }
}
