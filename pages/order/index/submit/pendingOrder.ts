import { browserStorage, storedText } from '#renderer/runtime/browserStorage.ts'
import { newKey } from '#renderer/runtime/newKey.ts'
import { sessionRecord } from '#renderer/runtime/sessionRecord.ts'

const STORAGE_NAME = 'pendingOrder'

let inMemory: string | null = null

/**
 * The idempotency key of the order that is being made: the same until it is known what became of it, after a reload and in another tab too.
 * An order that was changed meanwhile goes with it, and the gateway settles the first one before.
 */
export function orderKey(): string {
  const known = pendingKey()
  if (known) return known
  const key = newKey()
  // Only where storage does not keep it: another tab tells by it that the order was made.
  inMemory = browserStorage.write(STORAGE_NAME, { idempotencyKey: key }) ? null : key
  return key
}

/** The key of an order that was sent, and of which nothing is known; null: there is none. */
export function pendingKey(): string | null {
  // Storage comes first, because another tab may have submitted the order; memory, because storage may be full.
  return toKey(browserStorage.read(STORAGE_NAME)) ?? inMemory
}

/** Forgets the key of an order that has been created, or whose customer was told which order has it. */
export function forgetPendingOrder(key: string): void {
  if (inMemory === key) inMemory = null
  // Another tab may have begun the next one.
  if (toKey(browserStorage.read(STORAGE_NAME)) === key) browserStorage.remove(STORAGE_NAME)
}

function toKey(stored: unknown): string | null {
  const key = storedText(stored, 'idempotencyKey', 64)
  return /^[\w-]{16,64}$/.test(key) ? key : null
}

/** A short hash (FNV-1a, 64 bits) of the content with its keys in order, in at most 16 characters: names and phones do not stay in storage. */
export function fingerprintOf(content: unknown): string {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(JSON.stringify(sorted(content)))) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  }
  return hash.toString(16)
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, item]) => [key, sorted(item)]))
}

/** The cart and the dates (their fingerprint) whose list this tab has sent to the company: a person makes that order. */
export const sentList = sessionRecord('sentList', toSentList)

function toSentList(stored: unknown): { order: string } | null {
  const order = storedText(stored, 'order', 16)
  return order ? { order } : null
}
