import type { OrderAnswer } from './rest/entities.ts'

/** What a try of an order came to: `sent`: it was sent and the answer is not known. */
export type OrderTry<Result> =
  | { state: 'running'; result: Promise<Result> }
  | { state: 'sent'; total: number }
  | { state: 'created'; order: OrderAnswer }

type Entry<Result> = { fingerprint: string; attempt: OrderTry<Result> }

/** What this process remembers of the orders that went through it, by idempotency key; holds no personal data. */
export type OrderMemory<Result> = {
  /** The last try under a key, and whether it had the same content. */
  find(key: string, fingerprint: string): { attempt: OrderTry<Result>; sameContent: boolean } | null
  /** The state of a key whatever its content. */
  peek(key: string): OrderTry<Result> | null
  keep(key: string, fingerprint: string, attempt: OrderTry<Result>): void
  /** Nothing was sent, or the service refused for good: the key is free again. */
  forget(key: string): void
}

/** A memory of at most `capacity` keys; the oldest are forgotten first, never those that are running. */
export function createOrderMemory<Result>(capacity = 10_000): OrderMemory<Result> {
  const entries = new Map<string, Entry<Result>>()

  function makeRoom(): void {
    for (const [key, { attempt }] of entries) {
      if (entries.size <= capacity) return
      if (attempt.state !== 'running') entries.delete(key)
    }
  }

  return {
    find(key, fingerprint) {
      const entry = entries.get(key)
      return entry ? { attempt: entry.attempt, sameContent: entry.fingerprint === fingerprint } : null
    },
    peek: (key) => entries.get(key)?.attempt ?? null,
    keep(key, fingerprint, attempt) {
      entries.delete(key)
      entries.set(key, { fingerprint, attempt })
      makeRoom()
    },
    forget: (key) => void entries.delete(key),
  }
}
