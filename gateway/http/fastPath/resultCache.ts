import type { ExecutionResult } from 'graphql'
import { byteStore } from '../../rest/stores/byteStore.ts'
import type { OperationTrace } from '../cacheControl.ts'

/** A result without errors, and what there is to tell of it each time it is given. */
export type CachedResult = {
  result: ExecutionResult
  trace: OperationTrace
  /** The operation's name; null without. */
  name: string | null
}

type Entry = CachedResult & { bytes: number; at: number }

/** The bound of the results as JSON. As values, with what pages make of them, they take about five times as much. */
const MAX_BYTES = 2 * 1024 * 1024
/** The bytes of each of its calls. */
const CALL_BYTES = 160

/** Results of the pages' own reads, for as long as the services' answers that they were made of are fresh; bounded by their JSON. */
export function createResultCache() {
  const entries = byteStore<Entry>(MAX_BYTES, ({ bytes }) => bytes, { maxEntry: MAX_BYTES / 8 })

  return {
    get(key: string): CachedResult | null {
      const entry = entries.get(key)
      if (!entry) return null
      const { result, trace, name, at } = entry
      // A result that names the day is wrong when the day ends, however often it was given until then.
      const validFor = Math.max(0, trace.validFor - (performance.now() - at) / 1000)
      return { result, trace: { ...trace, validFor }, name }
    },
    /** Caches a result for so many seconds; 0: not at all. */
    set(key: string, { seconds, ...cached }: CachedResult & { seconds: number }): void {
      if (seconds <= 0) return
      const at = performance.now()
      const bytes = 2 * JSON.stringify(cached.result.data).length + cached.trace.calls.length * CALL_BYTES
      entries.set(key, { ...cached, bytes, at }, { ttl: seconds * 1000 })
    },
  }
}
