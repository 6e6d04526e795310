import { GraphQLError } from 'graphql'
import { daysIn, type Period, periodProblem } from '#gateway/rental/period.ts'
import { additionalDays } from '#gateway/rental/price.ts'
import { type CartTotal, cartTotal } from '#gateway/rental/total.ts'
import type { Product } from '../../rest/entities.ts'
import type { Rest } from '../../rest/rest.ts'
import { type AskedLine, type CheckedLine, checkLines } from './lines.ts'
import { type PeriodRefusal, periodRefusal } from './periodRefusal.ts'

/** An order or a quote as it is asked for. */
export type AskedOrder = { period: Period; lines: AskedLine[]; relatedLines: AskedLine[] }

/** The order checked and priced with fresh data of the services; sums are roubles, added up in kopecks. */
export type PricedOrder = {
  period: Period
  minOrderDays: number
  additionalDays: number
  periodRefusal: PeriodRefusal | null
  lines: CheckedLine[]
  relatedLines: CheckedLine[]
  total: CartTotal
}

/** Asks the services for the rules, prices and stock of this moment and applies the rental rules to them. */
export async function priceOrder(
  asked: AskedOrder,
  { rest, today }: { rest: Rest; today: string },
): Promise<PricedOrder> {
  const minOrderDays = requireMinimum((await rest.settings({ fresh: true })).minOrderDays)
  const days = daysIn(asked.period)
  const reason = periodProblem(asked.period, { today, minOrderDays })
  // A period that no service can answer for is not sent: stock is then what the company owns.
  const dated = reason === null || reason === 'TOO_SHORT'
  const products = await freshProducts(asked, rest, dated ? asked.period : null)
  const extraDays = additionalDays({ days, minOrderDays })
  const checked = checkLines(asked, products, extraDays > 0)
  return {
    period: asked.period,
    minOrderDays,
    additionalDays: extraDays,
    periodRefusal: reason && periodRefusal(reason, { minOrderDays, today }),
    ...checked,
    total: cartTotal({
      days,
      minOrderDays,
      lines: checked.lines.map(toPricedLine),
      relatedLines: checked.relatedLines.map(toPricedExtra),
    }),
  }
}

function toPricedLine({ productId, product, quantity, stock, counted }: CheckedLine) {
  return {
    id: productId,
    quantity,
    stock,
    isRemovedFromCart: !counted,
    basicPricePerDay: product?.basicPricePerDay ?? null,
    additionalPricePerDay: product?.additionalPricePerDay ?? null,
  }
}

function toPricedExtra({ parentId, quantity, stock, extraPrice, counted }: CheckedLine) {
  return { parentId: parentId ?? '', quantity, stock, price: counted ? extraPrice : null }
}

const CHUNK = 100

async function freshProducts(
  { lines, relatedLines }: AskedOrder,
  rest: Rest,
  period: Period | null,
): Promise<Map<string, Product>> {
  const ids = [...new Set([...lines, ...relatedLines].map(({ productId }) => productId))]
  const chunks = Array.from({ length: Math.ceil(ids.length / CHUNK) }, (_, index) =>
    ids.slice(index * CHUNK, (index + 1) * CHUNK),
  )
  const lists = await Promise.all(
    chunks.map((chunk) =>
      rest.products({ ids: chunk, page: 1, limit: CHUNK, ...(period && { period }) }, { fresh: true }),
    ),
  )
  return new Map(lists.flatMap(({ items }) => items).map((product) => [product.id, product]))
}

// Without the minimum every sum would be wrong, so nothing is priced.
function requireMinimum(minOrderDays: number | null): number {
  if (minOrderDays !== null) return minOrderDays
  throw new GraphQLError('ERR_EMPTY_RESPONSE', {
    extensions: { code: 'UPSTREAM_EMPTY', service: 'product', retryable: true },
  })
}
