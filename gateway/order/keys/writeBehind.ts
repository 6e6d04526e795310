import { setImmediate } from 'node:timers/promises'
import type { KeyRecord, KeyStore } from './keys.ts'
import { openWriteBehindFiles } from './writeBehindFiles.ts'

/** Pending records at most; beyond that the oldest one is dropped. */
const MAX_PENDING = 10_000

/**
 * The writes that a store missed while it failed, flushed once it answers again: an attempt every `pauseMs`. Until then they are in
 * `folder`, from where the next process flushes what killed ones left.
 */
export function createWriteBehind(store: KeyStore, pauseMs: number, folder: string) {
  const files = openWriteBehindFiles(folder)
  const records = new Map<string, KeyRecord | null>()
  let timer: NodeJS.Timeout | undefined

  for (const id of files.ids()) {
    const left = records.size < MAX_PENDING ? files.find(id) : null
    if (left) records.set(id, left)
    else files.remove(id)
  }
  if (records.size > 0) schedule()

  async function flush(): Promise<void> {
    for (const [id, record] of records) {
      if (record) {
        await store.claim(id, record)
        // The record may have been forgotten in the meantime.
        if (records.get(id) === record) await store.replace(id, record)
      } else {
        await store.forget(id)
      }
      if (records.get(id) === record) drop(id)
      // A store on the disk does not wait for anything: ten thousand records would be one turn of the event loop.
      await setImmediate()
    }
  }

  function schedule(): void {
    timer ??= setTimeout(async () => {
      await flush().catch(() => {})
      timer = undefined
      if (records.size > 0) schedule()
    }, pauseMs).unref()
  }

  /** The store has the record, from here or from elsewhere. */
  function drop(id: string): void {
    records.delete(id)
    files.remove(id)
  }

  return {
    /** The pending record of any process of this machine. */
    find: files.find,
    /** `record`: what the store should know, null for nothing. */
    add(id: string, record: KeyRecord | null): void {
      if (record) files.store(id, record)
      else files.remove(id)
      records.delete(id)
      records.set(id, record)
      const [oldest] = records.keys()
      if (records.size > MAX_PENDING && oldest !== undefined) drop(oldest)
      schedule()
    },
    drop,
    close(): void {
      records.clear()
      clearTimeout(timer)
    },
  }
}
