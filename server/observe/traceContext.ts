import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingHttpHeaders } from 'node:http'
import { isSpanContextValid, type SpanContext } from '@opentelemetry/api'

/** The span that the work at hand belongs to; null: none. */
const current = new AsyncLocalStorage<SpanContext | null>()

/** Does a request's work as a part of its trace, and of no other. */
export function withinTrace(trace: SpanContext | null, work: () => void): void {
  // Nothing of it is paid for where nobody traces.
  if (trace === currentTrace()) work()
  else current.run(trace, work)
}

export function currentTrace(): SpanContext | null {
  return current.getStore() ?? null
}

/** The trace that the sender of a request names (W3C Trace Context); null where it names none that can be read. */
export function traceOf({ traceparent }: IncomingHttpHeaders): SpanContext | null {
  if (typeof traceparent !== 'string') return null
  const [, traceId = '', spanId = '', flags = ''] =
    /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(traceparent) ?? []
  const trace = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true }
  return isSpanContextValid(trace) ? trace : null
}

/** The headers that tie a call to a service to the trace of the request that it is sent for. */
export function traceHeaders(): Record<string, string> {
  const trace = currentTrace()
  if (!trace) return {}
  return { traceparent: `00-${trace.traceId}-${trace.spanId}-0${trace.traceFlags & 1}` }
}
