import { z } from 'zod'
import { ORDER_STATES } from '../../rest/shapes/orders.ts'

const order = z.object({
  id: z.string(),
  number: z.string(),
  total: z.number().nullable(),
  period: z.object({ start: z.string(), end: z.string() }).nullable(),
  createdAt: z.string().nullable(),
  // Earlier versions kept none of these.
  state: z.enum(ORDER_STATES).nullable().default(null),
  validUntil: z.string().nullable().default(null),
  secret: z.string().nullable().default(null),
})
const base = {
  /** A hash of the order's content, of a priced one without its form, that is of no use to who does not know the key. */
  fingerprint: z.string(),
  /** The expected total that was sent, in roubles. */
  total: z.number(),
  /** When it was first sent, in milliseconds. */
  sentAt: z.number(),
  /** The version of the consents that it was first sent with; absent: not known. */
  consentsVersion: z.string().optional(),
}
const record = z.discriminatedUnion('state', [
  z.object({
    ...base,
    state: z.enum(['sent', 'lost']),
    /** The order itself, encrypted with its key: what came of it is settled before another is made of the key. */
    sealed: z.string().optional(),
  }),
  z.object({ ...base, state: z.literal('created'), order }),
  z.object({ ...base, state: z.literal('priced') }),
])

/**
 * The state of a key's order. `sent`: it is being sent, or its process was ended; `lost`: whether the service made it is unknown; `priced`: not made,
 * for the service has another total, which is `total`.
 */
export type KeyRecord = z.output<typeof record>
/** A record of an order of which it is not known whether it was made. */
export type UnsettledRecord = Extract<KeyRecord, { state: 'sent' | 'lost' }>

/** Reads a record that a store has as JSON; null for anything that this version did not write. */
export function readRecord(text: unknown): KeyRecord | null {
  if (typeof text !== 'string') return null
  try {
    return record.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/** Remembers sent orders by a hash of their key, bounded in number and age. What was created stays created. */
export type KeyStore = {
  find(id: string): Promise<KeyRecord | null>
  /** Stores the record of a key that has none, and answers null; otherwise answers the one that is there. */
  claim(id: string, record: KeyRecord): Promise<KeyRecord | null>
  replace(id: string, record: KeyRecord): Promise<void>
  forget(id: string): Promise<void>
  close(): Promise<void>
}

/** How much a store holds. */
export type KeyLimits = { records: number; ageMs: number }

/** Longer than a cart is left lying; a record is about 300 bytes, and one or two thousand until its order is settled. */
export const KEY_LIMITS: KeyLimits = { records: 100_000, ageMs: 30 * 24 * 60 * 60 * 1000 }
