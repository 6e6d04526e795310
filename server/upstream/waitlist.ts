import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { checkBody, consent, day, productId, text } from './body.ts'
import { settings } from './content.ts'
import { type Database, insert, type Row } from './data/database.ts'
import { dayIn } from './data/days.ts'
import { sql } from './data/sql.ts'
import { storeFeedback } from './notifications.ts'
import { notFound, ServiceProblem } from './problem.ts'
import { freeStock } from './stock.ts'

/** A contact is not kept for longer. */
const LONGEST_WAIT_MS = 365 * 24 * 60 * 60 * 1000

const WAIT = z.object({
  productId,
  quantity: z.number().int().min(1).max(100_000),
  period: z.object({ start: day, end: day }).nullish(),
  contact: text(254),
  consent: consent.nullish(),
})

/** POST /v2/waitlist: whom to tell when so much of a product is free; one for each key. */
export function joinWaitlist(
  database: Database,
  body: unknown,
  key: string | null,
  now: Date,
): { secret: string } {
  const { period, ...wait } = checkBody(WAIT, body)
  return database.transaction(() => {
    const earlier = database.get<{ secret: string }>(
      'SELECT secret FROM waitlist WHERE idempotency_key = ?',
      key,
    )
    if (earlier) return { secret: earlier.secret }
    if (!database.get('SELECT 1 FROM products WHERE id = ?', wait.productId))
      throw new ServiceProblem(422, 'PRODUCT_UNKNOWN', 'Такого товара нет')
    const secret = randomBytes(24).toString('base64url')
    const row = { secret, ...wait, consent: wait.consent ?? null, idempotencyKey: key }
    const days = { startDay: period?.start ?? null, endDay: period?.end ?? null }
    insert(database, 'waitlist', { ...row, ...days, createdAt: now.toISOString() })
    return { secret }
  })
}

/** DELETE /v2/waitlist/{secret}. */
export function leaveWaitlist(database: Database, secret: string): { left: true } {
  return database.transaction(() => {
    if (!database.get('DELETE FROM waitlist WHERE secret = ? RETURNING 1', secret)) throw notFound()
    return { left: true }
  })
}

/**
 * Tells the company whom to tell, by the call for messages, and forgets them; also those whose days have begun. The key of a message is
 * that of its wait: one that was told before the process died is not told again.
 */
export function tellWaiting(database: Database, now: Date): void {
  const { timezone } = settings(database) as { timezone: string }
  const longAgo = new Date(now.getTime() - LONGEST_WAIT_MS).toISOString()
  database.run(
    'DELETE FROM waitlist WHERE start_day < ? OR created_at < ?',
    ...[dayIn(timezone, now), longAgo],
  )
  const days = { start: sql`w.start_day`, end: sql`w.end_day` }
  const free =
    database.all<Waiting>(sql`SELECT w.*, p.name FROM waitlist w JOIN products p ON p.id = w.product_id
    WHERE iif(w.start_day IS NULL, ${freeStock(null)}, ${freeStock(days)}) >= w.quantity ORDER BY w.id`)
  for (const wait of free) {
    storeFeedback(database, messageOf(wait), `waitlist-${wait.id}`, now)
    database.run('DELETE FROM waitlist WHERE id = ?', wait.id)
  }
}

type Waiting = Row & {
  id: number
  name: string
  quantity: number
  start_day: string | null
  end_day: string | null
  contact: string
  consent: string | null
}

function messageOf({ name, quantity, start_day, end_day, contact, consent }: Waiting): object {
  const days = start_day === null ? '' : ` на ${start_day} — ${end_day}`
  return {
    name: 'Лист ожидания',
    [contact.includes('@') ? 'email' : 'phone']: contact,
    message: `Просили сообщить, когда освободится: ${name}, ${quantity} шт.${days}. Свободно.`,
    ...(consent !== null && { consents: [JSON.parse(consent)] }),
  }
}
