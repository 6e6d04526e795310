import type { KeyRecord, KeyStore } from './keys.ts'

/** Records that are owed at most; beyond, the one that is owed for longest is given up. */
const MOST_OWED = 10_000

/**
 * The writes that a store has missed while it failed: they are made up for once it answers again, so that other servers learn of the
 * orders of that time, too. Tries every `pauseMs` as long as something is owed.
 */
export function createOwed(store: KeyStore, pauseMs: number) {
  const records = new Map<string, KeyRecord | null>()
  let timer: NodeJS.Timeout | undefined

  async function pay(): Promise<void> {
    for (const [id, record] of records) {
      if (record) {
        await store.claim(id, record)
        // Meanwhile the store may have been told to forget it.
        if (records.get(id) === record) await store.replace(id, record)
      } else {
        await store.forget(id)
      }
      if (records.get(id) === record) records.delete(id)
    }
  }

  function plan(): void {
    timer ??= setTimeout(async () => {
      await pay().catch(() => {})
      timer = undefined
      if (records.size > 0) plan()
    }, pauseMs).unref()
  }

  return {
    /** `record`: what the store should know, null for nothing. */
    add(id: string, record: KeyRecord | null): void {
      records.delete(id)
      records.set(id, record)
      const [oldest] = records.keys()
      if (records.size > MOST_OWED && oldest !== undefined) records.delete(oldest)
      plan()
    },
    /** The store has learned it in another way. */
    drop(id: string): void {
      records.delete(id)
    },
    close(): void {
      records.clear()
      clearTimeout(timer)
    },
  }
}
