import { randomBytes } from 'node:crypto'
import { checkBody } from './body.ts'
import { contacts, settings } from './content.ts'
import { type Database, insert, type Row } from './data/database.ts'
import { dayIn, momentOf, monthsLater, type Period, periodDays, weekdayOf } from './data/days.ts'
import { sql } from './data/sql.ts'
import { agreedDelivery } from './deliveryQuotes.ts'
import { ORDER, type OrderInput, orderColumns, orderFingerprint } from './orderInput.ts'
import type { PricedLine } from './orderPrice.ts'
import { ServiceProblem } from './problem.ts'
import { priceRental, type Tariff } from './quotes.ts'
import { freeStock, holdStock } from './stock.ts'

/** An order as it is stored; `total` is in roubles. Those of earlier versions have no page. */
type Order = { id: number; total: number; period: Period; createdAt: string } & Partial<Page>
type Page = { state: string; secret: string; validUntil: string | null }

/** The outcome of a request: the order, and whether an earlier request with the same key had created it. */
type OrderOutcome = { order: Order; replayed: boolean }

/**
 * POST /v2/orders, in one transaction. Prices and stock are the catalogue's own. Throws a ServiceProblem: 409 for a key of another
 * order, too little stock or another total than expected; 422 for an order that can never be stored.
 */
export function createOrder(
  database: Database,
  key: string | null,
  { body, now, tariff }: { body: unknown; now: Date; tariff: Tariff },
): OrderOutcome {
  const input = checkBody(ORDER, body)
  const fingerprint = orderFingerprint(input)
  return database.transaction(() => {
    const earlier = key === null ? null : findByKey(database, key, fingerprint)
    if (earlier) return { order: earlier, replayed: true }
    const rental = checkPeriod(database, input.period, now)
    const { lines, sum } = priceRental(database, input, rental, tariff)
    checkStock(database, lines, input.period)
    const total = checkTotal(sum, input.expectedTotal)
    const delivery = agreedDelivery(database, input)
    const createdAt = now.toISOString()
    const id = insert(database, 'orders', {
      ...{ idempotencyKey: key, fingerprint, total, createdAt },
      ...rental,
      ...orderColumns(input),
      ...(input.delivery.method === 'pickup' && { deliveryAddress: pickupPlace(database, input) }),
    })
    const page = makePage(database, id, now)
    storeLines(database, id, lines)
    if (delivery !== null) insert(database, 'order_deliveries', { orderId: id, price: delivery })
    if (page.held) holdLines(database, id, input.period)
    for (const extra of input.extraFields ?? [])
      insert(database, 'order_extras', { orderId: id, ...extra }, 'ON CONFLICT DO NOTHING')
    for (const consent of input.consents ?? [])
      insert(database, 'order_consents', { orderId: id, ...consent }, 'ON CONFLICT DO NOTHING')
    return { order: orderAnswer(id, total, input.period, createdAt, page), replayed: false }
  })
}

/** The words of the place that was chosen, of those of the contacts; null where none was. */
function pickupPlace(database: Database, { delivery }: OrderInput): string | null {
  if (delivery.pickupPlace === undefined) return null
  const { offices = [] } = contacts(database) as { offices?: Office[] }
  const place = offices.find(({ id, type }) => type === 'pickup' && String(id) === delivery.pickupPlace)
  const field = 'delivery.pickupPlace'
  if (!place) throw new ServiceProblem(422, 'VALIDATION_ERROR', 'Нет такого места самовывоза', { field })
  return [place.name, place.address].filter(Boolean).join(', ')
}

type Office = { id: string | number; type?: string; name?: string; address?: string }

/** The page of a new order. A request holds nothing until the company has accepted it. */
function makePage(database: Database, orderId: number, now: Date) {
  const { orderMode } = settings(database) as { orderMode?: string }
  const isRequest = orderMode === 'request'
  const page = {
    secret: randomBytes(SECRET_BYTES).toString('base64url'),
    state: isRequest ? 'requested' : 'accepted',
    held: isRequest ? 0 : 1,
    validUntil: isRequest ? new Date(now.getTime() + REQUEST_MS).toISOString() : null,
  }
  insert(database, 'order_pages', { orderId, ...page })
  return page
}

const SECRET_BYTES = 24
/** A request is answered within so long. */
const REQUEST_MS = 2 * 24 * 60 * 60 * 1000

const MAX_DAYS = 366
const MAX_MONTHS_AHEAD = 18

function findByKey(database: Database, key: string, fingerprint: string): Order | null {
  const row = database.get<Row & StoredOrder>(
    `SELECT id, fingerprint, total, start_day AS start, end_day AS end, created_at AS createdAt,
       secret, state, valid_until AS validUntil
     FROM orders LEFT JOIN order_pages ON order_id = id WHERE idempotency_key = ?`,
    key,
  )
  if (!row) return null
  if (row.fingerprint !== fingerprint)
    throw new ServiceProblem(409, 'IDEMPOTENCY_KEY_REUSED', 'С этим ключом уже оформлен другой заказ')
  const { id, total, start, end, createdAt } = row
  return orderAnswer(id, total, { start, end }, createdAt, row)
}

