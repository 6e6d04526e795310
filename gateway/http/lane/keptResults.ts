import type { ExecutionResult } from 'graphql'
import { LRUCache } from 'lru-cache'
import type { OperationTrace } from '../cacheControl.ts'

/** A result without errors, and what there is to tell of it each time it is given. */
export type KeptResult = {
  result: ExecutionResult
  trace: OperationTrace
  /** The operation's name; null without. */
  name: string | null
}

type Entry = KeptResult & { size: number; at: number; until: number }

/** Characters of the results as JSON. As values, with what pages make of them, they take about ten times as much. */
const MAX_CHARACTERS = 1024 * 1024
const MAX_ENTRY_CHARACTERS = MAX_CHARACTERS / 8
/** What an entry takes besides its result and key, and each of its calls. */
const ENTRY_CHARACTERS = 100
const CALL_CHARACTERS = 80

/** Results of the pages' own reads, for as long as the services' answers that they stand on are fresh; bounded by their JSON. */
export function createKeptResults() {
  const entries = new LRUCache<string, Entry>({
    maxSize: MAX_CHARACTERS,
    maxEntrySize: MAX_ENTRY_CHARACTERS,
    sizeCalculation: ({ size }, key) => size + key.length,
  })

  return {
    get(key: string): KeptResult | null {
      const entry = entries.get(key)
      const now = performance.now()
      if (!entry || now >= entry.until) return null
      const { result, trace, name, at } = entry
      // What names the day is wrong when the day ends, however often it was given until then.
      const validFor = Math.max(0, trace.validFor - (now - at) / 1000)
      return { result, trace: { ...trace, validFor }, name }
    },
    /** Keeps a result for so many seconds; 0: not at all. */
    set(key: string, { seconds, ...kept }: KeptResult & { seconds: number }): void {
      if (seconds <= 0) return
      const at = performance.now()
      const size =
        JSON.stringify(kept.result.data).length + kept.trace.calls.length * CALL_CHARACTERS + ENTRY_CHARACTERS
      entries.set(key, { ...kept, size, at, until: at + seconds * 1000 })
    },
  }
}
