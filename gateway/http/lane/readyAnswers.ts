import { LRUCache } from 'lru-cache'
import type { Trace } from '../../base/trace.ts'
import type { CallRecord } from '../../rest/options.ts'
import { cacheControl, NO_STORE } from '../cacheControl.ts'

/** The body of an answer without errors, and what there is to tell of it each time it is sent. */
export type ReadyAnswer = {
  body: Buffer
  /** The REST calls that it stands on. */
  calls: readonly CallRecord[]
  operationName: string | null
  /** Until when it may be sent, on the clock of `performance.now()`. */
  until: number
}

const MIB = 1024 * 1024
const MAX_BYTES = 16 * MIB
const MAX_ENTRY_BYTES = MIB / 2
/** Whoever sends a body may keep it compressed as well: less than as much again. */
const PACKED_TOO = 2
/** What an entry takes besides body and key, and each of its calls. */
const ENTRY_BYTES = 500
const CALL_BYTES = 400
/** Characters of the request bodies that are known to ask for one of the answers. */
const MAX_BODY_CHARACTERS = 2 * MIB

/** Answers as bytes, for as long as the services' answers that they stand on are fresh; bounded in bytes. */
export function createReadyAnswers() {
  const answers = new LRUCache<string, ReadyAnswer>({
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_ENTRY_BYTES,
    sizeCalculation: ({ body, calls }, key) =>
      PACKED_TOO * body.byteLength + 2 * key.length + calls.length * CALL_BYTES + ENTRY_BYTES,
  })
  const keys = new LRUCache<string, string>({
    maxSize: MAX_BODY_CHARACTERS,
    sizeCalculation: (key, body) => key.length + body.length,
  })

  function get(key: string): ReadyAnswer | null {
    const answer = answers.get(key)
    return answer && performance.now() < answer.until ? answer : null
  }

  return {
    get,
    /** The answer to a request body that was answered before; another text may ask the same. */
    forBody(body: string): ReadyAnswer | null {
      const key = keys.get(body)
      return key === undefined ? null : get(key)
    },
    set(key: string, answer: ReadyAnswer): void {
      answers.set(key, answer)
    },
    noteBody(body: string, key: string): void {
      keys.set(body, key)
    },
  }
}

/** Seconds for which an answer may be sent again: no caches' longer, and no longer than what it stands on is fresh. */
export function secondsReady(trace: Trace): number {
  if (cacheControl(trace) === NO_STORE) return 0
  return Math.min(trace.validFor, ...trace.calls.map(({ freshFor }) => freshFor))
}

/** A call as it is told of when its answer came from memory. */
export function asRemembered(call: CallRecord): CallRecord {
  return { ...call, cached: true, shared: false, attempts: 0, status: undefined, milliseconds: 0 }
}