type StoredOrder = Period & Page & { id: number; fingerprint: string; total: number; createdAt: string }

function orderAnswer(
  id: number,
  total: number,
  period: Period,
  createdAt: string,
  { secret, state, validUntil }: Page,
): Order {
  return { id, total: total / 100, period, createdAt, secret, state, validUntil }
}

/** The number of an order for people, with a letter that they can type: Russian unless another language is asked for. */
export function orderNumber(id: number, language: string): string {
  return `${/^(ru\b|\*|$)/.test(language) ? 'С' : 'S'}-${String(id).padStart(6, '0')}`
}

/** Throws a ServiceProblem 422 for a period that nobody can rent. */
export function checkPeriod(database: Database, period: Period, now: Date) {
  const { minOrderDays, timezone } = settings(database) as { minOrderDays: number; timezone: string }
  const days = periodDays(period)
  const problem = (code: string, message: string) => new ServiceProblem(422, code, message, { minOrderDays })
  const today = dayIn(timezone, now)
  if (period.start < today) throw problem('PERIOD_IN_PAST', 'Дата начала аренды уже прошла')
  if (days < 1) throw problem('PERIOD_REVERSED', 'Дата возврата раньше даты начала аренды')
  if (days < minOrderDays)
    throw problem('PERIOD_TOO_SHORT', `Минимальный срок аренды в сутках: ${minOrderDays}`)
  if (days > MAX_DAYS) throw problem('PERIOD_TOO_LONG', `Наибольший срок аренды в сутках: ${MAX_DAYS}`)
  if (period.end > monthsLater(today, MAX_MONTHS_AHEAD))
    throw problem('PERIOD_TOO_FAR', `Принимаем заказы не дальше чем на ${MAX_MONTHS_AHEAD} месяцев вперёд`)
  checkCalendar(database, period, now)
  return { days, minOrderDays }
}

/** Nothing is handed over or taken back on a closed day, or before the notice is over. */
function checkCalendar(database: Database, { start, end }: Period, now: Date): void {
  const { timezone, calendar = {} } = settings(database) as CalendarSettings
  const { hours = [], noticeHours = 0 } = calendar
  const hoursOn = (day: string) => hours.filter(({ weekday }) => weekday === weekdayOf(day))
  const named = 'SELECT day FROM closed_days WHERE day IN (?, ?)'
  const isShut = (day: string) => hours.length > 0 && hoursOn(day).length === 0
  if (database.get(named, start, end) || isShut(start) || isShut(end))
    throw new ServiceProblem(422, 'PERIOD_CLOSED', 'В один из этих дней мы не выдаём и не принимаем вещи')
  const closes = hoursOn(start).map(({ close }) => close)
  const last = momentOf(timezone, start, closes.toSorted().at(-1) ?? '24:00')
  if (last.getTime() - now.getTime() <= noticeHours * 3_600_000 && noticeHours > 0)
    throw new ServiceProblem(
      422,
      'PERIOD_TOO_SOON',
      `Выдаём не раньше чем через ${noticeHours} ч после заказа`,
    )
}

type CalendarSettings = {
  timezone: string
  calendar?: { noticeHours?: number; hours?: { weekday: number; close: string }[] }
}

/** Lines take from the stock in their order, so that a product's own line and its related lines never share a piece. */
export function checkStock(database: Database, lines: PricedLine[], period: Period): void {
  const left = new Map<number, number>()
  const short = lines.flatMap(({ productId, parentId, quantity }) => {
    const available = left.get(productId) ?? freePieces(database, productId, period)
    left.set(productId, Math.max(available - quantity, 0))
    return quantity > available ? [{ productId, parentId, requested: quantity, available }] : []
  })
  if (short.length > 0)
    throw new ServiceProblem(409, 'OUT_OF_STOCK', 'На эти даты свободно меньше, чем нужно', { lines: short })
}

function freePieces(database: Database, productId: number, period: Period): number {
  const free = sql`SELECT ${freeStock(period)} AS free FROM products p WHERE p.id = ${productId}`
  const row = database.get<Row & { free: number }>(free)
  return row?.free ?? 0
}

/** The sum of a rental; throws a ServiceProblem where another one is expected. */
export function checkTotal(total: number, expected: number | null | undefined): number {
  if (!Number.isSafeInteger(total))
    throw new ServiceProblem(422, 'TOTAL_TOO_LARGE', 'Сумма заказа слишком велика')
  if (typeof expected === 'number' && Math.round(expected * 100) !== total)
    throw new ServiceProblem(409, 'PRICE_CHANGED', 'Цены изменились', { total: total / 100 })
  return total
}

function storeLines(database: Database, orderId: number, lines: PricedLine[]): void {
  for (const [position, line] of lines.entries())
    insert(database, 'order_lines', { orderId, position, ...line })
}

/** Holds the pieces of a stored order, or with `releaseStock` gives them back. */
export function holdLines(database: Database, orderId: number, period: Period, change = holdStock): void {
  const lines = database.all<Row & { id: number; quantity: number }>(
    'SELECT product_id AS id, quantity FROM order_lines WHERE order_id = ?',
    orderId,
  )
  for (const { id, quantity } of lines) change(database, id, quantity, period)
}
