import { setTimeout } from 'node:timers/promises'
import { context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'

/** A piece of a request's work that has ended. */
type FinishedWork = {
  requestId: string
  /** From a short list: what differs from request to request is an attribute. */
  name: string
  milliseconds: number
  failed: boolean
  attributes: Record<string, string | number | boolean>
}

export type Tracing = {
  /** Begins the trace of a request; what is returned ends it. */
  begin(requestId: string, method: string): (route: string | null, status: number) => void
  /** Adds a piece of work to the trace of its request. */
  record(work: FinishedWork): void
  /** Sends what is left, unless the collector takes too long. */
  close(): Promise<void>
}

/** The longest that a collector may hold the end of the server, milliseconds. */
const TIMEOUT_MS = 2000
const VARIABLES = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] as const

/**
 * OpenTelemetry traces by OTLP over HTTP, when the standard variables name a collector: a span a request, with the GraphQL
 * operations and REST calls in it. Null without them: nothing of it is loaded. Query strings and bodies are never recorded.
 */
export async function startTracing(): Promise<Tracing | null> {
  if (process.env.OTEL_SDK_DISABLED === 'true' || !VARIABLES.some((name) => process.env[name])) return null
  const provider = await createProvider()
  const tracer = provider.getTracer('sutki')
  const requests = new Map<string, Span>()

  return {
    begin(requestId, method) {
      const attributes = { 'http.request.method': method, 'sutki.request_id': requestId }
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes })
      requests.set(requestId, span)
      return (route, status) => {
        requests.delete(requestId)
        span.updateName(`${method} ${route ?? 'none'}`)
        span.setAttribute('http.response.status_code', status)
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      }
    },
    record({ requestId, name, milliseconds, failed, attributes }) {
      const parent = requests.get(requestId)
      const around = parent ? trace.setSpan(context.active(), parent) : context.active()
      const endTime = Date.now()
      const startTime = endTime - milliseconds
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes, startTime }, around)
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
