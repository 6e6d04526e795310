import type { HandOver } from '#gateway/rental/handOver.ts'
import type { PaymentTerms } from '#gateway/rental/payment.ts'
import { daysIn, isClosing, type Period, periodProblem, periodRules } from '#gateway/rental/period.ts'
import { additionalDays, type RentalLength } from '#gateway/rental/price.ts'
import { type CartTotal, cartTotal } from '#gateway/rental/total.ts'
import { isQuoted } from '../base/quotes.ts'
import { serviceRules } from '../base/serviceRules.ts'
import { idLists } from '../rest/calls/idLists.ts'
import type { Rest } from '../rest/calls/index.ts'
import { UpstreamEmptyError } from '../rest/errors.ts'
import type { DatedProduct } from '../rest/shapes/catalog.ts'
import type { Settings } from '../rest/shapes/settings.ts'
import { type CheckedLine, type CheckedLines, checkLines } from './lines.ts'
import type { OrderRequest, PricingContext } from './orderRequest.ts'
import { type PeriodRefusal, periodRefusal } from './periodRefusal.ts'
import { quoteLines, type Tariff, unquoted } from './quoteLines.ts'

/** The order checked and priced with fresh data of the services; sums are added up in minor units. */
export type PricedOrder = {
  period: Period
  minOrderDays: number
  additionalDays: number
  periodRefusal: PeriodRefusal | null
  /** The days and hours of hand-over that the order is held to. */
  handOver: HandOver
  lines: CheckedLine[]
  relatedLines: CheckedLine[]
  total: CartTotal
  /** Where the sums come from a tariff of the company's own; null: from the formula. */
  tariff: Tariff | null
  paymentTerms: PaymentTerms
}

/** Fetches the rules, prices and stock of this moment and applies the rental rules to them. */
export async function priceOrder(request: OrderRequest, context: PricingContext): Promise<PricedOrder> {
  const { rest, today, requestId } = context
  const settings = await rest.settings({ fresh: true })
  const { prepayment, deposit } = settings
  // By its address alone is a delivery priced there.
  const delivery = settings.capabilities.includes('delivery-quotes') ? null : settings.delivery
  const minOrderDays = minimumOf(settings, requestId)
  const days = daysIn(request.period)
  const rules = { ...periodRules({ ...(await serviceRules(settings, context)), today }), minOrderDays }
  const reason = periodProblem(request.period, rules)
  // A period that no service can answer for is not sent: stock is then what the company owns.
  const dated = reason === null || reason === 'TOO_SHORT' || isClosing(reason)
  const products = await freshProducts(request, rest, dated ? request.period : null)
  const checked = checkLines(request, products, { isDated: dated, isQuoted: isQuoted(settings) })
  const priced = !isQuoted(settings)
    ? { ...checked, tariff: null, total: formulaTotal(checked, { days, minOrderDays }) }
    : reason === null
      ? await quoteLines(request, checked, context)
      : unquoted(checked)
  return {
    period: request.period,
    minOrderDays,
    additionalDays: isQuoted(settings) ? 0 : additionalDays({ days, minOrderDays }),
    handOver: rules.handOver,
    periodRefusal: reason && periodRefusal(reason, request.period, rules),
    ...priced,
    paymentTerms: { delivery, prepayment, deposit },
  }
}

/** The shortest rental. Without it every sum would be wrong, so nothing is priced: then the services have failed. */
export function minimumOf({ minOrderDays }: Settings, requestId: string): number {
  if (minOrderDays !== null) return minOrderDays
  throw new UpstreamEmptyError({ call: 'settings', service: 'product', requestId }, 200, 'minOrderDays')
}

function formulaTotal({ lines, relatedLines }: CheckedLines, length: RentalLength): CartTotal {
  return cartTotal({
    ...length,
    lines: lines.map(toPricedLine),
    relatedLines: relatedLines.map(toPricedExtra),
  })
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

function toPricedExtra({ productId, parentId, quantity, stock, extraPrice, counted }: CheckedLine) {
  return { id: productId, parentId: parentId ?? '', quantity, stock, price: counted ? extraPrice : null }
}

/** Products of one call: the largest page that a service has to give. */
const CHUNK = 100

async function freshProducts(
  { lines, relatedLines }: OrderRequest,
  rest: Rest,
  period: Period | null,
): Promise<Map<string, DatedProduct>> {
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
