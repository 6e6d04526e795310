import { ASKED, HAS_PICKUP } from '#company/order.ts'
import type { ClosedDay } from '#gateway/rental/handOver.ts'
import { nearestPeriod, periodRules } from '#gateway/rental/period.ts'
import type { OrderBody } from '../../rest/calls/orders.ts'
import type { Product } from '../../rest/shapes/catalog.ts'
import type { Settings } from '../../rest/shapes/settings.ts'
import type { List } from '../../rest/values/shape.ts'

const DAY = 86_400_000
/** Far enough ahead that a trial takes nothing from a customer. */
const DAYS_AHEAD = 300

/** With a tariff of the company's own an order takes so many days: weeks and weekends cost otherwise than days. */
const TARIFF_DAYS = 9

/** An order of one piece of something, or why none can be made. */
export function trialOrder(
  products: List<Product>,
  { minOrderDays, calendar, capabilities }: Settings,
  closed: readonly ClosedDay[],
  now: Date,
): OrderBody | string {
  const product = products.items.find(
    ({ stock, basicPricePerDay }) => (stock ?? 0) > 0 && basicPricePerDay !== null,
  )
  if (!product || product.basicPricePerDay === null) return 'products names nothing in stock that has a price'
  if (minOrderDays === null) return 'settings has no minOrderDays'
  const handOver = { noticeHours: 0, hours: calendar.hours, closed }
  const days = capabilities.includes('quotes') ? Math.max(minOrderDays, TARIFF_DAYS) : minOrderDays
  const wished = { start: dayAhead(now), end: dayAhead(now, days - 1) }
  const period = nearestPeriod(wished, periodRules({ today: wished.start, minOrderDays, handOver }))
  if (!period) return 'calendar leaves no days for an order within a month'
  return {
    period,
    lines: [{ productId: product.id, quantity: 1 }],
    relatedLines: [],
    customer: {
      name: 'Upstream check',
      phone: '+70000000000',
      email: 'check@example.com',
      ...(ASKED.company === 'required' && { company: 'Upstream check' }),
    },
    delivery: HAS_PICKUP ? { method: 'pickup' } : { method: 'delivery', address: 'Upstream check' },
    comment: 'A trial of the interface, not an order.',
    expectedTotal: product.basicPricePerDay * minOrderDays,
  }
}

/** A day far enough ahead that nobody has taken anything on it, and `more` days after that. */
export function dayAhead(now: Date, more = 0): string {
  return new Date(now.getTime() + (DAYS_AHEAD + more) * DAY).toISOString().slice(0, 10)
}
