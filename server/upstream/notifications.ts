import { z } from 'zod'
import { checkBody, consents, optionalText, text } from './body.ts'
import { type Database, insert } from './data/database.ts'

const FEEDBACK = z
  .object({
    name: text(200),
    phone: optionalText(40),
    email: optionalText(254),
    message: optionalText(5000),
    consents,
  })
  .refine(({ phone, email }) => phone !== null || email !== null, {
    path: ['phone'],
    message: 'нужен телефон или адрес почты',
  })

/** POST /v2/feedback: a visitor's message, with a way to answer it; one for each key. */
export function storeFeedback(
  database: Database,
  body: unknown,
  key: string | null,
  now: Date,
): { id: number } {
  const { consents, ...row } = checkBody(FEEDBACK, body)
  return database.transaction(() => {
    const earlier = database.get<{ id: number }>(
      'SELECT feedback_id AS id FROM feedback_keys WHERE idempotency_key = ?',
      key,
    )
    if (earlier) return { id: earlier.id }
    const id = insert(database, 'feedback', { ...row, createdAt: now.toISOString() })
    for (const consent of consents ?? [])
      insert(database, 'feedback_consents', { feedbackId: id, ...consent }, 'ON CONFLICT DO NOTHING')
    if (key !== null) insert(database, 'feedback_keys', { idempotencyKey: key, feedbackId: id })
    return { id }
  })
}

const field = optionalText(2000)
const TRAFFIC_SOURCE = z.object({
  source: field,
  medium: field,
  campaign: field,
  term: field,
  content: field,
  referrer: field,
  landingPage: field,
})

/** POST /v2/traffic-sources: where a visitor came from. */
export function storeTrafficSource(database: Database, body: unknown, now: Date): { id: number } {
  const row = checkBody(TRAFFIC_SOURCE, body)
  return { id: insert(database, 'traffic_sources', { ...row, createdAt: now.toISOString() }) }
}
