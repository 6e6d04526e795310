import type { ExecutionResult } from 'graphql'
import type { Trace } from '../../base/trace.ts'
import type { CallRecord } from '../../rest/options.ts'
import { byteStore } from '../../stores/byteStore.ts'
import { cacheControl, NO_STORE, type OperationTrace } from '../cacheControl.ts'
import type { OperationRecord } from '../operationRecord.ts'

/** An answer without errors: the bytes that clients get, or the result that a page is made of. */
type Form = Buffer | ExecutionResult

/** `name`: that of the operation; null without. */
type Kept<F> = { form: F; trace: OperationTrace; name: string | null; at: number; bytes: number }

/** The metrics of a gateway. */
export type Listeners = {
  /** Called with every operation, executed or refused, for metrics. */
  onOperation?: ((record: OperationRecord) => void) | undefined
  /** Called with the REST answers that a kept answer was made of. */
  onCall?: ((record: CallRecord) => void) | undefined
}

export type KeptAnswers<F extends Form> = ReturnType<typeof createKeptAnswers<F>>

const MIB = 1024 * 1024
/** Answers for strangers cannot push out those that the pages are made of: each has as much. */
const MAX_BYTES = 12 * MIB
/** Whoever sends a body may keep it compressed as well: less than as much again. */
const BODY_TIMES = 2
/** A result as values, with what pages make of them, takes about five times its JSON, of two bytes a character. */
const RESULT_TIMES = 10
/** The bytes of each of its calls. */
const CALL_BYTES = 400

/** Answers to reads, for as long as the services' answers that they were made of are fresh; bounded in bytes. */
export function createKeptAnswers<F extends Form>({ onOperation, onCall }: Listeners) {
  const answers = byteStore<Kept<F>>(MAX_BYTES, ({ bytes }) => bytes, { maxEntry: MIB })

  return {
    /** The answer of a key. It is told of as if it had been made. */
    get(key: string, requestId: string): { form: F; trace: OperationTrace } | null {
      const kept = answers.get(key)
      if (!kept) return null
      const { form, trace, name, at } = kept
      onOperation?.({ requestId, name, type: 'query', codes: [], milliseconds: 0 })
      if (onCall) for (const call of trace.calls) onCall({ ...call, requestId })
      // An answer that names the day is wrong when the day ends, however often it was given until then.
      const validFor = Math.max(0, trace.validFor - (performance.now() - at) / 1000)
      return { form, trace: { ...trace, validFor } }
    },
    /** Keeps an answer for as long as it may be given again. */
    set(key: string, form: F, trace: Trace, name: string | null): void {
      const seconds = secondsGood(trace)
      if (seconds <= 0) return
      const calls = trace.calls.map(asRemembered)
      const own = Buffer.isBuffer(form)
        ? BODY_TIMES * form.byteLength
        : RESULT_TIMES * JSON.stringify(form.data).length
      const bytes = own + calls.length * CALL_BYTES
      const { isPrivate, validFor } = trace
      const kept = { form, trace: { calls, isPrivate, validFor }, name, at: performance.now(), bytes }
      answers.set(key, kept, { ttl: seconds * 1000 })
    },
  }
}

/** Seconds for which an answer may be given again: not longer than caches may, and not longer than the answers that it was made of are fresh. */
function secondsGood(trace: Trace): number {
  if (cacheControl(trace) === NO_STORE) return 0
  return Math.min(trace.validFor, ...trace.calls.map(({ freshFor }) => freshFor))
}

/** The record of a call whose answer came from memory. */
function asRemembered(call: CallRecord): CallRecord {
  return { ...call, cached: true, shared: false, attempts: 0, status: undefined, milliseconds: 0 }
}
