import DataLoader from 'dataloader'
import { MAX_QUESTIONS } from '#gateway/rental/freeDays.ts'
import type { Stock } from '#gateway/rental/stock.ts'
import { type DayStock, findFreeDays } from '../availability/findFreeDays.ts'
import { LIMITS } from '../base/limits.ts'
import { idLists } from '../rest/calls/idLists.ts'
import type { Rest } from '../rest/calls/index.ts'
import type { PeriodParam } from '../rest/calls/params.ts'
import type { DatedProduct } from '../rest/shapes/catalog.ts'

/** Products by id; null: the catalogue does not have it. */
type ProductLoader = DataLoader<string, DatedProduct | null>

type Calls = Pick<Rest, 'products' | 'productsByIds'>

/** A loader for each period and one for none. Ids are collected until no other call is in flight, so that all lists make one call. */
export function createProductLoaders(
  rest: Calls,
  idle: () => Promise<void>,
  onBatch: (size: number) => void,
): (period: PeriodParam | null | undefined) => ProductLoader {
  const loaders = new Map<string, ProductLoader>()
  return (period) => {
    const key = period ? `${period.start}/${period.end}` : ''
    const existing = loaders.get(key)
    if (existing) return existing
    const loader: ProductLoader = new DataLoader(
      async (ids) => {
        onBatch(ids.length)
        const products = await (period ? productsOn(rest, ids, period) : rest.productsByIds(ids))
        const found = new Map(products.map((product) => [product.id, product]))
        return ids.map((id) => found.get(id) ?? null)
      },
      { maxBatchSize: LIMITS.listItems.max, batchScheduleFn: (dispatch) => void idle().then(dispatch) },
    )
    loaders.set(key, loader)
    return loader
  }
}

/** Loads what is free of a product on each day of a period; what the company owns of it is fetched where it is not given. */
type LoadAvailability = (product: { id: string; owned: Stock | undefined }) => Promise<DayStock[]>

type AvailabilitySources = {
  /** The services without the count of calls in flight: a search of many calls must not hold up what waits for their end. */
  rest: Calls
  products: (period: null) => ProductLoader
  idle: () => Promise<void>
  today: string
}

/** A loader for each period of one request: all products of a period are searched together. */
export function createAvailabilityLoaders({ rest, products, idle, today }: AvailabilitySources) {
  const owned = new Map<string, Promise<Stock>>()
  const loaders = new Map<string, LoadAvailability>()

  function ownedOf(id: string): Promise<Stock> {
    const units =
      owned.get(id) ??
      products(null)
        .load(id)
        .then((found) => found?.stock ?? null)
    owned.set(id, units)
    return units
  }

  return (period: PeriodParam): LoadAvailability => {
    const key = `${period.start}/${period.end}`
    const existing = loaders.get(key)
    if (existing) return existing
    const loader = new DataLoader<string, DayStock[]>(
      (ids) => {
        // The units owned take one of the calls where they have to be fetched.
        const most = MAX_QUESTIONS - (ids.every((id) => owned.has(id)) ? 0 : 1)
        return findFreeDays(ids, period, { rest, ownedOf, most, today })
      },
      { maxBatchSize: LIMITS.pageSize.max, batchScheduleFn: (dispatch) => void idle().then(dispatch) },
    )
    const load: LoadAvailability = ({ id, owned: units }) => {
      if (units !== undefined) owned.set(id, Promise.resolve(units))
      return loader.load(id)
    }
    loaders.set(key, load)
    return load
  }
}

async function productsOn(rest: Calls, ids: readonly string[], period: PeriodParam): Promise<DatedProduct[]> {
  const limit = LIMITS.pageSize.max
  const pages = idLists(ids, limit).map((list) => rest.products({ ids: list, page: 1, limit, period }))
  return (await Promise.all(pages)).flatMap(({ items }) => items)
}
