import DataLoader from 'dataloader'
import { LIMITS } from './limits.ts'
import type { Rest } from './rest/calls/index.ts'
import type { PeriodParam } from './rest/calls/params.ts'
import { idLists } from './rest/idLists.ts'
import type { DatedProduct } from './rest/shapes/catalog.ts'

/** Products by id; null: the catalogue does not have it. */
export type ProductLoader = DataLoader<string, DatedProduct | null>

type Calls = Pick<Rest, 'products' | 'productsByIds'>

/**
 * A loader for each period of one request, and one for no period. Ids are collected until no other call of the request is in
 * flight, so that all lists of one period, also under several aliases, make one call.
 */
export function createProductLoaders(
  rest: Calls,
  idle: () => Promise<void>,
  onBatch: (size: number) => void,
): (period: PeriodParam | null | undefined) => ProductLoader {
  const loaders = new Map<string, ProductLoader>()
  return (period) => {
    const key = period ? `${period.start}/${period.end}` : ''
    const known = loaders.get(key)
    if (known) return known
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

async function productsOn(rest: Calls, ids: readonly string[], period: PeriodParam): Promise<DatedProduct[]> {
  const limit = LIMITS.pageSize.max
  const pages = idLists(ids, limit).map((list) => rest.products({ ids: list, page: 1, limit, period }))
  return (await Promise.all(pages)).flatMap(({ items }) => items)
}
