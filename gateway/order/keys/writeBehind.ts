import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { KEY_LIMITS, type KeyRecord, type KeyStore, readRecord } from './keys.ts'

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

/**
 * Writes that a store has missed, a file a key: no write waits for another's, and a line that was cut off takes no earlier one with it. A
 * folder that cannot be used is an empty one.
 */
function openWriteBehindFiles(folder: string) {
  const fileOf = (id: string) => path.join(folder, id)

  /** A created order stays created; otherwise the latest record counts. */
  function find(id: string): KeyRecord | null {
    const lines = tryTo(() => readFileSync(fileOf(id), 'utf8'))?.split('\n') ?? []
    const records = lines.flatMap((line) => readRecord(line) ?? [])
    const latest = records.find(({ state }) => state === 'created') ?? records.at(-1)
    return latest && latest.sentAt > Date.now() - KEY_LIMITS.ageMs ? latest : null
  }

  return {
    ids: () => tryTo(() => readdirSync(folder)) ?? [],
    find,
    /** Writes nothing that is written already: an order may be repeated any number of times. */
    store(id: string, record: KeyRecord): void {
      const state = find(id)?.state
      if (state === 'created' || state === record.state) return
      tryTo(() => {
        mkdirSync(folder, { recursive: true })
        appendFileSync(fileOf(id), `\n${JSON.stringify(record)}`)
      })
    },
    remove(id: string): void {
      tryTo(() => rmSync(fileOf(id), { force: true }))
    },
  }
}

function tryTo<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
