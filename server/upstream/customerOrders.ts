import { createHash } from 'node:crypto'
import { z } from 'zod'
import { checkBody, optionalText } from './body.ts'
import { settings } from './content.ts'
import { type Database, insert, type Row } from './data/database.ts'
import type { Period } from './data/days.ts'
import { ORDER } from './orderInput.ts'
import { checkPeriod, checkStock, checkTotal, holdLines, orderNumber } from './orders.ts'
import { notFound, ServiceProblem } from './problem.ts'
import { priceRental, type Tariff } from './quotes.ts'
import { holdStock, releaseStock } from './stock.ts'

/** A write that comes with the secret of an order. */
type Written = { secret: string; body: unknown; idempotencyKey: string | null; now: Date; tariff: Tariff }

/** GET /v2/orders/{secret}: the order as its customer sees it. */
export function customerOrder(database: Database, secret: string, language: string) {
  const page = findPage(database, secret)
  const { id, state, start, end, createdAt, validUntil, payUrl, documents } = page
  const { method, place, deliverySlot, returnSlot } = page
  const lines = database.all(
    `SELECT product_id AS productId, parent_id AS parentId, product_name AS name, quantity, total / 100.0 AS total
     FROM order_lines WHERE order_id = ? ORDER BY position`,
    id,
  )
  const change = database.get(
    'SELECT wish, total / 100.0 AS total, created_at AS createdAt FROM change_requests WHERE order_id = ? ORDER BY id DESC',
    id,
  )
  return {
    number: orderNumber(id, language),
    ...{ state, period: { start, end }, createdAt, validUntil, lines, payUrl },
    delivery: { method, place, deliverySlot, returnSlot },
    sums: sumsOf(database, page),
    terms: termsOf(database),
    documents: JSON.parse(documents),
    ...(change && { change: { ...JSON.parse(String(change.wish)), ...change, wish: undefined } }),
  }
}

/** POST /v2/orders/{secret}/cancellation: gives its pieces back, once. Throws a ServiceProblem 409 under other terms than the customer read. */
export function cancelOrder(database: Database, { secret, body }: Written): { replayed: boolean } {
  const { terms } = checkBody(CANCELLATION, body)
  return database.transaction(() => {
    const { id, state, held, start, end } = findPage(database, secret)
    if (state === 'cancelled') return { replayed: true }
    checkOpen(state)
    if (terms !== null && terms !== termsOf(database).cancellation)
      throw new ServiceProblem(409, 'TERMS_CHANGED', 'Условия отмены изменились')
    if (held) holdLines(database, id, { start, end }, releaseStock)
    database.run("UPDATE order_pages SET state = 'cancelled', held = 0 WHERE order_id = ?", id)
    return { replayed: false }
  })
}

/** POST /v2/orders/{secret}/change-requests: stores a wish that could be fulfilled now; the order stays as it is. */
export function requestOrderChange(database: Database, written: Written): { replayed: boolean } {
  const { secret, body, idempotencyKey, now, tariff } = written
  const { expectedTotal, ...wish } = checkBody(CHANGE, body)
  const fingerprint = createHash('sha256').update(JSON.stringify(wish)).digest('hex')
  return database.transaction(() => {
    const { id, state, held, start, end } = findPage(database, secret)
    const earlier = database.get<{ fingerprint: string }>(
      'SELECT fingerprint FROM change_requests WHERE order_id = ? AND idempotency_key = ?',
      ...[id, idempotencyKey],
    )
    if (earlier && earlier.fingerprint !== fingerprint)
      throw new ServiceProblem(409, 'IDEMPOTENCY_KEY_REUSED', 'С этим ключом уже есть другая просьба')
    if (earlier) return { replayed: true }
    checkOpen(state)
    const rental = checkPeriod(database, wish.period, now)
    const { lines, sum } = priceRental(database, wish, rental, tariff)
    // Units that the order holds itself are there for its change.
    if (held) holdLines(database, id, { start, end }, releaseStock)
    checkStock(database, lines, wish.period)
    if (held) holdLines(database, id, { start, end }, holdStock)
    const total = checkTotal(sum, expectedTotal)
    const row = { orderId: id, idempotencyKey, fingerprint, wish, total, createdAt: now.toISOString() }
    insert(database, 'change_requests', row)
    return { replayed: false }
  })
}

const CANCELLATION = z.object({ terms: optionalText(2000) })
const CHANGE = ORDER.pick({
  period: true,
  lines: true,
  relatedLines: true,
  comment: true,
  expectedTotal: true,
})
/** From the hand-over on the company and its customer talk to each other. */
const OPEN = ['requested', 'accepted', 'confirmed']

function checkOpen(state: string): void {
  if (!OPEN.includes(state)) throw new ServiceProblem(409, 'ORDER_CLOSED', 'Заказ уже не изменить')
}

type Page = Row &
  Period & {
    id: number
    state: string
    held: number
    total: number
    paid: number
    agreedDelivery: number | null
    method: string
    place: string | null
    deliverySlot: string | null
    returnSlot: string | null
    createdAt: string
    validUntil: string | null
    payUrl: string | null
    documents: string
  }

function findPage(database: Database, secret: string): Page {
  const page = database.get<Page>(
    `SELECT id, state, held, start_day AS start, end_day AS end, total, paid, delivery_method AS method, delivery_address AS place,
       delivery_slot AS deliverySlot, return_slot AS returnSlot, created_at AS createdAt, valid_until AS validUntil, pay_url AS payUrl, documents, price AS agreedDelivery
     FROM order_pages JOIN orders ON id = order_pages.order_id LEFT JOIN order_deliveries ON order_deliveries.order_id = id
     WHERE secret = ?`,
    secret,
  )
  if (!page) throw notFound()
  return page
}

/** In roubles; of a company without these terms the shop says nothing. */
function sumsOf(database: Database, { total, paid, method, agreedDelivery }: Page) {
  const { delivery } = settings(database) as { delivery?: { price?: number; freeFrom?: number } }
  const rent = total / 100
  const isFree = method === 'pickup' || rent >= (delivery?.freeFrom ?? Number.POSITIVE_INFINITY)
  const byTerms = isFree ? 0 : (delivery?.price ?? null)
  return { total: rent, delivery: agreedDelivery === null ? byTerms : agreedDelivery / 100, paid: paid / 100 }
}

function termsOf(database: Database) {
  const { order = {} } = settings(database) as { order?: { moving?: string; cancellation?: string } }
  return { change: order.moving ?? null, cancellation: order.cancellation ?? null }
}
