import DataLoader from 'dataloader'
import { LIMITS } from './limits.ts'
import type { Rest } from './rest/calls/index.ts'
import type { PeriodParam } from './rest/calls/params.ts'
import { idLists } from './rest/idLists.ts'
import type { Product } from './rest/shapes/catalog.ts'

/**
 * Products by id for one request. Ids are collected until no other call of the request is in flight, so that the extras of
 * several lists, also under several aliases, make one by-ids call.
 */
export function createProductLoader(
  rest: Pick<Rest, 'productsByIds'>,
  idle: () => Promise<void>,
  onBatch: (size: number) => void,
): DataLoader<string, Product | null> {
  return new DataLoader<string, Product | null>(
    async (ids) => {
      onBatch(ids.length)
      const found = new Map((await rest.productsByIds(ids)).map((product) => [product.id, product]))
      return ids.map((id) => found.get(id) ?? null)
    },
    { maxBatchSize: LIMITS.listItems.max, batchScheduleFn: (dispatch) => void idle().then(dispatch) },
  )
}

/** Pieces that are free in a period, by the id of the product; null: the catalogue does not have it. */
export type StockLoader = DataLoader<string, number | null>

/**
 * A loader for each period of one request. Ids are collected until no other call of the request is in flight, so that all
 * lists of the same period make one call.
 */
export function createStockLoaders(
  rest: Pick<Rest, 'products'>,
  idle: () => Promise<void>,
): (period: PeriodParam) => StockLoader {
  const loaders = new Map<string, StockLoader>()
  return (period) => {
    const key = `${period.start}/${period.end}`
    const known = loaders.get(key)
    if (known) return known
    const loader: StockLoader = new DataLoader((ids) => stockOf(rest, ids, period), {
      maxBatchSize: LIMITS.listItems.max,
      batchScheduleFn: (dispatch) => void idle().then(dispatch),
    })
    loaders.set(key, loader)
    return loader
  }
}

async function stockOf(rest: Pick<Rest, 'products'>, ids: readonly string[], period: PeriodParam) {
  const limit = LIMITS.pageSize.max
  const pages = idLists(ids, limit).map((list) => rest.products({ ids: list, page: 1, limit, period }))
  const found = new Map(
    (await Promise.all(pages)).flatMap(({ items }) => items).map(({ id, stock }) => [id, stock]),
  )
  return ids.map((id) => found.get(id) ?? null)
}
