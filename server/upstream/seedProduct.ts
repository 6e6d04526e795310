import { type Database, insert } from './data/database.ts'
import type { DemoData, DemoProduct } from './demo.ts'
import { WORDS } from './search/companyWords.ts'
import { indexColumns } from './search/indexText.ts'
import { terms } from './search/terms.ts'
import { learnWords } from './search/vocabulary.ts'

/** What the search knows of products besides their own words. */
type ProductWords = {
  /** The names of categories by their ids. */
  categoryNames: ReadonlyMap<number, string>
  /** By product: the occasions of its solutions and assortments. */
  occasions: ReadonlyMap<number, string>
}

/** Reads it of some data. */
export function productWords({ categories, solutions, assortments }: DemoData): ProductWords {
  const occasions = new Map<number, string>()
  const sets = [
    ...solutions.map(({ products, ...set }) => ({ ...set, productIds: products.map(({ id }) => id) })),
    ...assortments,
  ]
  for (const { name, description, productIds } of sets) {
    const words = terms(`${name} ${description}`).filter(({ stems }) => WORDS.isOccasion(stems))
    const text = words.map(({ form }) => form).join(' ')
    for (const id of productIds) occasions.set(id, `${occasions.get(id) ?? ''} ${text}`)
  }
  return { categoryNames: new Map(categories.map(({ id, name }) => [id, name])), occasions }
}

/** Writes one product with all that belongs to it. Belongs into a transaction: it may name products yet to come. */
export function insertProduct(
  database: Database,
  product: DemoProduct,
  { categoryNames, occasions }: ProductWords,
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
  const text = `${shortDescription} ${occasions.get(product_id) ?? ''}`
  const columns = indexColumns({ name, brands, categories, text })
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
