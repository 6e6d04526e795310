import type { Trace } from '../../base/trace.ts'
import type { CallRecord } from '../../rest/options.ts'
import { byteStore } from '../../rest/stores/byteStore.ts'
import { cacheControl, NO_STORE } from '../cacheControl.ts'

/** The body of an answer without errors, and what there is to tell of it each time it is sent. */
export type ReadyAnswer = {
  body: Buffer
  /** The REST calls that it was made of. */
  calls: readonly CallRecord[]
  operationName: string | null
}

const MIB = 1024 * 1024
const MAX_BYTES = 16 * MIB
const MAX_ENTRY_BYTES = MIB / 2
/** Whoever sends a body may keep it compressed as well: less than as much again. */
const PACKED_TOO = 2
/** The bytes of each of its calls. */
const CALL_BYTES = 400

/** Answers as bytes, for as long as the services' answers that they were made of are fresh; bounded in bytes. */
export function createReadyAnswers() {
  const answers = byteStore<ReadyAnswer>(
    MAX_BYTES,
    ({ body, calls }) => PACKED_TOO * body.byteLength + calls.length * CALL_BYTES,
    { maxEntry: MAX_ENTRY_BYTES },
  )
  return {
    get: (key: string): ReadyAnswer | null => answers.get(key) ?? null,
    set(key: string, answer: ReadyAnswer, seconds: number): void {
      answers.set(key, answer, { ttl: seconds * 1000 })
    },
  }
}

/** Seconds for which an answer may be sent again: not longer than caches may, and not longer than the answers that it was made of are fresh. */
export function secondsReady(trace: Trace): number {
  if (cacheControl(trace) === NO_STORE) return 0
  return Math.min(trace.validFor, ...trace.calls.map(({ freshFor }) => freshFor))
}

/** The record of a call whose answer came from memory. */
export function asRemembered(call: CallRecord): CallRecord {
  return { ...call, cached: true, shared: false, attempts: 0, status: undefined, milliseconds: 0 }
}
