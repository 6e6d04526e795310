import { setTimeout } from 'node:timers/promises'
import { ROOT_CONTEXT, type SpanContext, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { currentTrace } from './traceContext.ts'

/** A piece of a request's work that has ended. */
type FinishedWork = {
  /** From a short list: what differs from request to request is an attribute. */
  name: string
  milliseconds: number
  failed: boolean
  attributes: Record<string, string | number | boolean>
}

/** The span of a request. */
type RequestSpan = { trace: SpanContext; end(place: string, status: number): void }

export type Tracing = {
  /** Begins the span of a request, in the trace that its sender named or in one of its own. */
  begin(request: { id: string; method: string; parent: SpanContext | null }): RequestSpan
  /** Adds a piece of work to the trace of the request at hand. */
  record(work: FinishedWork): void
  /** Sends what is left, unless the collector takes too long. */
  close(): Promise<void>
}

/** The longest that a collector may hold the end of the server, milliseconds. */
const TIMEOUT_MS = 2000
const VARIABLES = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] as const

/**
 * OpenTelemetry traces by OTLP, when the standard variables name a collector; else null, and nothing is loaded. Query strings and
 * bodies are never recorded.
 */
export async function startTracing(): Promise<Tracing | null> {
  if (process.env.OTEL_SDK_DISABLED === 'true' || !VARIABLES.some((name) => process.env[name])) return null
  const provider = await createProvider()
  const tracer = provider.getTracer('sutki')
  const under = (parent: SpanContext | null) =>
    parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT

  return {
    begin({ id, method, parent }) {
      const attributes = { 'http.request.method': method, 'sutki.request_id': id }
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, under(parent))
      return {
        trace: span.spanContext(),
        end(place, status) {
          span.updateName(`${method} ${place}`)
          span.setAttribute('http.response.status_code', status)
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
    record({ name, milliseconds, failed, attributes }) {
      const endTime = Date.now()
      const startTime = endTime - milliseconds
      const options = { kind: SpanKind.CLIENT, attributes, startTime }
      const span = tracer.startSpan(name, options, under(currentTrace()))
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end(endTime)
    },
    close: () =>
      Promise.race([provider.shutdown().catch(() => {}), setTimeout(TIMEOUT_MS, undefined, { ref: false })]),
  }
}

async function createProvider() {
  const { BatchSpanProcessor, NodeTracerProvider } = await import('@opentelemetry/sdk-trace-node')
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http')
  const { defaultResource, detectResources, envDetector, resourceFromAttributes } = await import(
    '@opentelemetry/resources'
  )
  const named = defaultResource().merge(resourceFromAttributes({ 'service.name': 'sutki' }))
  return new NodeTracerProvider({
    resource: named.merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
}
