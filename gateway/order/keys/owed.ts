import { setImmediate } from 'node:timers/promises'
import type { KeyRecord, KeyStore } from './keys.ts'
import { openOwedFiles } from './owedFiles.ts'

/** Records that are owed at most; beyond, the one that is owed for longest is given up. */
const MOST_OWED = 10_000

/**
 * The writes that a store has missed while it failed: they are made up for once it answers again, so that other servers learn of the
 * orders of that time, too. Tries every `pauseMs` as long as something is owed. Until then the processes of this machine find them
 * in `folder`, and the next one makes up for what processes that were killed have left there, as far as it may owe.
 */
export function createOwed(store: KeyStore, pauseMs: number, folder: string) {
  const files = openOwedFiles(folder)
  const records = new Map<string, KeyRecord | null>()
  let timer: NodeJS.Timeout | undefined

  for (const id of files.ids()) {
    const left = records.size < MOST_OWED ? files.find(id) : null
    if (left) records.set(id, left)
    else files.remove(id)
  }
  if (records.size > 0) plan()

  async function pay(): Promise<void> {
    for (const [id, record] of records) {
      if (record) {
        await store.claim(id, record)
        // Meanwhile the store may have been told to forget it.
        if (records.get(id) === record) await store.replace(id, record)
      } else {
        await store.forget(id)
      }
      if (records.get(id) === record) drop(id)
      // A store on the disk does not wait for anything: ten thousand records would be one turn of the event loop.
      await setImmediate()
    }
  }

  function plan(): void {
    timer ??= setTimeout(async () => {
      await pay().catch(() => {})
      timer = undefined
      if (records.size > 0) plan()
    }, pauseMs).unref()
  }

  /** The store has learned it, now or in another way. */
  function drop(id: string): void {
    records.delete(id)
    files.remove(id)
  }

  return {
    /** What any process of this machine owes. */
    find: files.find,
    /** `record`: what the store should know, null for nothing. */
    add(id: string, record: KeyRecord | null): void {
      if (record) files.keep(id, record)
      else files.remove(id)
      records.delete(id)
      records.set(id, record)
      const [oldest] = records.keys()
      if (records.size > MOST_OWED && oldest !== undefined) drop(oldest)
      plan()
    },
    drop,
    close(): void {
      records.clear()
      clearTimeout(timer)
    },
  }
}
