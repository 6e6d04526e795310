import { daysIn, type Period, periodProblem } from '#gateway/rental/period.ts'
import { additionalDays } from '#gateway/rental/price.ts'
import { type CartTotal, cartTotal } from '#gateway/rental/total.ts'
import type { Product } from '../../rest/entities.ts'
import { UpstreamEmptyError } from '../../rest/errors.ts'
import { idLists } from '../../rest/idLists.ts'
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
  { rest, today, requestId }: { rest: Rest; today: string; requestId: string },
): Promise<PricedOrder> {
  const { minOrderDays } = await rest.settings({ fresh: true })
  // Without the minimum every sum would be wrong, so nothing is priced.
  if (minOrderDays === null)
    throw new UpstreamEmptyError({ call: 'settings', service: 'product', requestId }, 200)
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

/** Products of one call: the largest page that a service has to give. */
const CHUNK = 100

async function freshProducts(
  { lines, relatedLines }: AskedOrder,
  rest: Rest,
  period: Period | null,
): Promise<Map<string, Product>> {
  const chunks = idLists(
    [...lines, ...relatedLines].map(({ productId }) => productId),
    CHUNK,
  )
  const lists = await Promise.all(
    chunks.map((chunk) =>
      rest.products({ ids: chunk, page: 1, limit: CHUNK, ...(period && { period }) }, { fresh: true }),
    ),
  )
  return new Map(lists.flatMap(({ items }) => items).map((product) => [product.id, product]))
}
