import DataLoader from 'dataloader'
import { MAX_LIST } from './badInput.ts'
import type { Product } from './rest/entities.ts'
import type { Rest } from './rest/rest.ts'

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
    { maxBatchSize: MAX_LIST, batchScheduleFn: (dispatch) => void idle().then(dispatch) },
  )
}
