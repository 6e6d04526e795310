import { texts } from '#company/texts/index.ts'
import type { Period } from '#gateway/rental/period.ts'
import type { Rest } from '../rest/calls/index.ts'
import type { DatedProduct } from '../rest/shapes/catalog.ts'

/** How far a price may be from that of the product, and the products that are looked through: one page. */
const PRICE_FACTOR = 2
const LOOKED_THROUGH = 50

type Question = { product: DatedProduct; quantity: number; period: Period | null; limit: number }

/** Products of the main category and the kind of another one, free in that quantity: of its volume first, then of the nearest price. */
export async function alternatives(
  { product, quantity, period, limit }: Question,
  rest: Pick<Rest, 'products'>,
): Promise<DatedProduct[]> {
  const [category] = product.categories
  const kind = kindOf(product)
  if (!category || !kind) return []
  const price = product.basicPricePerDay
  const freeOnes = async (prices: { minPrice?: number; maxPrice?: number }) => {
    const { items } = await rest.products({
      ...{ category: category.slug, inStock: true, ...(period && { period }), excludedIds: [product.id] },
      ...{ ...prices, page: 1, limit: LOOKED_THROUGH },
    })
    return items.filter((item) => {
      const isAlike = item.id !== product.id && kindOf(item) === kind
      return isAlike && (item.stock ?? 0) >= quantity && item.basicPricePerDay !== null
    })
  }
  const distance = (other: DatedProduct) => {
    const isOtherVolume = !product.volumes.every((volume) => other.volumes.includes(volume))
    return [Number(isOtherVolume), Math.abs((other.basicPricePerDay ?? 0) - (price ?? 0))] as const
  }
  const alike =
    price === null ? [] : await freeOnes({ minPrice: price / PRICE_FACTOR, maxPrice: price * PRICE_FACTOR })
  return (alike.length > 0 ? alike : await freeOnes({}))
    .map((item) => ({ item, distance: distance(item) }))
    .sort(({ distance: [one, near] }, { distance: [other, far] }) => one - other || near - far)
    .slice(0, limit)
    .map(({ item }) => item)
}

/** A category holds accessories beside its things: what a thing is, its name says. */
function kindOf({ name }: DatedProduct): string | undefined {
  return texts.kinds.noun.exec(name ?? '')?.[1]?.toLowerCase()
}
