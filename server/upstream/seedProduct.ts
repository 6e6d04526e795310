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
  const { id, slug, name, priority, createdAt, stocks, categoryIds, relatedProducts, ...rest } = product
  const { basicPricePerDay, additionalPricePerDay, price, description, specs, ...facts } = rest
  const { brands, volumes, shortDescription } = facts
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
  const categories = categoryIds.flatMap((id) => categoryNames.get(id) ?? [])
  const text = `${shortDescription} ${occasions.get(productId) ?? ''}`
  const columns = indexColumns({ name, brands, categories, text })
  insert(database, 'product_index', { rowid: productId, ...columns })
  learnWords(database, name, ...brands, ...categories)
}
