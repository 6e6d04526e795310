import { z } from 'zod'
import type { KeyRecord } from './keys.ts'

const period = z.object({ start: z.string(), end: z.string() })
const order = z.object({
  id: z.string(),
  number: z.string(),
  total: z.number().nullable(),
  period: period.nullable(),
  createdAt: z.string().nullable(),
})
const base = {
  fingerprint: z.string(),
  total: z.number(),
  sentAt: z.number(),
  consentsVersion: z.string().optional(),
}
const record = z.discriminatedUnion('state', [
  z.object({ ...base, state: z.literal('sent') }),
  z.object({ ...base, state: z.literal('lost') }),
  z.object({ ...base, state: z.literal('created'), order }),
])

/** Reads a record that a store has as JSON; null for anything that this version did not write. */
export function readRecord(text: unknown): KeyRecord | null {
  if (typeof text !== 'string') return null
  try {
    return record.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
