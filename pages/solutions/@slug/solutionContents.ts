import type { Plan } from '#gateway/rental/plan/plan.ts'
import type { LinePrice, RentalLength } from '#gateway/rental/price.ts'
import { MAX_QUANTITY } from '#gateway/rental/quantity.ts'
import { isFree, type Stock } from '#gateway/rental/stock.ts'
import { cartTotal } from '#gateway/rental/total.ts'

/** A product of a solution as the gateway answers it; its `stock` is for the visitor's dates, `owned` for no dates. */
export type SolutionItem = {
  productId: string
  quantity: number
  product: ItemProduct | null
}

type ItemProduct = {
  id: string
  slug: string
  name: string | null
  basicPricePerDay: number | null
  additionalPricePerDay: number | null
  stock: Stock
  owned: Stock
  images: readonly { original: string; caption: string | null }[]
}

/**
 * How much of a line can be had: all of it, a part, nothing because it is taken on the dates, nothing because there is none,
 * nothing because it is no longer rented out, or nobody can say: then it is counted whole.
 */
type LineStock = 'all' | 'part' | 'busy' | 'none' | 'gone' | 'unknown'

/** A line of a solution. `takes`: the units that its price is for; `price` in roubles, null where it is not counted. */
export type SolutionLine = {
  productId: string
  quantity: number
  product: ItemProduct | null
  stock: LineStock
  free: number
  takes: number
  price: LinePrice | null
}

/** A solution with its sums in roubles; lines that are not counted whole come first. */
export type SolutionContents = {
  lines: SolutionLine[]
  units: number
  /** How many lines are counted with all their units. */
  whole: number
  /** How many lines are counted although nobody can say what is free of them. */
  unknown: number
  basic: number
  additional: number
  total: number
}

/** Prices a solution for a rental, with what is free on its days. Without dates `length` is the shortest rental. */
export function solutionContents(items: readonly SolutionItem[], length: RentalLength): SolutionContents {
  const counted = merged(items).map((item) => {
    const stock = stockOf(item)
    const free = stock === 'unknown' ? item.quantity : (item.product?.stock ?? 0)
    return { ...item, stock, free, takes: Math.min(item.quantity, free, MAX_QUANTITY) }
  })
  const { lines: prices, ...sums } = cartTotal({
    ...length,
    lines: counted.map(({ productId, product, free, takes }) => ({
      id: productId,
      quantity: takes,
      stock: free,
      basicPricePerDay: product?.basicPricePerDay ?? null,
      additionalPricePerDay: product?.additionalPricePerDay ?? null,
    })),
    relatedLines: [],
  })
  const lines = counted.map(({ productId, quantity, product, stock, free, takes }, index): SolutionLine => {
    return { productId, quantity, product, stock, free, takes, price: prices[index] ?? null }
  })
  const [whole, others] = [lines.filter(isWhole), lines.filter((line) => !isWhole(line))]
  return {
    lines: [...others, ...whole],
    units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    whole: whole.length,
    unknown: lines.filter(({ stock }) => stock === 'unknown').length,
    basic: sums.basic,
    additional: sums.additional,
    total: sums.total,
  }
}

/** What is counted of a solution, as a plan that can be sent. */
export function solutionPlan({ lines }: SolutionContents, about: Omit<Plan, 'lines'>): Plan {
  const counted = lines.filter(({ price }) => price !== null)
  return {
    ...about,
    lines: counted.map(({ productId, takes, price }) => {
      return { productId, parentId: null, quantity: takes, sum: price?.total ?? null }
    }),
  }
}

/** Whether a line is counted with all of its units. */
export function isWhole({ quantity, takes, price }: SolutionLine): boolean {
  return price !== null && takes === quantity
}

// The same product twice is one line, as it will be in the cart.
function merged(items: readonly SolutionItem[]): SolutionItem[] {
  const lines = new Map<string, SolutionItem>()
  for (const item of items) {
    const known = lines.get(item.productId)
    lines.set(item.productId, known ? { ...known, quantity: known.quantity + item.quantity } : item)
  }
  return [...lines.values()]
}

function stockOf({ product, quantity }: SolutionItem): LineStock {
  if (product === null) return 'gone'
  if (product.stock === null) return 'unknown'
  if (product.stock >= quantity) return 'all'
  if (product.stock > 0) return 'part'
  return isFree(product.owned) ? 'busy' : 'none'
}
